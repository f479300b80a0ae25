/**
 * Several files in one: ZIP without compression (APPNOTE 6.3, method 0), streamed one file at a time. For less than 4
 * GiB and 65,536 files.
 */

export type ZippedFile = { name: string; text: string };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers in a row, little-endian: four bytes each, or two where marked. */
function numbers(...parts: readonly (number | { short: number })[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(parts.length * 4));
  let at = 0;
  for (const part of parts) {
    if (typeof part === "number") view.setUint32(at, part, true);
    else view.setUint16(at, part.short, true);
    at += typeof part === "number" ? 4 : 2;
  }
  return new Uint8Array(view.buffer, 0, at);
}
const short = (value: number) => ({ short: value });

/** Day and time as MS-DOS had them, in UTC. */
function dosTime(timeMs: number) {
  const at = new Date(timeMs);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [short(time), short(day)] as const;
}

function* zipParts(files: Iterable<ZippedFile>, timeMs: number): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const written = dosTime(timeMs);
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let count = 0;
  for (const file of files) {
    const [name, bytes] = [encoder.encode(file.name), encoder.encode(file.text)];
    const facts = [
      ...[short(FLAGS), short(0), ...written, crc32(bytes), bytes.length, bytes.length],
      ...[short(name.length), short(0)],
    ];
    const local = numbers(LOCAL, short(VERSION), ...facts);
    yield local;
    yield name;
    yield bytes;
    directory.push(
      numbers(CENTRAL, short(VERSION), short(VERSION), ...facts, short(0), short(0), short(0), 0, offset),
      name,
    );
    offset += local.length + name.length + bytes.length;
    count += 1;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  yield* directory;
  yield numbers(END, short(0), short(0), short(count), short(count), length, offset, short(0));
}

/** The files as one stream, each made when its turn comes. */
export function zipStream(files: Iterable<ZippedFile>, timeMs: number): ReadableStream<Uint8Array> {
  const parts = zipParts(files, timeMs);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next();
      if (done === true) controller.close();
      else if (value.length > 0) controller.enqueue(value);
      else this.pull?.(controller);
    },
  });
}
