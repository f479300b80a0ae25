/** A copy of the project to be broken in, so that an interruption leaves nothing broken behind. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "../../scripts/project.ts";

export type Copy = {
  path: string;
  /** A folder beside it, for what is made of it. */
  beside: string;
  remove(): void;
};

/** The files as they stand, or as they were at a commit; what is installed is shared. */
export function makeCopy(commit?: string): Copy {
  const { path: folder, remove } = makeTemporary("mutations");
  const path = join(folder, "project");
  const beside = join(folder, "made");
  for (const one of [path, beside]) mkdirSync(one);
  if (commit === undefined) {
    const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    for (const file of git(listed).toString().split("\0").filter(Boolean)) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      cpSync(join(projectRoot, file), join(path, file));
    }
  } else {
    execFileSync("tar", ["-x", "-C", path], { input: git(["archive", commit]) });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(path, "node_modules"));
  return { path, beside, remove };
}

const git = (args: string[]) => execFileSync("git", args, { cwd: projectRoot, maxBuffer: 2 ** 28 });
