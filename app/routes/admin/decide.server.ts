/** What every page on which an admin decides does: find what it is about, and go on once it is decided. */
import { redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";

/** What the id in the address names. Throws 404 in words for none. */
export async function requireFound<T>(
  context: AppContext,
  param: string | undefined,
  find: (context: AppContext, id: string) => Promise<T | null>,
  missing: { title: string; text: string },
): Promise<T> {
  const id = parseUuid(param);
  const found = id === null ? null : await find(context, id);
  if (found !== null) return found;
  throw notFoundNotice(missing.title, missing.text, [{ label: "Today’s work", to: paths.admin() }]);
}

/** Back to the list, with a word on who hears of it. */
export function backToWork(context: AppContext, text: string, title = "Decided") {
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(paths.admin(), 303);
}
