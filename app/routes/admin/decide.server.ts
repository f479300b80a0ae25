/** What every page on which an admin decides does: find what it is about, and go on once it is decided. */
import { redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { inTurn, NEXT } from "./in-turn.ts";

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

/** One that waits, in the order of its queue. */
type Queued = { id: string; dueAt: number; to: string; label: string };

export type Decided = {
  title?: string;
  /** Who hears of it. */
  text: string;
  /** Where it stood in its queue, and what waits there now: read only for those who work through it. */
  own: { id: string; dueAt: number | null };
  queue: () => Promise<readonly Queued[]>;
  /** Where it leads otherwise. */
  back?: string;
};

/**
 * On with the next of the queue, while somebody works through it (`?next`), and else back to the list; with a word on who
 * hears of it.
 */
export async function goOn(
  request: Request,
  context: AppContext,
  { title = "Decided", text, own, queue, back = paths.admin() }: Decided,
) {
  const next = new URL(request.url).searchParams.has(NEXT) ? nextIn(await queue(), own) : undefined;
  const said = next === undefined ? text : `${text} Next: ${next.label}`;
  context.cookies.push(writeToast({ title, text: said, tone: "success" }));
  return redirect(next === undefined ? back : inTurn(next.to), 303);
}

/** The address, as one of those that are worked through where the request is. */
export const sameTurn = (request: Request, to: string): string =>
  new URL(request.url).searchParams.has(NEXT) ? inTurn(to) : to;

/** What comes after it; from the end of the queue back to what was left out at its beginning. */
function nextIn(queue: readonly Queued[], { id, dueAt }: Decided["own"]): Queued | undefined {
  const others = queue.filter((one) => one.id !== id);
  return others.find((one) => one.dueAt >= (dueAt ?? 0)) ?? others[0];
}
