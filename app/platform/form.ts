/** Bodies as they arrive: never more than fits, whatever the request says of itself. */

/** The most that a form may weigh that takes no file. */
const BODY_BYTES = 256 * 1024;

/** The body's bytes. Throws a Response: 413 as soon as it is known to be too large. */
async function readBody(request: Request, mostBytes = BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Response("This form is too large.\n", { status: 413 });
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > mostBytes) throw tooLarge();
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

/** The fields of a form. Throws a Response: 413 for one that is too large, 400 for what is no form at all. */
export async function parseForm(request: Request, mostBytes = BODY_BYTES): Promise<FormData> {
  const body = await readBody(request, mostBytes);
  try {
    const type = request.headers.get("Content-Type") ?? "";
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response("This form could not be read.\n", { status: 400 });
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
