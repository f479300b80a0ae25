/** Folders of one run, in memory where there is room: waiting for a disk was most of what a test that writes did. */
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Less than a run may write: containers often have 64 MB there. */
const ROOM_BYTES = 2 * 1024 ** 3;

export type TemporaryFolder = { path: string; remove(): void };

/** A new folder, gone with `remove` or with the process. `TMPDIR` says where when it is set. */
export function makeTemporary(name: string): TemporaryFolder {
  const path = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `fairlead-${name}-`));
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
