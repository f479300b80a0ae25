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

/** The first where the address says none. */
export const webhookStatusOf = (value: string | undefined): EventStatus =>
  STATUSES.find((one) => one === value) ?? "dead";
