import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { wholeJpeg, wholePdf, wholePng } from "#support/uploads.ts";
import { readUpload } from "./upload.ts";

const read = (...parts: BlobPart[]) => readUpload(new File(parts, "../x.svg.exe", { type: "image/svg+xml" }));
const ZIP_END = new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);

test.each([
  ["application/pdf", wholePdf()],
  ["image/jpeg", wholeJpeg()],
  ["image/png", wholePng()],
])("%s is known by its content, whatever it is called", async (type, file) => {
  expect(await read(file)).toMatchObject({ type });
});

test("what a phone appends to a photo is left away", async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#876" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const film = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode("ftypmp42"), ...Array(40).fill(7)]);
  for (const behind of ["SEFT", film, photo]) {
    const file = await read(
      new Uint8Array(photo),
      typeof behind === "string" ? behind : new Uint8Array(behind),
    );
    expect(file).toMatchObject({ type: "image/jpeg" });
    expect("bytes" in file && Buffer.from(file.bytes).equals(photo)).toBe(true);
  }
});

describe("is refused with a sentence", () => {
  const half = (file: Blob) => file.slice(0, file.size - 9);
  test.each<[string, BlobPart[], string]>([
    ["an SVG", ['<svg xmlns="http://www.w3.org/2000/svg"/>'], "Choose a PDF, a JPEG, or a PNG."],
    ["a web page", ["<!doctype html><script>1</script>"], "Choose a PDF, a JPEG, or a PNG."],
    ["a PDF behind a blank", [" ", wholePdf()], "Choose a PDF, a JPEG, or a PNG."],
    ["half a PDF", [half(wholePdf())], "is incomplete"],
    ["half a JPEG", [half(wholeJpeg())], "is incomplete"],
    ["half a PNG", [half(wholePng())], "is incomplete"],
    ["the first bytes of a PNG", [wholePng().slice(0, 8)], "is incomplete"],
    ["a PNG with an archive behind it", [wholePng(), "PK", ZIP_END], "is incomplete"],
    ["a JPEG with an archive behind it", [wholeJpeg(), "PK", ZIP_END], "more than one kind"],
    ["a JPEG with a page behind it", [wholeJpeg(), "<html></html>"], "more than one kind"],
    ["a PDF with a page behind it", [wholePdf(), "<html></html>"], "is incomplete"],
    [
      "a PDF with an archive’s end inside",
      [wholePdf().slice(0, 900), ZIP_END, "\n%%EOF\n"],
      "more than one kind",
    ],
    ["a PDF that begins as a page", ["%PDF-1.7\n<HTML><ScRiPt>", wholePdf()], "more than one kind"],
    [
      "a JPEG with a script in a comment",
      [
        wholeJpeg().slice(0, 8),
        new Uint8Array([0xff, 0xfe, 0, 18]),
        "<sCript>alert(1)",
        wholeJpeg().slice(8),
      ],
      "more than one kind",
    ],
    [
      "a PNG with a PDF in a chunk",
      [
        wholePng().slice(0, 33),
        new Uint8Array([0, 0, 0, 8]),
        "tEXt%PDF-1.7",
        new Uint8Array(4),
        wholePng().slice(33),
      ],
      "more than one kind",
    ],
  ])("%s", async (_what, parts, sentence) => {
    const problem = await read(...parts);
    expect(problem).toHaveProperty("problem", expect.stringContaining(sentence));
  });
});
