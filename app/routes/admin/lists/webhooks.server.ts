import { type EventStatus, storedEvents } from "#app/domains/billing/events/event-list-queries.server.ts";
import { retryDead, retryEvent } from "#app/domains/billing/events/retry-commands.server.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const WEBHOOK_STATUS: Readonly<Record<EventStatus, string>> = {
  dead: "Couldn’t be followed",
  waiting: "Waiting",
  done: "Followed",
  ignored: "Nothing to do",
};
const STATUSES = Object.keys(WEBHOOK_STATUS) as EventStatus[];
const ID_CHARACTERS = 100;

export const webhooks = defineList({
  name: "webhooks",
  title: "Webhooks",
  lead: "What Stripe told us. What it said isn’t stored: we ask Stripe for it when we follow it.",
  description: "What Stripe told us, and how it went.",
  noun: { one: "webhook", many: "webhooks" },
  empty: "No webhook is in this state. After nine tries we stop, and tell the admins.",
  filters: [
    { name: "find", label: "Id of it or of what it’s about" },
    {
      name: "status",
      label: "Status",
      order: true,
      options: STATUSES.map((value) => ({ value, label: WEBHOOK_STATUS[value] })),
    },
  ],
  // Those that couldn’t be followed, unless the address names another state.
  filterOf: ({ find, status }) => ({ find, status: STATUSES.find((one) => one === status) ?? "dead" }),
  columns: [
    {
      key: "type",
      label: "Webhook",
      heading: true,
      cell: (row) => [row.type, { caption: row.objectId === "" ? row.id : row.objectId }],
      file: { type: (row) => row.type, id: (row) => row.id, about: (row) => row.objectId },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => WEBHOOK_STATUS[row.status],
      file: { status: (row) => row.status },
    },
    {
      key: "error",
      label: "Last error",
      cell: (row) => ({ long: row.lastError ?? "None" }),
      file: { "last error": (row) => row.lastError },
    },
    {
      key: "tries",
      label: "Tries",
      end: true,
      cell: (row) => row.attempts,
      file: { tries: (row) => row.attempts },
    },
    {
      key: "came",
      label: "Came",
      cell: (row) => ({ at: row.receivedAt }),
      file: { came: (row) => fileMoment(row.receivedAt) },
    },
    {
      key: "next",
      label: "Next or done",
      cell: (row) => {
        if (row.doneAt !== null) return { at: row.doneAt };
        return row.status === "waiting" ? { at: row.nextAt } : "Not automatically";
      },
      file: { done: (row) => fileMoment(row.doneAt) },
    },
    {
      key: "again",
      label: "Try again",
      hideLabel: true,
      cell: ({ id, type, status, attempts }) =>
        status !== "dead" && (status !== "waiting" || attempts === 0)
          ? null
          : {
              button: {
                label: "Try again",
                said: `Try again: ${type}`,
                intent: "retry",
                fields: { event: id },
                letter: ["a", "Try it again"],
              },
            },
    },
  ],
  rowKey: (row) => row.id,
  ...storedEvents,
  async page(context, filter, after) {
    const page = await storedEvents.page(context, filter, after);
    return {
      ...page,
      head: {
        note: context.payments() === null ? "No Stripe key is set, so nothing can be followed here." : null,
        button:
          filter.status === "dead" && page.rows.length > 1
            ? { label: "Try all again", busyLabel: "Trying", intent: "retry-all" }
            : null,
      },
    };
  },
  exported: { act: "webhook.export", kind: "webhook" },
  acts: {
    async retry(context, adminId, form) {
      const id = String(form.get("event") ?? "").slice(0, ID_CHARACTERS);
      const outcome = await retryEvent(context, adminId, id);
      if (outcome === "done") return { title: "Followed", tone: "success" };
      return outcome === "closed"
        ? { title: "It was followed already, or somebody else is trying it", tone: "success" }
        : { title: "It failed again", text: "We’ll try it again automatically.", tone: "error" };
    },
    async "retry-all"(context, adminId) {
      const { done, failed } = await retryDead(context, adminId);
      const title = `Followed ${done} ${done === 1 ? "webhook" : "webhooks"}`;
      return failed
        ? { title, text: "Others failed again. We’ll try them again automatically.", tone: "error" }
        : { title, tone: "success" };
    },
  },
});
