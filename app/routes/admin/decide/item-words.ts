/** What an item of today's work is called, and which it is. */
import { claimTitle } from "../claims/claim-words.ts";
import { caseTitle } from "../list-cases/case-words.ts";
import type { AnyItem } from "./item-types.ts";
import type { ItemName } from "./open-item.ts";

export function nameOf(item: AnyItem): ItemName {
  switch (item.kind) {
    case "application":
      return { kind: item.kind, id: item.application.id };
    case "claim":
      return { kind: item.kind, id: item.claim.id };
    case "new-agent":
      return { kind: item.kind, id: item.application.id };
    case "license":
      return { kind: item.kind, id: item.document.id };
    case "list-case":
      return { kind: item.kind, id: item.listCase.id };
    case "review":
      return { kind: item.kind, id: item.open.id };
    case "photo":
    case "fact":
      return { kind: item.kind, id: item.facts.id };
  }
}

/** As its row in the queue is headed, for one that has left the queue. */
export function itemTitle(item: AnyItem): string {
  switch (item.kind) {
    case "application":
      return item.application.facts.organizationName;
    case "claim":
      return claimTitle(item.claim);
    case "new-agent":
      return `${item.application.firstName} ${item.application.lastName}`;
    case "license":
      return `${item.document.stateName} ${item.document.number}`;
    case "list-case":
      return caseTitle(item.listCase);
    case "review":
      return item.review.title === "" ? "Text deleted" : item.review.title;
    case "photo":
      return item.facts.ownerName;
    case "fact":
      return item.facts.agentName;
  }
}
