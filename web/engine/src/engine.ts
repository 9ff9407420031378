// The engine as a page sees it: questions in, typed answers out. The position goes in through
// standard input, where no text can be mistaken for an option.
import type { Answers, Command } from "./answers.js";
import { HandsLane, HeadLane, type Outcome } from "./lanes.js";
import { type Options, optionWords } from "./options.js";
import { type EngineError, type Fault, failure, type Result } from "./result.js";
import type { Listener, Reply, Request, Runner } from "./runner.js";
import { type Code, obtain, type Source } from "./source.js";
import { startWorker } from "./worker_runner.js";

export interface Job<T> {
  result: Promise<Result<T>>;
  cancel(): void;
}
export interface Asking {
  onProgress?: Listener;
  /** It gives way to everything else that the head is asked. */
  background?: boolean;
}
export interface Engine {
  /** One answer. `subject` is a position, or a genre's id for `generate`. */
  ask<C extends Command>(
    command: C,
    subject: string | null,
    options: Options<C>,
    asking?: Asking,
  ): Job<Answers[C]>;
  /** All lines of the answer: of `genres`, or of `generate` with a count. */
  askAll<C extends Command>(
    command: C,
    subject: string | null,
    options: Options<C>,
    asking?: Asking,
  ): Job<Answers[C][]>;
  close(): void;
}
export interface EngineOptions extends Source {
  /** Starts what runs requests; by default a Worker. */
  startRunner?: (code: Code) => Runner;
}

const HEAD: ReadonlySet<Command> = new Set<Command>([
  "solve",
  "hint",
  "explain",
  "generate",
  "grade",
  "count",
  "minimise",
  "sort",
]);

function request(command: Command, subject: string | null, options: object): Request {
  const argv = [command, "--json", ...optionWords(options)];
  if (subject === null) return { argv };
  if (command === "generate") return { argv: [...argv, subject] };
  return { argv: [...argv, "-"], stdin: subject };
}

const FAULTS: readonly Fault[] = ["internal", "internal", "usage", "input", "limit", "internal"];

type Line = { error?: Omit<EngineError, "fault"> };

function read<T>(reply: Reply): Result<T[]> {
  const lines = reply.out.split("\n").filter((line) => line !== "");
  const values = lines.map((line) => JSON.parse(line) as Line);
  const refused = values.find((value) => value.error !== undefined)?.error;
  if (refused) {
    return { ok: false, error: { ...refused, fault: FAULTS[reply.exit] ?? "internal" } };
  }
  if (values.length === 0) return failure("internal", "internal.silent", reply.err.trim());
  return { ok: true, value: values as T[], exit: reply.exit };
}

function settle<T>(outcome: Outcome): Result<T[]> {
  if (outcome === "cancelled") return failure("cancelled", "cancelled", "cancelled");
  if (outcome instanceof Error) return failure("unreachable", "engine.broken", outcome.message);
  try {
    return read<T>(outcome);
  } catch (why) {
    return failure("internal", "internal.json", String(why));
  }
}

function first<T>(result: Result<T[]>): Result<T> {
  if (!result.ok) return result;
  return { ...result, value: result.value[0] as T };
}

export function createEngine(options: EngineOptions): Engine {
  const code = obtain(options);
  const start = () => (options.startRunner ?? startWorker)(code);
  const hands = new HandsLane(start);
  const head = new HeadLane(start);

  let called = false;
  const callForRest = () => {
    called = true;
    code.rest().catch(() => {}); // who needs it reports it
  };

  const askAll: Engine["askAll"] = (command, subject, said, asking = {}) => {
    const words = request(command, subject, said);
    const task = HEAD.has(command)
      ? head.submit(words, asking.onProgress, asking.background)
      : hands.submit(words, asking.onProgress);
    // The first answer of the hands goes before everything; then the rest may come.
    if (HEAD.has(command)) callForRest();
    else if (!called) task.outcome.then(callForRest);
    return { result: task.outcome.then((outcome) => settle(outcome)), cancel: task.cancel };
  };
  return {
    askAll,
    ask: (command, subject, said, asking) => {
      const job = askAll(command, subject, said, asking);
      return { result: job.result.then(first), cancel: job.cancel };
    },
    close: () => {
      hands.close();
      head.close();
    },
  };
}
