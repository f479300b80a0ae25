/** What calls under /api/ answer: an error always has the same two fields, whatever makes it. */

const PRIVATE = { "Cache-Control": "private, no-store" } as const;

/** `{"success":false,"error":"…"}`, with a sentence for whoever called. */
export const refuseCall = (status: number, error: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ success: false, error }, { status, headers: { ...PRIVATE, ...headers } });

const SENTENCES: Readonly<Record<number, string>> = {
  404: "There is no such call.",
  405: "This call takes another method.",
  503: "The database can’t be reached right now. Try again in a minute.",
};

/**
 * The same for an answer that was not made by a call itself: one in words says them as its error, a page is not handed
 * on, and what JSON says besides stays.
 */
export async function asCallError(response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const fallback = SENTENCES[response.status] ?? "That didn’t work. Try again in a minute.";
  let body: Record<string, unknown> = { success: false, error: fallback };
  if (type.startsWith("application/json")) {
    const said: unknown = await response.json();
    if (typeof said === "object" && said !== null) body = { ...body, ...said };
  } else if (type.startsWith("text/plain")) {
    const said = (await response.text()).trim();
    if (said !== "") body.error = said;
  } else {
    await response.body?.cancel();
  }
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
