// Who runs a request: a Worker in a page, the module itself under Node. A runner that fails is
// broken for good; whoever holds it starts another.

export interface Request {
  argv: string[];
  stdin?: string;
}
export interface Reply {
  exit: number;
  out: string;
  err: string;
}
export interface Progress {
  /** The command at work. */
  phase: string;
  /** Items, or search nodes where the total is not known. */
  done: number;
  total: number | null;
  /** Seconds that are left, where that can be told. */
  eta: number | null;
}
export type Listener = (progress: Progress) => void;

export interface Runner {
  /** Rejects only if the runner itself is broken. */
  run(request: Request, listener?: Listener): Promise<Reply>;
  stop(): void;
}
export type StartRunner = () => Runner;
