/** Labels for the event log's events and causes. */

import { type PlainMessage, t } from "#app/text/text.ts";
import type { CaseCause } from "../cases/case-policy.ts";
import type { LoggedEvent } from "./due-process.ts";

const EVENTS: Readonly<Record<LoggedEvent, PlainMessage>> = {
  received: "Received",
  published: "Published right away",
  held: "Being reviewed by our team",
  released: "Published after a hold",
  flagged: "Reported by readers",
  upheld: "Left up by a person",
  removed: "Removed",
  appealed: "Appealed",
  restored: "Restored after an appeal",
  changed: "Changed by the writer",
  withdrawn: "Taken back",
  erased: "Words deleted with the account",
};

const CAUSES: Readonly<Record<CaseCause, PlainMessage>> = {
  signals: "Signals held it",
  flags: "Readers reported it",
  appeal: "One side appealed",
};

export const eventLabel = (event: LoggedEvent): string => t(EVENTS[event]);

/** Of an event in a line of the public log, which may be from another version of the product. */
export function lineLabel(event: string): string {
  if (event === "recorded") return t("In the log for the first time");
  const known: Readonly<Record<string, PlainMessage>> = EVENTS;
  const label = Object.hasOwn(known, event) ? known[event] : undefined;
  return label === undefined ? event : t(label);
}

export const causeLabel = (cause: CaseCause): string => t(CAUSES[cause]);
