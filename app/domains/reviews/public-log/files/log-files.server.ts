/** The names and contents of the log's files (c2sp.org/tlog-tiles): tiles of hashes, and bundles of entries. */
import { HASH_BYTES, TILE_WIDTH, type Tile } from "./tree.server.ts";

/** Of the log's files in the bucket of documents; then its id. */
export const LOG_PREFIX = "review-log/";
export const CHECKPOINT = "checkpoint";
/** The public keys that have signed it, one a line, the oldest first. */
export const KEYS = "keys";

/** `1234067` → `x001/x234/067`. */
export function indexPath(index: number): string {
  const parts = [index % 1000];
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000))
    parts.unshift(rest % 1000);
  return parts
    .map((part, at) => (at < parts.length - 1 ? "x" : "") + String(part).padStart(3, "0"))
    .join("/");
}

const widthPath = (width: number) => (width === TILE_WIDTH ? "" : `.p/${width}`);

export const tilePath = ({ level, index, width }: Tile): string =>
  `tile/${level}/${indexPath(index)}${widthPath(width)}`;
export const bundlePath = ({ index, width }: Pick<Tile, "index" | "width">): string =>
  `tile/entries/${indexPath(index)}${widthPath(width)}`;

const INDEX = /^(?:x[0-9]{3}\/){0,3}[0-9]{3}$/;
const WIDTH = /^(?:[1-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])$/;
const LEVEL = /^(?:entries|[0-9]|[1-5][0-9]|6[0-3])$/;

/** Whether a path below the log's address names a tile or a bundle. */
export function isTilePath(path: string): boolean {
  const [folder, level = "", ...rest] = path.split("/");
  const [index = "", width, ...more] = rest.join("/").split(".p/");
  return (
    folder === "tile" &&
    LEVEL.test(level) &&
    INDEX.test(index) &&
    (width === undefined || WIDTH.test(width)) &&
    more.length === 0
  );
}

/** Entries one after another, each after its length in two bytes. */
export function writeBundle(entries: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(entries.reduce((sum, entry) => sum + 2 + entry.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const entry of entries) {
    view.setUint16(at, entry.length);
    bytes.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bytes;
}

/** The entries of a bundle. Throws `RangeError` for one that ends within an entry. */
export function readBundle(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 2 + view.getUint16(at);
    if (end > bytes.length) throw new RangeError("The bundle ends within an entry.");
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
}

/** A file of a log by its path below the log's address; null where there is none. */
export type FindLogFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Throws where a checkpoint or a list of keys is missing. */
export async function requireLogFile(find: FindLogFile, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await find(path);
  if (found === null) throw new Error(`The log’s file ${path} is missing.`);
  return found;
}

/** A narrow one may be gone as soon as the full one is there: then that has it, too. */
async function findWide<T>(
  find: FindLogFile,
  { width, ...tile }: Tile,
  pathOf: (tile: Tile) => string,
  take: (bytes: Uint8Array<ArrayBuffer>) => T,
): Promise<T> {
  const own = await find(pathOf({ ...tile, width }));
  if (own !== null) return take(own);
  const full = await find(pathOf({ ...tile, width: TILE_WIDTH }));
  if (full === null) throw new Error(`The log’s file ${pathOf({ ...tile, width })} is missing.`);
  return take(full);
}

/** The hashes of a tile. Throws where it is missing. */
export const requireTile = (find: FindLogFile, tile: Tile): Promise<Uint8Array<ArrayBuffer>> =>
  findWide(find, tile, tilePath, (bytes) => bytes.subarray(0, tile.width * HASH_BYTES));

/** The entries of a bundle. Throws where it is missing. */
export const requireBundle = (find: FindLogFile, tile: Tile): Promise<Uint8Array<ArrayBuffer>[]> =>
  findWide(find, tile, bundlePath, (bytes) => readBundle(bytes).slice(0, tile.width));
