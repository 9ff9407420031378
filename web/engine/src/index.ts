// hashigo-engine: the engine behind typed questions, in two Workers or wherever you like.
export type * from "./answers.js";
export { type Asking, createEngine, type Engine, type EngineOptions, type Job } from "./engine.js";
export type * from "./genres.js";
export { startInline } from "./inline_runner.js";
export type { Common, Gesture, Options, Overlay, Rungs } from "./options.js";
export { type EngineError, type Fault, indexOfByte, type Result } from "./result.js";
export type { Listener, Progress, Reply, Request, Runner, StartRunner } from "./runner.js";
export type * from "./sites.js";
export type { Code } from "./source.js";
export { startWorker } from "./worker_runner.js";
