/** Files that people upload: what they are by their content, not their name, and whether they are complete. */
import * as z from "zod";
import { t } from "#app/text/text.ts";

export const UPLOAD_BYTES = 10 * 1024 * 1024;
/** What the other fields and the seams of a form with a file may weigh. */
export const FORM_BYTES = 64 * 1024;

export type UploadType = "application/pdf" | "image/jpeg" | "image/png";
export const UPLOAD_ENDINGS: Readonly<Record<UploadType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** A form with a file somewhat too large is read to its end, so that it can come back with what was typed. */
export const UPLOAD_FORM_BYTES = 12 * 1024 * 1024;

/** Checks that a file is there and fits; `readUpload` says what it is. */
export const UploadedFile = z
  .file({ error: "Choose a file." })
  .min(1, "Choose a file.")
  .max(UPLOAD_BYTES, "Choose a file of at most 10 MB.");

/** A file with the type that its content shows, or what is wrong with it. */
export type ReadUpload = { type: UploadType; bytes: Uint8Array<ArrayBuffer> } | { problem: string };

/** Reads a file's bytes and detects their type. */
export async function readUpload(file: File): Promise<ReadUpload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(bytes);
  if (type === null) return { problem: t("Choose a PDF, a JPEG, or a PNG.") };
  const end = ENDS[type](bytes);
  if (end === null)
    return { problem: t("This file is incomplete. Save it again, or send a photo of the page.") };
  if (holdsAnother(bytes, type))
    return {
      problem: t("This file holds more than one kind of file. Save it again, or send a photo of the page."),
    };
  return { type, bytes: bytes.slice(0, end) };
}

const SIGNATURES: readonly (readonly [UploadType, readonly number[]])[] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The type of a file by its first bytes; null for types we don't accept. */
function typeOf(bytes: Uint8Array): UploadType | null {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  return known?.[0] ?? null;
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const END_OF_PDF = ascii("%%EOF");
const START_OF_PDF = ascii("%PDF-");
/** The end of a ZIP's directory. ZIP readers search for it from the end, whatever comes before. */
const END_OF_ZIP = [0x50, 0x4b, 5, 6];
const ZIP_COMMENT_BYTES = 66_000;
const MARKUP = ["<script", "<html", "<!doctype", "<svg"].map(ascii);
const PDF_TAIL_BYTES = 1_024;

/** Where the document ends in its file; null where it breaks off. */
const ENDS: Readonly<Record<UploadType, (bytes: Uint8Array) => number | null>> = {
  "application/pdf": (bytes) => (isWholePdf(bytes) ? bytes.length : null),
  "image/jpeg": endOfJpeg,
  "image/png": (bytes) => (isWholePng(bytes) ? bytes.length : null),
};

/** Ends with its end marker, followed only by blanks. */
function isWholePdf(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-PDF_TAIL_BYTES);
  let end = -1;
  for (let at = find(tail, END_OF_PDF); at !== -1; at = find(tail, END_OF_PDF, at + 1)) end = at;
  return end !== -1 && tail.subarray(end + END_OF_PDF.length).every(isBlank);
}

const isBlank = (byte: number) =>
  byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0x09;

const END_OF_JPEG = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * After the end of the picture that its segments lead to. Many phones append data that isn't part of it, such as a
 * short video or the camera's notes: that is cut off.
 */
function endOfJpeg(bytes: Uint8Array): number | null {
  let scanned = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_JPEG) return scanned ? at + 2 : null;
    // Bytes of filling before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === START_OF_SCAN) {
      scanned = true;
      while (at < bytes.length && !isMarker(bytes, at)) at += 1;
    }
  }
  return null;
}

/** Whether a scan ends here: within it a 0xff is followed by a zero, by filling, or by a restart. */
function isMarker(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  const isRestart = next >= 0xd0 && next <= 0xd7;
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart;
}

/** Chunk by chunk from its head to its end, which is that of the file. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const CHUNK_FRAME = 12;
  for (let at = 8, chunk = 0; at + CHUNK_FRAME <= bytes.length; chunk++) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if ((chunk === 0) !== (name === "IHDR")) return false;
    at += CHUNK_FRAME + view.getUint32(at);
    if (name === "IEND") return at === bytes.length;
  }
  return false;
}

/** Whether another program would also accept the bytes as a file of its own: a browser, an archiver, a PDF reader. */
function holdsAnother(bytes: Uint8Array, type: UploadType): boolean {
  if (find(bytes.subarray(-ZIP_COMMENT_BYTES), END_OF_ZIP) !== -1) return true;
  // A PDF may well speak of pages; a script or a second document in a picture has no business there.
  if (type === "application/pdf")
    return MARKUP.some((mark) => find(bytes.subarray(0, PDF_TAIL_BYTES), mark) !== -1);
  return [START_OF_PDF, ...MARKUP].some((mark) => find(bytes, mark) !== -1);
}

/** The first place of some ASCII, in capitals or not; -1 where it is not. */
function find(bytes: Uint8Array, mark: readonly number[], from = 0): number {
  const [first = 0] = mark;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (mark.every((byte, i) => lower(bytes[at + i] ?? 0) === lower(byte))) return at;
  return -1;
}

const lower = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte);

/**
 * The answer with which an admin downloads a document. It is never shown within this site, because it comes from a
 * stranger.
 */
export const savedDocument = (body: ReadableStream<Uint8Array>, type: UploadType, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}.${UPLOAD_ENDINGS[type]}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
