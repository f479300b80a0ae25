/** Words of webhooks, and what narrows their list. */
import type { EventStatus } from "#app/domains/billing/events/event-list-queries.server.ts";

export const WEBHOOK_STATUS: Readonly<Record<EventStatus, string>> = {
  dead: "Couldn’t be followed",
  waiting: "Waiting",
  done: "Followed",
  ignored: "Nothing to do",
};
const STATUSES = Object.keys(WEBHOOK_STATUS) as EventStatus[];

export const WEBHOOK_FILTERS = [
  { name: "find", label: "Id of it or of what it’s about" },
  {
    name: "status",
    label: "Status",
    order: true,
    options: STATUSES.map((value) => ({ value, label: WEBHOOK_STATUS[value] })),
  },
] as const;

/** What the address asks for: those that couldn’t be followed where it names no state. */
export const webhookFilterOf = ({
  find,
  status,
}: {
  [Name in (typeof WEBHOOK_FILTERS)[number]["name"]]?: string;
}) => ({ find, status: STATUSES.find((one) => one === status) ?? "dead" });
