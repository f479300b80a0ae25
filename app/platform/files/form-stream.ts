/** A form with a large file, read as a stream: the file is passed on and never held in memory. */

import { discard } from "#app/platform/forms/form.ts";

const BROKEN_OFF = "The form didn’t arrive in full.\n";
const HEADER_BYTES = 8 * 1024;

export type StreamedForm = {
  /** What the file's field is called; files of other fields are thrown away. */
  file: string;
  /** The limits of the complete body, and of all text fields together. */
  mostBytes: number;
  mostFieldBytes: number;
  /** Receives the file as it arrives. Called at most once, and not for an empty file without a name. */
  take: (stream: ReadableStream<Uint8Array>) => Promise<void>;
};

/** The text fields of the form. Throws a Response: 413 for what is too large, 400 for what is no form or broke off. */
export async function readStreamedForm(request: Request, options: StreamedForm): Promise<FormData> {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(
    request.headers.get("Content-Type") ?? "",
  )?.[1];
  if (boundary === undefined || request.body === null)
    throw new Response("We couldn’t read this form.\n", { status: 400 });
  if (Number(request.headers.get("Content-Length") ?? 0) > options.mostBytes) {
    await discard(request.body.getReader());
    throw tooLarge();
  }
  const parts = new PartReader(request.body.getReader(), boundary, options.mostBytes);
  const form = new FormData();
  let fieldBytes = 0;
  let taken = false;
  await parts.skip();
  for (let headers = await parts.next(); headers !== null; headers = await parts.next()) {
    const { name, filename } = dispositionOf(headers);
    if (filename === undefined) {
      const bytes = await bytesOf(parts.body(), options.mostFieldBytes - fieldBytes);
      fieldBytes += bytes.length;
      form.append(name, new TextDecoder().decode(bytes));
    } else if (name === options.file && filename !== "" && !taken) {
      taken = true;
      await options.take(parts.body());
    } else await parts.skip();
  }
  return form;
}

const tooLarge = () => new Response("This form is too large.\n", { status: 413 });

function dispositionOf(headers: string): { name: string; filename: string | undefined } {
  const line = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? "";
  return {
    name: /[;\s]name="([^"]*)"/i.exec(line)?.[1] ?? "",
    filename: /[;\s]filename="([^"]*)"/i.exec(line)?.[1],
  };
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > most) throw tooLarge();
    chunks.push(read.value);
  }
  return joined(...chunks);
}

function joined(...chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The parts of a body, one after the other; holds a chunk of the network and a boundary at most. */
class PartReader {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #delimiter: Uint8Array;
  #left: number;
  // What follows a line's end may be the first boundary.
  #held: Uint8Array = new TextEncoder().encode("\r\n");

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>, boundary: string, mostBytes: number) {
    this.#reader = reader;
    this.#delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
    this.#left = mostBytes;
  }

  /** After a boundary: the headers of the next part; null after the last. */
  async next(): Promise<string | null> {
    while (this.#held.length < 2) await this.#more();
    if (this.#held[0] === 0x2d && this.#held[1] === 0x2d) {
      await discard(this.#reader);
      return null;
    }
    const end = new TextEncoder().encode("\r\n\r\n");
    for (let at = find(this.#held, end); ; at = find(this.#held, end)) {
      if (at !== -1) {
        const headers = new TextDecoder().decode(this.#held.subarray(0, at));
        this.#held = this.#held.subarray(at + end.length);
        return headers;
      }
      if (this.#held.length > HEADER_BYTES)
        throw new Response("We couldn’t read this form.\n", { status: 400 });
      await this.#more();
    }
  }

  /** The bytes of a part, up to and including the boundary after it. */
  body(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { chunk, done } = await this.#take();
        if (chunk.length > 0) controller.enqueue(chunk);
        if (done) controller.close();
      },
    });
  }

  /** Past the next boundary. */
  async skip(): Promise<void> {
    while (!(await this.#take()).done);
  }

  async #take(): Promise<{ chunk: Uint8Array; done: boolean }> {
    for (;;) {
      const at = find(this.#held, this.#delimiter);
      if (at !== -1) {
        const chunk = this.#held.slice(0, at);
        this.#held = this.#held.subarray(at + this.#delimiter.length);
        return { chunk, done: true };
      }
      const sure = this.#held.length - this.#delimiter.length + 1;
      if (sure > 0) {
        const chunk = this.#held.slice(0, sure);
        this.#held = this.#held.subarray(sure);
        return { chunk, done: false };
      }
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#reader.read().catch(() => ({ value: undefined, done: true }));
    if (done || value === undefined) throw new Response(BROKEN_OFF, { status: 400 });
    this.#left -= value.length;
    if (this.#left < 0) {
      await discard(this.#reader);
      throw tooLarge();
    }
    this.#held = joined(this.#held, value);
  }
}

function find(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (mark.every((byte, i) => bytes[at + i] === byte)) return at;
  return -1;
}
