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

/** The facts for the decision; null when there is no such item. One round trip, shared with the page's others. */
export function readItem(context: AppContext, { kind, id }: ItemName, adminId: string) {
  switch (kind) {
    case "application":
      return readApplication(context, id);
    case "claim":
      return readClaim(context, id);
    case "new-agent":
      return readNewAgent(context, id);
    case "license":
      return readDocument(context, id);
    case "list-case":
      return readListCase(context, id);
    case "review":
      return readCase(context, id, adminId);
    case "photo":
      return readPhoto(context, id);
    case "fact":
      return readFact(context, id);
  }
}

const MISSING = {
  application: MISSING_APPLICATION,
  claim: MISSING_CLAIM,
  "new-agent": MISSING_NEW_AGENT,
  license: MISSING_DOCUMENT,
  "list-case": MISSING_LIST_CASE,
  review: MISSING_CASE,
  photo: MISSING_PHOTO,
  fact: MISSING_FACT,
} satisfies Record<ItemKind, unknown>;

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
    MISSING[kind],
  );

const TAKE = {
  application: takeApplication,
  claim: takeClaim,
  "new-agent": takeNewAgent,
  license: takeDocument,
  "list-case": takeListCase,
  review: takeCase,
  photo: takePhoto,
  fact: takeFact,
} satisfies Record<ItemKind, unknown>;

/** Decides it, and opens the next item for an admin who works through the queue. */
export const takeItem = (
  request: Request,
  context: AppContext,
  adminId: string,
  { kind, id }: { kind: ItemKind; id: string | undefined },
) => TAKE[kind](request, context, adminId, id);
