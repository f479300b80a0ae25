/** What every decision page does: find the item, and go on once it is decided. */
import { redirect } from "@remix-run/cloudflare";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { inTurn, NEXT } from "./in-turn.ts";
import { type ItemKind, type ItemName, isOpenAddress, openAddress } from "./open-item.ts";

/** The item with the address's id. Throws 404 in words for none. */
export async function requireFound<T>(
  context: AppContext,
  param: string | undefined,
  find: (context: AppContext, id: string) => Promise<T | null>,
  missing: { title: string; text: string; list?: { label: string; to: string } },
): Promise<T> {
  const id = parseUuid(param);
  const found = id === null ? null : await find(context, id);
  if (found !== null) return found;
  throw notFoundNotice(missing.title, missing.text, [
    missing.list ?? { label: "Today’s work", to: paths.admin() },
  ]);
}

/** One that waits, in the order of its queue. */
type Queued = { id: string; dueAt: number; to: string; label: string };

export type Decided = {
  title?: string;
  /** Who is notified. */
  text: string;
  /** Its place in its queue, and what waits there now: read only for an admin who works through the queue. */
  own: { kind?: ItemKind; id: string; dueAt: number | null };
  queue: () => Promise<readonly Queued[]>;
  /** Where it leads otherwise. */
  back?: string;
};

/**
 * Goes on to the next item while an admin works through the queue: in today's work, or on the item's page (`?next`);
 * otherwise back to the list. A toast says who is notified.
 */
export async function goOn(
  request: Request,
  context: AppContext,
  { title = "Decided", text, own, queue, back = paths.admin() }: Decided,
) {
  const { kind } = own;
  const today = kind !== undefined && isOpenAddress(request.url);
  const next = today || isInTurn(request) ? nextIn(await queue(), own) : undefined;
  const said = next === undefined ? text : `${text} Next: ${next.label}`;
  context.cookies.push(writeToast({ title, text: said, tone: "success" }));
  if (next === undefined) return redirect(today ? paths.admin() : back, 303);
  return redirect(today ? openAddress({ kind, id: next.id }) : inTurn(next.to), 303);
}

const isInTurn = (request: Request) => new URL(request.url).searchParams.has(NEXT);

/** The item again, where the request was: in today's work, or on its page, in turn or not. */
export function sameTurn(request: Request, item: ItemName, page: string): string {
  if (isOpenAddress(request.url)) return openAddress(item);
  return isInTurn(request) ? inTurn(page) : page;
}

/** What comes after it; from the end of the queue back to what was left out at its beginning. */
function nextIn(queue: readonly Queued[], { id, dueAt }: Decided["own"]): Queued | undefined {
  const others = queue.filter((one) => one.id !== id);
  return others.find((one) => one.dueAt >= (dueAt ?? 0)) ?? others[0];
}
