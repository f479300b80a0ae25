/** Makes a program slow, as a machine with much else to do does: it runs for a share of the time and waits for the rest. */
import { setTimeout as wait } from "node:timers/promises";

const ROUND_MS = 50;

/** Slows the process down `times` times until `stop`, which gives it all of its time back. */
export function slowDown(pid: number, times: number): { stop(): Promise<void> } {
  let stopped = false;
  // One that is stopped for good would outlive us.
  const wake = () => process.kill(pid, "SIGCONT");
  process.once("exit", wake);
  const rounds = (async () => {
    while (!stopped) {
      process.kill(pid, "SIGSTOP");
      await wait(ROUND_MS - ROUND_MS / times);
      wake();
      await wait(ROUND_MS / times);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await rounds;
      process.off("exit", wake);
    },
  };
}
