/** Prints a line for each test file that has ended: which of its tests failed. */
import type { Reporter } from "vitest/node";

export const ENDED = "trial ended: ";
export type Failure = { test: string; message: string };
export type Ended = { file: string; failed: Failure[]; ms: number };

export default class TrialReporter implements Reporter {
  onTestModuleEnd: Reporter["onTestModuleEnd"] = (module) => {
    const failed = [...module.children.allTests("failed")].map((test) => ({
      test: test.fullName,
      message: firstLine(test.result().errors),
    }));
    // A hook that fails leaves its tests untouched.
    if (failed.length === 0 && !module.ok())
      failed.push({ test: "a hook, or the file itself", message: firstLine(module.errors()) });
    const ms = Math.round(module.diagnostic().duration);
    const ended: Ended = { file: module.moduleId, failed, ms };
    console.log(ENDED + JSON.stringify(ended));
  };
}

const firstLine = (errors: readonly { message: string }[] | undefined) =>
  errors?.[0]?.message.split("\n")[0] ?? "";
