import { listAdminPlans } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { AUDIENCE_WORDS, isSample, priceWords } from "#app/domains/billing/plans/plan-words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { shortList } from "../list-pages/short-list.server.ts";
import { liveCount, liveWords } from "../plans/live-words.ts";

type Listed = Awaited<ReturnType<typeof listAdminPlans>>[number];

const pricesOf = ({ prices }: Listed) => prices.map(priceWords).join(", ");

export const plans = defineList({
  name: "plans",
  title: "Plans",
  lead: "What can be paid for. Those who have a plan keep it at their price, even if the offer changes.",
  description: "What can be paid for, and its prices.",
  noun: { one: "plan", many: "plans" },
  filters: [
    {
      name: "which",
      label: "Which",
      any: "Offered",
      options: [{ value: "all", label: "All, with those withdrawn" }],
    },
  ],
  filterOf: ({ which }) => ({ all: which === "all" }),
  columns: [
    {
      key: "name",
      label: "Plan",
      heading: true,
      cell: (row) => ({ link: adminPaths.plan(row.id), text: row.name, opens: true }),
      file: { plan: (row) => row.name, key: (row) => row.key, id: (row) => row.id },
    },
    {
      key: "for",
      label: "For",
      optional: "shown",
      cell: (row) => AUDIENCE_WORDS[row.audience],
      file: { for: (row) => row.audience },
    },
    {
      key: "prices",
      label: "Prices",
      cell: (row) =>
        row.prices.length === 0
          ? "None"
          : `${pricesOf(row)}${row.perSeat ? ", each seat" : ""}${isSample(row.summary) ? " (sample)" : ""}`,
      file: { prices: pricesOf, "per seat": (row) => (row.perSeat ? "yes" : "no") },
    },
    {
      key: "live",
      label: "Live at these prices",
      optional: "shown",
      cell: (row) => liveWords(row.prices),
      file: { "live at these prices": (row) => liveCount(row.prices) },
    },
    {
      key: "status",
      label: "State",
      optional: "shown",
      cell: (row) => (row.status === "offered" ? "Offered" : "Withdrawn"),
      file: { state: (row) => row.status },
    },
  ],
  rowKey: (row) => row.id,
  ...shortList(async (context, { all }: { all: boolean }) =>
    (await listAdminPlans(context)).filter(({ status }) => all || status === "offered"),
  ),
  exported: { act: "plan.export", kind: "plan" },
});
