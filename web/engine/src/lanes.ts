// The two hands of the page on the engine. *Hands* answers in milliseconds, in the order asked.
// *Head* thinks about one thing at a time; to cancel it, its Worker is ended and a spare one, which
// has been kept warm, takes over.
import type { Listener, Reply, Request, Runner, StartRunner } from "./runner.js";

export type Outcome = Reply | "cancelled" | Error;

export interface Task {
  outcome: Promise<Outcome>;
  cancel(): void;
}

const asError = (why: unknown) => (why instanceof Error ? why : new Error(String(why)));

export class HandsLane {
  private runner: Runner;

  constructor(private readonly start: StartRunner) {
    this.runner = start();
  }
  submit(request: Request, listener?: Listener): Task {
    const runner = this.runner;
    const outcome = runner.run(request, listener).catch((why) => {
      if (runner === this.runner) this.runner = this.start();
      return asError(why);
    });
    return { outcome, cancel: () => {} };
  }
  close(): void {
    this.runner.stop();
  }
}

interface Thought {
  request: Request;
  listener: Listener | undefined;
  background: boolean;
  settle(outcome: Outcome): void;
}

export class HeadLane {
  private runner: Runner | undefined;
  private spare: Runner | undefined;
  private current: Thought | undefined;
  private queue: Thought[] = [];

  constructor(private readonly start: StartRunner) {}

  /** What is thought about in the background gives way to everything else. */
  submit(request: Request, listener?: Listener, background = false): Task {
    let settle: (outcome: Outcome) => void = () => {};
    const outcome = new Promise<Outcome>((resolve) => {
      settle = resolve;
    });
    const thought = { request, listener, background, settle };
    this.queue.push(thought);
    if (!background) this.makeWay(thought);
    this.proceed();
    return { outcome, cancel: () => this.cancel(thought) };
  }
  close(): void {
    for (const thought of [...this.queue, this.current]) thought?.settle("cancelled");
    this.queue = [];
    this.current = undefined;
    this.runner?.stop();
    this.spare?.stop();
  }

  private makeWay(forThis: Thought): void {
    for (const other of [this.current, ...this.queue]) {
      if (other?.background && other !== forThis) this.cancel(other);
    }
  }
  private cancel(thought: Thought): void {
    thought.settle("cancelled");
    this.queue = this.queue.filter((other) => other !== thought);
    if (this.current !== thought) return;
    this.replaceRunner();
    this.current = undefined;
    this.proceed();
  }
  private replaceRunner(): void {
    this.runner?.stop();
    this.runner = this.spare;
    this.spare = undefined;
  }
  private proceed(): void {
    if (this.current) return;
    const thought = this.queue.shift();
    if (!thought) return;
    this.current = thought;
    this.runner ??= this.start();
    this.spare ??= this.start();
    this.think(thought, this.runner);
  }
  private async think(thought: Thought, runner: Runner): Promise<void> {
    const outcome = await runner.run(thought.request, thought.listener).catch(asError);
    if (this.current !== thought) return;
    if (outcome instanceof Error) this.replaceRunner();
    this.current = undefined;
    thought.settle(outcome);
    this.proceed();
  }
}
