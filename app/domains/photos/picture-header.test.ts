import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPictureHeader } from "./picture-header.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const short = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [...short(Math.floor(value / 65_536)), ...short(value % 65_536)];
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...short(body.length + 2),
  ...body,
];

const png = (width: number, height: number) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...long(13), ...ascii("IHDR"), ...long(width), ...long(height), 8, 2, 0, 0, 0, 0, 0, 0, 0],
  ]);

function exif(orientation: number, little: boolean) {
  const two = (value: number) => (little ? short(value).reverse() : short(value));
  const four = (value: number) => (little ? long(value).reverse() : long(value));
  const tiff = [
    ...ascii(little ? "II" : "MM"),
    ...two(42),
    ...four(8),
    ...two(1),
    ...[...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0],
  ];
  return segment(0xe1, [...ascii("Exif"), 0, 0, ...tiff]);
}

type Jpeg = { width: number; height: number; frame?: number; bits?: number; components?: number };
const frameOf = ({ width, height, frame = 0xc0, bits = 8, components = 3 }: Jpeg) =>
  segment(frame, [bits, ...short(height), ...short(width), components, ...new Array(components * 3).fill(0)]);
const jpeg = (before: readonly number[], facts: Jpeg) =>
  Uint8Array.from([0xff, 0xd8, ...before, ...frameOf(facts), 0xff, 0xda]);

const side = fc.integer({ min: 1, max: 65_535 });

describe("the header of an upload", () => {
  test("of a PNG gives its size, any size", () => {
    const any = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(any, any, (width, height) => {
        expect(readPictureHeader(png(width, height))).toEqual({
          type: "image/png",
          width,
          height,
          orientation: 1,
        });
      }),
    );
  });

  test("of a JPEG gives size and orientation after any other segments", () => {
    const others = fc.array(
      fc.tuple(fc.constantFrom(0xe0, 0xe2, 0xed, 0xfe, 0xdb, 0xc4), fc.array(fc.nat(255), { maxLength: 40 })),
      { maxLength: 5 },
    );
    const facts = fc.record({ width: side, height: side, frame: fc.constantFrom(0xc0, 0xc1, 0xc2) });
    fc.assert(
      fc.property(
        others,
        facts,
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (list, frame, turned, little) => {
          const before = list.flatMap(([marker, body]) => segment(marker, body));
          expect(readPictureHeader(jpeg([...before, ...exif(turned, little)], frame))).toEqual({
            type: "image/jpeg",
            width: frame.width,
            height: frame.height,
            orientation: turned,
          });
        },
      ),
    );
  });

  test("takes the first orientation, if it is one of the eight", () => {
    const facts = { width: 4, height: 3 };
    expect(readPictureHeader(jpeg([...exif(6, true), ...exif(3, false)], facts))).toMatchObject({
      orientation: 6,
    });
    expect(readPictureHeader(jpeg(exif(9, true), facts))).toMatchObject({ orientation: 1 });
  });

  test.each([
    ["twelve bits", { width: 4, height: 3, bits: 12 }],
    ["lossless", { width: 4, height: 3, frame: 0xc3 }],
    ["arithmetic", { width: 4, height: 3, frame: 0xc9 }],
    ["no height", { width: 4, height: 0 }],
  ])("refuses what no photo has: %s", (_, facts) => {
    expect(readPictureHeader(jpeg([], facts))).toBe("unreadable");
  });

  test("recognizes CMYK, a phone's HEIC and other formats", () => {
    const adobe = segment(0xee, [...ascii("Adobe"), 0, 100, 0, 0, 0, 0, 2]);
    for (const before of [[], adobe])
      for (const frame of [0xc0, 0xc2])
        expect(readPictureHeader(jpeg(before, { width: 4, height: 3, components: 4, frame }))).toBe("cmyk");
    const box = (brand: string) => Uint8Array.from([...long(24), ...ascii(`ftyp${brand}`), ...long(0)]);
    for (const brand of ["heic", "heix", "mif1"]) expect(readPictureHeader(box(brand)), brand).toBe("heic");
    const others = ["GIF89a", "RIFF\0\0\0\0WEBPVP8 ", "II*\0", "MM\0*"].map((words) =>
      Uint8Array.from(ascii(words)),
    );
    for (const other of [...others, box("avif")]) expect(readPictureHeader(other)).toBe("other-picture");
    expect(readPictureHeader(box("isom")), "a film").toBe("not-a-picture");
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a page", "<!doctype html><script>1</script>"],
    ["a PDF", "%PDF-1.7"],
    ["nothing", ""],
  ])("knows that %s is no photo", (_, words) => {
    expect(readPictureHeader(Uint8Array.from(ascii(words)))).toBe("not-a-picture");
  });

  test("never throws, whatever follows a valid start and wherever it ends", () => {
    const begun = fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 300 }), (first, rest) => {
        const read = readPictureHeader(Uint8Array.from([...first, ...rest]));
        if (typeof read === "object") expect(Math.min(read.width, read.height)).toBeGreaterThan(0);
        else expect(read).toBe("unreadable");
      }),
    );
    const file = jpeg(exif(6, true), { width: 400, height: 300 });
    for (let end = 3; end < file.length - 2; end += 1)
      expect(readPictureHeader(file.subarray(0, end)), `${end} bytes`).toBe("unreadable");
  });
});
