/** What calls under /api/ answer. An error always has the same two fields, wherever it comes from. */
import type * as z from "zod";

const PRIVATE = { "Cache-Control": "private, no-store" } as const;

/** `{"success":false,"error":"…"}`, with a sentence for the caller. */
export const refuseCall = (status: number, error: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ success: false, error }, { status, headers: { ...PRIVATE, ...headers } });

type Read<Value> = { ok: true; value: Value } | { ok: false; error: string };

/**
 * Reads a call's body. Its error is a sentence of the schema's or one of ours, never the
 * library's. `whole` names the expected object as the caller knows it.
 */
export function readCall<Value>(schema: z.ZodType<Value>, sent: unknown, whole: string): Read<Value> {
  const parsed = schema.safeParse(sent, {
    error: ({ path = [], input }) => {
      const name = path.length === 0 ? whole : path.join(".");
      return input === undefined ? `${name} is missing.` : `${name} isn’t valid.`;
    },
  });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, error: parsed.error.issues[0]?.message ?? `${whole} isn’t valid.` };
}

const SENTENCES: Readonly<Record<number, string>> = {
  404: "There is no such call.",
  405: "This call takes another method.",
  503: "The database can’t be reached right now. Try again in a minute.",
};

/**
 * The same for an answer that no call made: plain text becomes its error, a page is dropped, and other JSON fields
 * stay.
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
