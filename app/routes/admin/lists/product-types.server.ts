import { setsWords } from "#app/domains/licenses/product-types/covering-lines.ts";
import { listTypes } from "#app/domains/licenses/product-types/type-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { defineList } from "../list-pages/definition.server.ts";
import { shortList } from "../list-pages/short-list.server.ts";

export const productTypes = defineList({
  name: "product-types",
  title: "Insurance types",
  lead: "What people ask for. An agent may sell a type where a license in force holds every line of one of its sets.",
  description: "What people ask for, and which lines of authority cover it.",
  noun: { one: "type", many: "types" },
  links: [{ to: adminPaths.newProductType(), label: "Add a type" }],
  filters: [
    {
      name: "which",
      label: "Which",
      any: "Active",
      options: [{ value: "all", label: "All, with those turned off" }],
    },
  ],
  filterOf: ({ which }) => ({ all: which === "all" }),
  columns: [
    {
      key: "name",
      label: "Name",
      heading: true,
      cell: (row) => ({ link: adminPaths.productType(row.bit), text: row.name, opens: true }),
      file: { name: (row) => row.name, number: (row) => row.bit },
    },
    {
      key: "lines",
      label: "Covered by",
      cell: (row) => setsWords(row.coveringLines),
      file: { "covered by": (row) => setsWords(row.coveringLines) },
    },
    {
      key: "state",
      label: "State",
      cell: ({ active, builtIn }) => (builtIn ? "Built in" : active ? "Active" : "Off"),
      file: {
        active: (row) => (row.active ? "yes" : "no"),
        "built in": (row) => (row.builtIn ? "yes" : "no"),
      },
    },
    {
      key: "slug",
      label: "In addresses",
      optional: "shown",
      cell: (row) => ({ code: row.slug }),
      file: { "in addresses": (row) => row.slug },
    },
  ],
  rowKey: (row) => String(row.bit),
  ...shortList(async (context, { all }: { all: boolean }) =>
    (await listTypes(context)).filter(({ active }) => all || active),
  ),
  exported: { act: "product-type.export", kind: "product-type" },
});
