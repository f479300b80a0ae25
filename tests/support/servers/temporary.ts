/** Folders of one run, in memory where there is room: waiting for a disk was most of what a test that writes did. */
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "#app/platform/durations.ts";

const MEMORY = "/dev/shm";
/** Less than a run may write: containers often have 64 MB there. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** Leftovers of a killed run: no run takes so long. */
const LEFT_MS = 6 * HOUR_MS;

export type TemporaryFolder = { path: string; remove(): void };

/** A new folder, deleted by `remove` or with the process. `TMPDIR` says where, if it is set. */
export function makeTemporary(name: string): TemporaryFolder {
  const path = mkdtempSync(join(folderOnce(), `fairlead-${name}-`));
  const removeNow = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", removeNow);
  return {
    path,
    remove() {
      process.off("exit", removeNow);
      removeNow();
    },
  };
}

let folder: string | undefined;

function folderOnce(): string {
  if (folder === undefined) {
    folder = hasRoom() ? MEMORY : tmpdir();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const made = name.startsWith("fairlead-") ? statSync(path, { throwIfNoEntry: false }) : undefined;
      if (made !== undefined && Date.now() - made.mtimeMs > LEFT_MS)
        rmSync(path, { recursive: true, force: true });
    }
  }
  return folder;
}

function hasRoom(): boolean {
  if (process.env.TMPDIR !== undefined) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
