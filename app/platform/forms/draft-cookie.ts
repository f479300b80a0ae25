/**
 * What someone typed before a step came in between (signing in again, the terms): it survives that step and comes
 * back at the same address. It is carried by cookies that only we read, so it works without JavaScript, and nothing
 * is stored about people who aren't signed in.
 */
import { DRAFT_MINUTES, readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { parseForm } from "./form.ts";
import type { Draft } from "./form-reply.ts";

const COOKIE = "draft";
/** More than a message or a review of the longest kind. What does not fit, here or below, is not taken along. */
const FORM_BYTES = 64 * 1024;
/** What browsers accept for one cookie, less its name and attributes; and how many of them we use. */
const PART_CHARACTERS = 3_600;
const PARTS = 2;

const SECRET = /password|token|intent/i;

/**
 * The cookies that carry a form's texts, read or still to be written; none for a form that doesn't fit or can't be
 * read.
 */
export async function storeDraft(sent: Request | FormData, address: string): Promise<string[]> {
  let form: FormData;
  try {
    form = sent instanceof FormData ? sent : await parseForm(sent, FORM_BYTES);
  } catch {
    return [];
  }
  const fields = [...form].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === "string" && value.trim() !== "" && !SECRET.test(name);
  });
  if (fields.length === 0) return [];
  const packed = await pack(JSON.stringify({ address, fields: Object.fromEntries(fields) } satisfies Draft));
  const parts = packed.match(new RegExp(`.{1,${PART_CHARACTERS}}`, "g")) ?? [];
  if (parts.length > PARTS) return [];
  // What is left of a longer one goes, too.
  return Array.from({ length: PARTS }, (_, at) =>
    writeCookie(`${COOKIE}${at}` as const, parts[at] ?? "", parts[at] === undefined ? 0 : DRAFT_MINUTES * 60),
  );
}

/** The draft stored for this address, to be shown once; null if there is none. */
export async function readDraft(request: Request): Promise<Draft | null> {
  const parts = Array.from(
    { length: PARTS },
    (_, at) => readCookie(request, `${COOKIE}${at}` as const) ?? "",
  );
  if (parts[0] === "") return null;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const search = searchParams.size === 0 ? "" : `?${searchParams}`;
  try {
    const draft: unknown = JSON.parse(await unpack(parts.join("")));
    return isDraft(draft) && draft.address === pathname + search ? draft : null;
  } catch {
    return null;
  }
}

/** After it was shown, and on sign-out. */
export const clearDraft = (): string[] =>
  Array.from({ length: PARTS }, (_, at) => writeCookie(`${COOKIE}${at}` as const, "", 0));

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  "fields" in value &&
  typeof value.fields === "object" &&
  value.fields !== null &&
  Object.values(value.fields).every((text) => typeof text === "string");

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Throws for what `pack` did not make, and for more than a form may weigh: these come from outside. */
async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
    one.charCodeAt(0),
  );
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > FORM_BYTES) {
      await reader.cancel();
      throw new RangeError("More than was packed.");
    }
  }
  return text + decoder.decode();
}
