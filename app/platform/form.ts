/** Forms as they arrive: only what a browser's form sends is read. */

/** The most that a form may weigh before uploads exist. */
const FORM_BYTES = 256 * 1024;

/** The fields of a form. Throws a Response: 413 for one that is too large, 400 for what is no form at all. */
export async function parseForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > FORM_BYTES) {
    throw new Response("This form is too large.\n", { status: 413 });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response("This form could not be read.\n", { status: 400 });
  }
}

/** A JSON body of at most the same weight. Throws a Response: 413, or 400 for what is no JSON. */
export async function parseJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > FORM_BYTES) throw new Response("This request is too large.\n", { status: 413 });
  try {
    return JSON.parse(text);
  } catch {
    throw new Response("This request is not JSON.\n", { status: 400 });
  }
}
