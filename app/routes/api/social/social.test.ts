import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawAgentCard, drawPageCard } from "./cards.ts";
import { getTypefaces, shrink } from "./glyphs.ts";
import { CARD, crc32 } from "./picture.ts";
import { breakLines, setLine } from "./typesetting.ts";

const readStaticFile = async (path: string) => new Response(await readFile(`public${path}`));

const ines = {
  slug: "ines-calloway",
  id: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
  name: "Ines Calloway",
  photoUrl: null,
  headline: "Home and auto for older houses and first-time buyers",
  city: "Austin",
  stateCode: "TX",
  organization: "Lantern Row Insurance",
  accountStatus: "active" as const,
  reviewCount: 38,
  reviewedSince: null,
  starSum: 174,
  licenses: [{ state: { code: "TX", name: "Texas" }, number: "2214873", validity: "in-force" as const }],
};

/** The chunks of a PNG, with their checksums verified. */
function readPng(png: Uint8Array): Map<string, Uint8Array> {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(view.getUint32(at + 8 + length)).toBe(crc32(body));
    chunks.set(new TextDecoder().decode(body.subarray(0, 4)), body.subarray(4));
    at += length + 12;
  }
  return chunks;
}

test("a card is a complete PNG of 1200 × 630 and small enough for every service that fetches it", async () => {
  const png = await drawAgentCard(await getTypefaces(readStaticFile), ines);
  const chunks = readPng(png);
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const header = new DataView(new Uint8Array(chunks.get("IHDR") ?? []).buffer);
  expect([header.getUint32(0), header.getUint32(4)]).toEqual([1200, 630]);
  const rows = inflateSync(chunks.get("IDAT") ?? new Uint8Array());
  expect(rows.length).toBe((CARD.width + 1) * CARD.height);
  expect(Math.max(...rows.subarray(0, 100_000))).toBeLessThan((chunks.get("PLTE")?.length ?? 0) / 3);
  expect(png.length).toBeLessThan(60_000);
});

test("the checksum is CRC-32", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

test("letters beyond the file's own are made of a letter and its accents, lifted over tall letters", async () => {
  const { title: serif } = await getTypefaces(readStaticFile);
  const composed = setLine(serif, "ễ").placed;
  expect(composed).toHaveLength(3);
  expect(composed[2]?.y).toBeLessThan(composed[1]?.y ?? 0);
  expect(setLine(serif, "Č").placed[1]?.y).toBeLessThan(setLine(serif, "č").placed[1]?.y ?? 0);
  expect(setLine(serif, "Łuczak").placed).toHaveLength(6);
});

test("a letter in a smaller size keeps its share of ink and its place on the baseline", async () => {
  const { title } = await getTypefaces(readStaticFile);
  const small = shrink(title, 0.5);
  const [from, to] = [title.glyphs.H, small.glyphs.H];
  if (from === undefined || to === undefined) throw new Error("no H");
  const ink = (levels: Uint8Array) => levels.reduce((sum, level) => sum + level, 0);
  expect(ink(small.coverage(to)) / ink(title.coverage(from))).toBeCloseTo(0.25, 1);
  expect(to[2]).toBe(Math.floor(from[2] / 2));
  expect(setLine(small, "Hof").width).toBeCloseTo(setLine(title, "Hof").width / 2, 0);
});

test("whatever the words, no line is wider than the card and no card fails", async () => {
  const faces = await getTypefaces(readStaticFile);
  const { text: sans } = faces;
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.integer({ min: 1, max: 3 }),
      (text, maxLines) => {
        const lines = breakLines(sans, text, 600, maxLines);
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(setLine(sans, line).width).toBeLessThanOrEqual(600);
      },
    ),
  );
  const long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(8);
  await drawAgentCard(faces, { ...ines, name: long, headline: long, reviewCount: 0, licenses: [] });
  await drawPageCard(faces, { title: long, line: "日本語" });
});
