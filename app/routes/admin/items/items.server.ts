/** Items of today's work that are decided where they stand: what each rests on, and its decision, as on its own page. */
import type { AppContext } from "#app/platform/context.ts";
import { readApplication, takeApplication } from "./application.server.ts";
import { readClaim, takeClaim } from "./claim.server.ts";
import { readDocument, takeDocument } from "./license-document.server.ts";
import type { ItemKind, ItemName } from "./open-item.ts";
import { readPhoto, takePhoto } from "./photo.server.ts";
import { readCase, takeCase } from "./review.server.ts";

/** What the decision rests on; null when there is no such item. One round trip, shared with the page's others. */
export function readItem(context: AppContext, { kind, id }: ItemName, adminId: string) {
  switch (kind) {
    case "application":
      return readApplication(context, id);
    case "claim":
      return readClaim(context, id);
    case "license":
      return readDocument(context, id);
    case "review":
      return readCase(context, id, adminId);
    case "photo":
      return readPhoto(context, id);
  }
}

const TAKE = {
  application: takeApplication,
  claim: takeClaim,
  license: takeDocument,
  review: takeCase,
  photo: takePhoto,
} satisfies Record<ItemKind, unknown>;

/** Decides it as its own page does, and opens the next of its queue. */
export const takeItem = (request: Request, context: AppContext, adminId: string, { kind, id }: ItemName) =>
  TAKE[kind](request, context, adminId, id);
