/** A copy of the project to be broken in, so that an interruption leaves nothing broken behind. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "../../scripts/project.ts";
import { type Numbered, withSwitches } from "./switches.ts";

export type Copy = {
  path: string;
  /** A folder beside it, for what is made of it. */
  beside: string;
  remove(): void;
};

/** The files as they stand, with a switch for each mutation. What is installed, and what runs before have made, is shared. */
export function makeCopy(mutations: readonly Numbered[]): Copy {
  const { path: folder, remove } = makeTemporary("mutations");
  const path = join(folder, "project");
  const beside = join(folder, "made");
  for (const one of [path, beside, join(projectRoot, ".data")]) mkdirSync(one, { recursive: true });
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listed, { cwd: projectRoot, maxBuffer: 2 ** 28 }).toString();
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(path, file));
  }
  for (const one of ["node_modules", ".data"]) symlinkSync(join(projectRoot, one), join(path, one));
  for (const [file, changes] of Map.groupBy(mutations, ({ mutation }) => mutation.file))
    writeFileSync(join(path, file), withSwitches(readFileSync(join(path, file), "utf8"), changes));
  return { path, beside, remove };
}
