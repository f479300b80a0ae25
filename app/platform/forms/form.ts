/** Request bodies: never more than fits, whatever the request's headers claim. */

/** The size limit of a form without a file. */
const BODY_BYTES = 256 * 1024;
/**
 * How much of a body that is too large is read and thrown away, and for how long. If the connection closed while the
 * client is still sending, it would see a reset connection instead of the answer.
 */
const DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARDING_MS = 10_000;

/** The sender has left, and no one reads the answer: nothing has failed. */
const BROKEN_OFF = "The form didn’t arrive in full.\n";

/** The body's bytes, never more than fits. Throws a Response: 413, or 400 for what was broken off. */
async function readBody(request: Request, mostBytes = BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readWhole(request, mostBytes);
  } catch (error) {
    throw error instanceof Response ? error : new Response(BROKEN_OFF, { status: 400 });
  }
}

async function readWhole(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Response("This form is too large.\n", { status: 413 });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) {
    await discard(reader);
    throw tooLarge();
  }
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > mostBytes) {
      parts.length = 0;
      await discard(reader);
      throw tooLarge();
    }
    parts.push(read.value);
  }
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}

/** Reads on without keeping anything, within its bounds. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  const until = Date.now() + DISCARDING_MS;
  let bytes = 0;
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > DISCARDED_BYTES || Date.now() > until) break;
  }
  await reader?.cancel();
}

/** The fields of a form. Throws a Response: 413 for one that is too large, 400 for what is no form at all. */
export async function parseForm(request: Request, mostBytes = BODY_BYTES): Promise<FormData> {
  const body = await readBody(request, mostBytes);
  try {
    const type = request.headers.get("Content-Type") ?? "";
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response("We couldn’t read this form.\n", { status: 400 });
  }
}

/** A JSON body of at most the same weight, or less. Throws a Response: 413, or 400 for what is no JSON. */
export async function parseJson(request: Request, mostBytes = BODY_BYTES): Promise<unknown> {
  const body = await readBody(request, mostBytes);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Response("This request is not JSON.\n", { status: 400 });
  }
}

/** A body as text, byte for byte as it was signed. Throws a Response: 413, or 400 for a body that broke off. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await readBody(request, mostBytes));
}
