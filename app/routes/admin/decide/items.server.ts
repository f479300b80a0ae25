/** Items that are decided in today's work or on their own page: their facts and their decision. */
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { MISSING_APPLICATION, readApplication, takeApplication } from "../applications/application.server.ts";
import { MISSING_CLAIM, readClaim, takeClaim } from "../claims/claim.server.ts";
import { MISSING_FACT, readFact, takeFact } from "../facts/fact.server.ts";
import { MISSING_DOCUMENT, readDocument, takeDocument } from "../licenses/license-document.server.ts";
import { MISSING_LIST_CASE, readListCase, takeListCase } from "../list-cases/list-case.server.ts";
import { MISSING_NEW_AGENT, readNewAgent, takeNewAgent } from "../new-agents/new-agent.server.ts";
import { MISSING_PHOTO, readPhoto, takePhoto } from "../photos/photo.server.ts";
import { MISSING_CASE, readCase, takeCase } from "../reviews/review.server.ts";
import { requireFound } from "./decide.server.ts";
import { ITEM_KINDS, type ItemKind, type ItemName } from "./open-item.ts";

/** What reads a kind's items, what decides one, and what is said where an address names none. */
const KINDS = {
  application: { read: readApplication, take: takeApplication, missing: MISSING_APPLICATION },
  claim: { read: readClaim, take: takeClaim, missing: MISSING_CLAIM },
  "new-agent": { read: readNewAgent, take: takeNewAgent, missing: MISSING_NEW_AGENT },
  license: { read: readDocument, take: takeDocument, missing: MISSING_DOCUMENT },
  "list-case": { read: readListCase, take: takeListCase, missing: MISSING_LIST_CASE },
  review: { read: readCase, take: takeCase, missing: MISSING_CASE },
  photo: { read: readPhoto, take: takePhoto, missing: MISSING_PHOTO },
  fact: { read: readFact, take: takeFact, missing: MISSING_FACT },
} satisfies Record<ItemKind, unknown>;

type Found = { [Kind in ItemKind]: Awaited<ReturnType<(typeof KINDS)[Kind]["read"]>> }[ItemKind];

/** The facts for the decision; null when there is no such item. One round trip, shared with the page's others. */
export const readItem = (context: AppContext, { kind, id }: ItemName, adminId: string): Promise<Found> =>
  KINDS[kind].read(context, id, adminId);

/** The kind that an address names: "claims". Throws 404 in words for none. */
export function requireKind(segment: string | undefined): ItemKind {
  const kind = ITEM_KINDS.find((one) => `${one}s` === segment);
  if (kind !== undefined) return kind;
  throw notFoundNotice("Nothing is decided here", "There’s no queue at this address.", [
    { label: "Today’s work", to: paths.admin() },
  ]);
}

/** The item that an address names. Throws 404 in words for none. */
export const requireItem = (context: AppContext, kind: ItemKind, id: string | undefined, adminId: string) =>
  requireFound<NonNullable<Awaited<ReturnType<typeof readItem>>>>(
    context,
    id,
    async (at, one) => readItem(at, { kind, id: one }, adminId),
    KINDS[kind].missing,
  );

/** Decides it, and opens the next item for an admin who works through the queue. */
export const takeItem = (
  request: Request,
  context: AppContext,
  adminId: string,
  { kind, id }: { kind: ItemKind; id: string | undefined },
) => KINDS[kind].take(request, context, adminId, id);
