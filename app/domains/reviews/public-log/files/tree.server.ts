/** The Merkle tree of RFC 6962 §2.1, read from tiles of 256 hashes (c2sp.org/tlog-tiles). Pure but for what it reads. */
import { hash } from "node:crypto";

/** 32 bytes: SHA-256. */
export type Hash = Uint8Array<ArrayBuffer>;

export const HASH_BYTES = 32;
/** A tile has the hashes of eight levels of the tree. */
const TILE_HEIGHT = 8;
export const TILE_WIDTH = 2 ** TILE_HEIGHT;

/** A tile as the format names it. Narrower than 256 only at the right edge of a tree. */
export type Tile = { level: number; index: number; width: number };
/** The hashes of a tile, one after another. Throws when there is no such tile. */
export type ReadTile = (tile: Tile) => Promise<Uint8Array<ArrayBuffer>>;

const LEAF = 0;
const NODE = 1;

/** SHA-256 of a byte that says what follows, and of the parts. */
function prefixed(kind: number, ...parts: readonly Uint8Array[]): Hash {
  const bytes = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0));
  bytes[0] = kind;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(hash("sha256", bytes, "buffer"));
}

export const leafHash = (entry: Uint8Array): Hash => prefixed(LEAF, entry);
export const nodeHash = (left: Hash, right: Hash): Hash => prefixed(NODE, left, right);
/** Of a tree without entries. */
export const EMPTY_ROOT: Hash = new Uint8Array(hash("sha256", "", "buffer"));

/** The largest power of two below `size`, for two or more. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The root of a tree of these hashes, which are leaves or the roots of full subtrees of one height. */
export function rootOf(hashes: readonly Hash[]): Hash {
  let row = hashes;
  if (row.length === 0) return EMPTY_ROOT;
  // A last one without a neighbor moves up unchanged, which gives the same root as splitting at powers of two.
  while (row.length > 1) {
    const above: Hash[] = [];
    for (let at = 0; at < row.length; at += 2) {
      const [left, right] = [row[at], row[at + 1]];
      if (left !== undefined) above.push(right === undefined ? left : nodeHash(left, right));
    }
    row = above;
  }
  return row[0] ?? EMPTY_ROOT;
}

export const hashesIn = (bytes: Uint8Array<ArrayBuffer>): Hash[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, at) =>
    bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );

/** How many hashes a level of tiles has in a tree of `size`. */
const countAt = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level);

/** A tile of a tree of `size`, as wide as it is there. */
export const tileAt = (level: number, index: number, size: number): Tile => ({
  level,
  index,
  width: Math.min(TILE_WIDTH, countAt(level, size) - index * TILE_WIDTH),
});

/** A view of the tree of `size`; each tile is read once. */
export function openTree(size: number, read: ReadTile) {
  const tiles = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const tile = (level: number, index: number): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${level} ${index}`;
    const reading = tiles.get(key) ?? read(tileAt(level, index, size));
    tiles.set(key, reading);
    return reading;
  };

  /** Of the full subtree with `2 ** height` leaves that begins at leaf `first`. */
  async function fullSubtree(height: number, first: number): Promise<Hash> {
    const level = Math.floor(height / TILE_HEIGHT);
    const wide = 2 ** (height % TILE_HEIGHT);
    const from = first / TILE_WIDTH ** level;
    const bytes = await tile(level, Math.floor(from / TILE_WIDTH));
    const at = (from % TILE_WIDTH) * HASH_BYTES;
    return rootOf(hashesIn(bytes.subarray(at, at + wide * HASH_BYTES)));
  }

  /** MTH(D[first : first + count]). */
  async function hashOf(first: number, count: number): Promise<Hash> {
    const height = Math.log2(count);
    if (Number.isInteger(height)) return fullSubtree(height, first);
    const split = splitOf(count);
    return nodeHash(await hashOf(first, split), await hashOf(first + split, count - split));
  }

  async function pathTo(leaf: number, first: number, count: number): Promise<Hash[]> {
    if (count === 1) return [];
    const split = splitOf(count);
    return leaf < split
      ? [...(await pathTo(leaf, first, split)), await hashOf(first + split, count - split)]
      : [...(await pathTo(leaf - split, first + split, count - split)), await hashOf(first, split)];
  }

  return {
    root: async (): Promise<Hash> => (size === 0 ? EMPTY_ROOT : hashOf(0, size)),
    /** The inclusion proof of an entry (RFC 6962 §2.1.1), the leaf's neighbor first. */
    proofOf: (index: number): Promise<Hash[]> => pathTo(index, 0, size),
  };
}

type WrittenTile = Tile & { bytes: Uint8Array<ArrayBuffer> };

/**
 * The tiles that are new or wider once `leaves` follow a tree of `size`: from the lowest level up, left to right. Reads
 * the tile at the right edge of each level.
 */
export async function growTiles(
  size: number,
  leaves: readonly Hash[],
  read: ReadTile,
): Promise<WrittenTile[]> {
  const written: WrittenTile[] = [];
  let added = leaves;
  for (let level = 0; added.length > 0; level += 1) {
    const before = countAt(level, size);
    const first = Math.floor(before / TILE_WIDTH);
    const width = before % TILE_WIDTH;
    const edge = width === 0 ? [] : hashesIn(await read({ level, index: first, width }));
    const row = [...edge, ...added];
    const full: Hash[] = [];
    for (let at = 0; at < row.length; at += TILE_WIDTH) {
      const some = row.slice(at, at + TILE_WIDTH);
      written.push({ level, index: first + at / TILE_WIDTH, width: some.length, bytes: joined(some) });
      if (some.length === TILE_WIDTH) full.push(rootOf(some));
    }
    added = full;
  }
  return written;
}

function joined(hashes: readonly Hash[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hashes.length * HASH_BYTES);
  for (const [at, hash] of hashes.entries()) bytes.set(hash, at * HASH_BYTES);
  return bytes;
}
