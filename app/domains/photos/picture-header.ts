/** The header of an upload, read without decoding the picture. */
import type { HeaderProblem, PhotoHeader } from "./types.ts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/**
 * Type, size in pixels and orientation, or what else the file is, from its content: "unreadable" is a JPEG or PNG whose
 * header ends too soon or has what no photo has (twelve bits, no height).
 */
export function readPictureHeader(bytes: Uint8Array): PhotoHeader | HeaderProblem {
  if (startsWith(bytes, PNG_SIGNATURE)) return readPng(bytes) ?? "unreadable";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg(bytes) ?? "unreadable";
  if (startsWith(bytes, ascii("ftyp"), 4)) return readBrand(bytes);
  const isOther = OTHER_PICTURES.some(([signature, at]) => startsWith(bytes, signature, at));
  return isOther ? "other-picture" : "not-a-picture";
}

/** GIF, WebP, and TIFF in both orders of its bytes. */
const OTHER_PICTURES = [
  [ascii("GIF8"), 0],
  [ascii("WEBP"), 8],
  [[...ascii("II"), 42, 0], 0],
  [[...ascii("MM"), 0, 42], 0],
] as const;

/** Phones' HEIC and AVIF consist of boxes, as MP4 does; the first box says which. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "heif"];
function readBrand(bytes: Uint8Array): HeaderProblem {
  const brand = String.fromCharCode(...bytes.subarray(8, 12));
  if (HEIC_BRANDS.includes(brand)) return "heic";
  return brand.startsWith("avi") ? "other-picture" : "not-a-picture";
}

function readPng(bytes: Uint8Array): PhotoHeader | null {
  if (bytes.length < 33 || !startsWith(bytes, ascii("IHDR"), 12)) return null;
  const view = viewOf(bytes);
  return sized({ type: "image/png", width: view.getUint32(16), height: view.getUint32(20), orientation: 1 });
}

const sized = (header: PhotoHeader): PhotoHeader | null =>
  header.width > 0 && header.height > 0 ? header : null;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Markers without a length: restarts, the start of the image, and padding. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;
/** Frames that the decoder knows: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

function readJpeg(bytes: Uint8Array): PhotoHeader | "cmyk" | null {
  const view = viewOf(bytes);
  let orientation: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    // Pixels, or the end, before any frame.
    if (marker === 0xda || marker === 0xd9 || OTHER_FRAMES.has(marker)) return null;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (FRAMES.has(marker)) {
      if (length < 8) return null;
      const bits = bytes[at + 4];
      const components = bytes[at + 9];
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      // CMYK, as it is or as YCCK.
      if (bits === 8 && components === 4 && height > 0 && width > 0) return "cmyk";
      if (bits !== 8 || (components !== 1 && components !== 3)) return null;
      return sized({ type: "image/jpeg", width, height, orientation: orientation ?? 1 });
    }
    // The first one counts, as in browsers.
    if (marker === 0xe1) orientation ??= readOrientation(bytes.subarray(at + 4, end));
    at = end;
  }
  return null;
}

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** EXIF's orientation in an application segment; null where there is none, or none of the eight. */
function readOrientation(segment: Uint8Array): number | null {
  if (segment.length < 14 || !startsWith(segment, [...ascii("Exif"), 0, 0])) return null;
  const tiff = segment.subarray(6);
  const little = startsWith(tiff, ascii("II"));
  if (!little && !startsWith(tiff, ascii("MM"))) return null;
  const view = viewOf(tiff);
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return null;
  const entries = view.getUint16(first, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, little);
    return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
