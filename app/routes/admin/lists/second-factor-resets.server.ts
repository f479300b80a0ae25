import { waitingResets } from "#app/domains/auth/second-factor/reset-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { TODAY } from "../list-pages/queue.server.ts";

type Reading = Pick<AppContext, "db" | "clock">;
type Filter = { find?: string | undefined };
type After = Parameters<typeof waitingResets.page>[2];

/** Requests expire, so their query needs the time. */
const openResets = {
  place: waitingResets.place,
  page: (context: Reading, filter: Filter, after: After) =>
    waitingResets.page(context, { ...filter, nowMs: context.clock.now() }, after),
  file: (context: Reading, filter: Filter, after: After) =>
    waitingResets.file(context, { ...filter, nowMs: context.clock.now() }, after),
};

/** What the person wrote stays out of the file. */
export const secondFactorResets = defineList({
  name: "second-factor-resets",
  title: "Lost second factors",
  lead: "Two admins have to agree before one is removed, and neither may be the person.",
  description: "Decide whether a lost second factor is removed.",
  noun: { one: "request", many: "requests" },
  empty: "Requests from people who lost their authenticator show up here.",
  links: TODAY,
  filters: [{ name: "find", label: "Name or email address" }],
  filterOf: ({ find }) => ({ find }),
  columns: [
    {
      key: "person",
      label: "Person",
      heading: true,
      cell: (row) => [
        { link: adminPaths.secondFactorReset(row.id), text: row.name, opens: true },
        { caption: row.email },
      ],
      file: { person: (row) => row.name, email: (row) => row.email, id: (row) => row.id },
    },
    {
      key: "role",
      label: "Role",
      optional: "shown",
      cell: (row) => row.role,
      file: { role: (row) => row.role },
    },
    { key: "reason", label: "Reason", optional: "shown", cell: (row) => ({ long: row.reason }) },
    {
      key: "approved",
      label: "Agreed",
      cell: (row) => (row.firstApprovedBy === null ? "Nobody yet" : "One admin"),
      file: { agreed: (row) => fileMoment(row.firstApprovedAt) },
    },
    {
      key: "clock",
      label: "Clock",
      cell: (row) => ({ due: { openedAt: row.askedAt, dueAt: row.expiresAt } }),
      file: { since: (row) => fileMoment(row.askedAt), until: (row) => fileMoment(row.expiresAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...openResets,
  exported: { act: "second-factor.export", kind: "second-factor-reset" },
});
