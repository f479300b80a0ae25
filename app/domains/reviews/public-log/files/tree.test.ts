/** The tree against RFC 6962: the facts of its §2.1, worked out by hand from its definitions. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundlePath, indexPath, isTilePath, readBundle, tilePath, writeBundle } from "./log-files.server.ts";
import {
  growTiles,
  type Hash,
  hashesIn,
  leafHash,
  nodeHash,
  openTree,
  rootOf,
  type Tile,
  tileAt,
} from "./tree.server.ts";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const sha = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
const leaf = (no: number): Hash => leafHash(Buffer.from(`entry ${no}`));
const leaves = (count: number): Hash[] => Array.from({ length: count }, (_, no) => leaf(no));

/** MTH(D[n]) exactly as §2.1 defines it. */
function mth(entries: readonly Uint8Array[]): Uint8Array {
  if (entries.length === 0) return sha();
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) return sha(Uint8Array.of(0), only);
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return sha(Uint8Array.of(1), mth(entries.slice(0, k)), mth(entries.slice(k)));
}

/** A tree in memory that grew in steps of these sizes; each tile is written once and read by its path. */
async function grown(steps: readonly number[]) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (tile: Tile) => {
    const found = files.get(tilePath(tile));
    if (found === undefined) throw new Error(`There is no ${tilePath(tile)}.`);
    return found;
  };
  let size = 0;
  for (const step of steps) {
    const added = Array.from({ length: step }, (_, at) => leaf(size + at));
    for (const tile of await growTiles(size, added, read)) files.set(tilePath(tile), tile.bytes);
    size += step;
  }
  return { files, size, tree: openTree(size, read) };
}

/** Checks an inclusion proof as RFC 9162 §2.1.3.2 describes it. */
function rootFrom(index: number, size: number, hash: Hash, proof: readonly Hash[]): string {
  let [fn, sn, r] = [index, size - 1, hash];
  for (const p of proof) {
    if (sn === 0) return "too long";
    if (fn % 2 === 1 || fn === sn) {
      r = nodeHash(p, r);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)];
    } else r = nodeHash(r, p);
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  }
  return sn === 0 ? hex(r) : "too short";
}

describe("hashes of RFC 6962", () => {
  test("the empty tree, the empty entry, and eight known entries have the roots that every implementation has", () => {
    // From the definitions: SHA-256(), SHA-256(0x00), and the trees of the certificate log's own test entries.
    expect(hex(rootOf([]))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(leafHash(new Uint8Array()))).toBe(
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    );
    const entries = [
      "",
      "00",
      "10",
      "2021",
      "3031",
      "40414243",
      "5051525354555657",
      "606162636465666768696a6b6c6d6e6f",
    ];
    const roots = [
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
      "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
      "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
      "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
      "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
      "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ];
    for (const [at, root] of roots.entries()) {
      const some = entries.slice(0, at + 1).map((entry) => Buffer.from(entry, "hex"));
      expect(hex(rootOf(some.map(leafHash)))).toBe(root);
    }
  });

  test("splitting at powers of two and pairing neighbors give the same root", () => {
    for (const count of [1, 2, 3, 5, 7, 8, 9, 31, 100, 255, 256, 257]) {
      const entries = Array.from({ length: count }, (_, no) => Buffer.from(`entry ${no}`));
      expect(hex(rootOf(entries.map(leafHash)))).toBe(hex(mth(entries)));
    }
  });
});

describe("a tree in tiles", () => {
  test("has the same root and proofs, however it grew", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const { size, tree } = await grown(steps);
          const all = leaves(size);
          const root = hex(rootOf(all));
          expect(hex(await tree.root())).toBe(root);
          for (const index of [0, Math.floor(size / 2), size - 1]) {
            const hash = all[index];
            if (hash === undefined) throw new Error("No such leaf.");
            expect(rootFrom(index, size, hash, await tree.proofOf(index))).toBe(root);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("of 70,000 entries has the tiles that the format says", async () => {
    const { files, size, tree } = await grown([70_000]);
    const at = (prefix: string) => [...files.keys()].filter((path) => path.startsWith(prefix));
    expect(at("tile/0/")).toHaveLength(274);
    expect(at("tile/0/").filter((path) => path.includes(".p/"))).toEqual(["tile/0/273.p/112"]);
    expect(at("tile/1/")).toEqual(["tile/1/000", "tile/1/001.p/17"]);
    expect(at("tile/2/")).toEqual(["tile/2/000.p/1"]);
    expect(files.get("tile/0/000")?.length).toBe(8_192);
    const index = 65_600;
    const proof = await tree.proofOf(index);
    expect(rootFrom(index, size, leaf(index), proof)).toBe(hex(await tree.root()));
    expect(rootFrom(index + 1, size, leaf(index), proof)).not.toBe(hex(await tree.root()));
  });

  test("of 256 entries has one full tile and one above it with a single hash", async () => {
    const { files } = await grown([100, 156]);
    expect([...files.keys()].sort()).toEqual(["tile/0/000", "tile/0/000.p/100", "tile/1/000.p/1"]);
    expect(hex(files.get("tile/1/000.p/1") ?? new Uint8Array())).toBe(hex(rootOf(leaves(256))));
    expect(tileAt(0, 0, 256).width).toBe(256);
  });

  test("refuses to grow where a tile is gone", async () => {
    const gone = async (): Promise<Uint8Array<ArrayBuffer>> => {
      throw new Error("gone");
    };
    await expect(growTiles(10, leaves(1), gone)).rejects.toThrow("gone");
  });
});

describe("the files", () => {
  test("are named as c2sp.org/tlog-tiles says", () => {
    expect(indexPath(1_234_067)).toBe("x001/x234/067");
    expect(indexPath(0)).toBe("000");
    expect(tilePath({ level: 1, index: 5, width: 256 })).toBe("tile/1/005");
    expect(bundlePath({ index: 1_000, width: 7 })).toBe("tile/entries/x001/000.p/7");
  });

  test.each(["tile/0/000", "tile/2/x001/x234/067", "tile/entries/x001/000.p/255", "tile/63/000.p/1"])(
    "%s is one of them",
    (path) => expect(isTilePath(path)).toBe(true),
  );

  test.each([
    "tile/64/000",
    "tile/00/000",
    "tile/0/00",
    "tile/0/000.p/256",
    "tile/0/000.p/0",
    "tile/0/000.p/01",
    "tile/0/001/000",
    "tile/0/x001",
    "tile/entries/../checkpoint",
    "tile/0/000.p/1.p/2",
    "checkpoint",
    "",
  ])("%s is not", (path) => expect(isTilePath(path)).toBe(false));

  test("bundles give back their entries, and say when one is cut off", () => {
    const entries = ["one", "", "three"].map((text) => new TextEncoder().encode(text));
    const bytes = writeBundle(entries);
    expect(readBundle(bytes).map(hex)).toEqual(entries.map(hex));
    expect(() => readBundle(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
    expect(hashesIn(new Uint8Array(64))).toHaveLength(2);
  });
});
