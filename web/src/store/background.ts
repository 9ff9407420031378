// What can wait. A question in the background is dropped whenever the player asks the head something;
// it is put again behind that, as long as someone still wants to know.
import type { Job, Result } from "hashigo-engine";

export async function patiently<T>(
  ask: () => Job<T>,
  wanted: AbortSignal,
): Promise<Result<T> | null> {
  while (!wanted.aborted) {
    const job = ask();
    wanted.addEventListener("abort", job.cancel, { once: true });
    const answer = await job.result;
    wanted.removeEventListener("abort", job.cancel);
    if (answer.ok || answer.error.fault !== "cancelled") return answer;
  }
  return null;
}
