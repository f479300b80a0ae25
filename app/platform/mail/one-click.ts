/** The one form that is taken from elsewhere: a mail program's click on "unsubscribe" (RFC 8058). */
import { parseForm } from "#app/platform/forms/form.ts";

const ONE_CLICK_PATH = "/unsubscribe";
const FIELD = "List-Unsubscribe";
const VALUE = "One-Click";

/** Whether the form is that click. */
export const isOneClick = (form: FormData): boolean => form.get(FIELD) === VALUE;

/**
 * The request to handle: the click alone, without cookies or anything else, so that only the token in its address
 * counts. Null for anything that isn't exactly such a click from a mail program. No page can make one, because a
 * browser adds `Origin` to every POST.
 */
export async function asOneClick(request: Request): Promise<Request | null> {
  const { headers, method, url } = request;
  if (method !== "POST" || new URL(url).pathname !== ONE_CLICK_PATH) return null;
  if (headers.has("Origin") || headers.has("Sec-Fetch-Site")) return null;
  try {
    if (!isOneClick(await parseForm(request))) return null;
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
  return new Request(url, {
    method,
    headers: { "CF-Connecting-IP": headers.get("CF-Connecting-IP") ?? "unknown" },
    body: new URLSearchParams({ [FIELD]: VALUE }),
  });
}
