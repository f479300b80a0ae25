import type { QueueShow } from "#app/domains/reviews/cases/case-types.ts";
import { countCases, listedCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import { COUNTED_CASES } from "#app/domains/reviews/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { TODAY } from "../list-pages/queue.server.ts";
import { causeWords, decisionLabel } from "../reviews/case-words.ts";

const SHOW_LABELS: Readonly<Record<QueueShow, string>> = {
  open: "All waiting",
  held: "Signals",
  flagged: "Reported",
  appeals: "Appeals",
  decided: "Decided",
};
const SHOWS = Object.keys(SHOW_LABELS) as QueueShow[];

export const reviewCases = defineList({
  name: "review-cases",
  to: paths.adminReviews,
  title: "Reviews to decide",
  label: "Cases",
  lead: "What’s due first is on top, or what was decided last. A review’s stars aren’t shown and don’t affect the order.",
  description: "Found by signals, reported, or appealed.",
  noun: { one: "case", many: "cases" },
  empty: "Anything readers report, signals hold, or one side appeals shows up here right away.",
  links: [...TODAY, { to: adminPaths.reviewPauses(), label: "Paused reviews" }],
  filters: [
    {
      name: "show",
      label: "Which cases",
      order: true,
      tabs: true,
      options: SHOWS.map((value) => ({ value, label: SHOW_LABELS[value] })),
    },
  ],
  filterOf: ({ show }) => ({ show: SHOWS.find((one) => one === show) ?? "open" }),
  columns: [
    {
      key: "review",
      label: "Review",
      heading: true,
      cell: (row) => [
        {
          link: paths.adminReview(row.id),
          text: row.title === "" ? "Text deleted" : row.title,
          opens: true,
        },
        { caption: `${row.author === "" ? "A deleted account" : row.author} about ${row.agentName}` },
      ],
      file: {
        title: (row) => row.title,
        id: (row) => row.id,
        by: (row) => row.author,
        agent: (row) => row.agentName,
      },
    },
    {
      key: "cause",
      label: "Why",
      optional: "shown",
      cell: (row) => causeWords(row),
      file: { why: (row) => causeWords(row) },
    },
    {
      key: "flags",
      label: "Reports",
      end: true,
      optional: "shown",
      cell: (row) => row.flags,
      file: { reports: (row) => row.flags },
    },
    {
      key: "clock",
      label: "Clock",
      cell: ({ openedAt, dueAt, decidedAt, decision }) => [
        { due: { openedAt, dueAt, decidedAt } },
        ...(decidedAt === null ? [] : [{ caption: decisionLabel(decision) }]),
      ],
      file: {
        since: (row) => fileMoment(row.openedAt),
        due: (row) => fileMoment(row.dueAt),
        decided: (row) => fileMoment(row.decidedAt),
        decision: (row) => row.decision,
      },
    },
    { key: "sent", label: "Since", optional: "hidden", cell: (row) => ({ at: row.openedAt }) },
  ],
  rowKey: (row) => row.id,
  ...listedCases,
  async page(context, filter, after) {
    const [page, counts] = await Promise.all([listedCases.page(context, filter, after), countCases(context)]);
    const countOf = (show: Exclude<QueueShow, "decided">) =>
      counts[show] >= COUNTED_CASES ? `${COUNTED_CASES} or more` : formatCount(counts[show]);
    return {
      ...page,
      options: {
        show: SHOWS.map((value) => ({
          value,
          label: SHOW_LABELS[value],
          ...(value !== "decided" && { count: countOf(value) }),
        })),
      },
      head: { note: counts.overdue === 0 ? null : `${formatCount(counts.overdue)} overdue.` },
    };
  },
  exported: { act: "case.export", kind: "case" },
});
