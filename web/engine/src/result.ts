// Every question is answered by a value or by an error, never by an exception: what went wrong is
// part of the answer, and a face shows it.

export type Fault =
  | "usage" // the question itself was wrong
  | "input" // the position could not be read
  | "limit" // a limit was reached before there was an answer
  | "internal" // a fault of the engine
  | "cancelled" // the asker no longer wants to know
  | "unreachable"; // the engine could not be loaded

export interface EngineError {
  fault: Fault;
  code: string;
  message: string;
  /** Bytes of UTF-8 before the place that is wrong; see `indexOfByte`. */
  offset: number | null;
}

export type Result<T> = { ok: true; value: T; exit: number } | { ok: false; error: EngineError };

export function failure(
  fault: Fault,
  code: string,
  message: string,
): { ok: false; error: EngineError } {
  return { ok: false, error: { fault, code, message, offset: null } };
}

/** The index into a JavaScript string that lies after so many bytes of its UTF-8 form. */
export function indexOfByte(text: string, bytes: number): number {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const encoded = new TextEncoder().encode(text);
  return decoder.decode(encoded.subarray(0, Math.max(0, bytes))).length;
}
