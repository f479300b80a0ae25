/** Makes a program slow, as a machine with much else to do does: it runs for a while, then waits for a longer one. */
import { setTimeout as wait } from "node:timers/promises";

/** Stops the process and lets it run by turns, until `stop` gives it all of its time back. */
export function slowDown(
  pid: number,
  { stoppedMs, runsMs }: { stoppedMs: number; runsMs: number },
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const orEnded = { signal: ending.signal };
  // One that is stopped for good would outlive us.
  const wake = () => process.kill(pid, "SIGCONT");
  process.once("exit", wake);
  const rounds = (async () => {
    while (!ending.signal.aborted) {
      process.kill(pid, "SIGSTOP");
      await wait(stoppedMs, undefined, orEnded).catch(() => {});
      wake();
      await wait(runsMs, undefined, orEnded).catch(() => {});
    }
  })();
  return {
    async stop() {
      if (ending.signal.aborted) return;
      ending.abort();
      await rounds;
      process.off("exit", wake);
    },
  };
}
