/** Complete files of the kinds that people upload, as small as possible. */

/** A PDF of about so many bytes. */
export const wholePdf = (bytes = 2_000) =>
  new Blob(["%PDF-1.7\n", "license ".repeat(Math.ceil(bytes / 8)), "\n%%EOF\n"], { type: "application/pdf" });

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 4, 1, 2, 3, 4, 5, 0xff, 0xd9];
export const wholeJpeg = (type = "image/jpeg") => new Blob([new Uint8Array(JPEG)], { type });

const chunk = (name: string, data: readonly number[]) => [
  ...[0, 0, 0, data.length],
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  ...data,
  ...[0, 0, 0, 0],
];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const wholePng = (type = "image/png") =>
  new Blob(
    [
      new Uint8Array([
        ...PNG,
        ...chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
        ...chunk("IDAT", [1, 2, 3]),
        ...chunk("IEND", []),
      ]),
    ],
    { type },
  );
