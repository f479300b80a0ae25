import { type CopyState, consentCopiesList, listStops } from "#app/domains/consents/copy-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const STATES: Readonly<Record<CopyState, string>> = { active: "In force", ended: "Ended" };
const STATE_NAMES = Object.keys(STATES) as CopyState[];

/** Neither the page nor the file has anything of a person: that is in the copy, behind a reason. */
export const consents = defineList({
  name: "consents",
  title: "Consents",
  lead: "What people agreed to when they let an agent call, text, or email them. Each is sealed: open one only when someone has to prove it. Five years after it ends, it’s deleted.",
  description: "Sealed copies of consents, and stops.",
  noun: { one: "consent", many: "consents" },
  empty: "Consents show up here when someone lets an agent contact them.",
  filters: [
    { name: "find", label: "Whole phone number or email" },
    {
      name: "state",
      label: "State",
      options: STATE_NAMES.map((value) => ({ value, label: STATES[value] })),
    },
  ],
  filterOf: ({ find, state }) => ({ find, state: STATE_NAMES.find((one) => one === state) }),
  columns: [
    {
      key: "given",
      label: "Given",
      heading: true,
      cell: (row) => ({
        link: adminPaths.consentCopy(row.id),
        text: formatDayOf(row.givenAt),
        said: `Consent of ${formatDayOf(row.givenAt)}`,
        opens: true,
      }),
      file: { given: (row) => fileMoment(row.givenAt), id: (row) => row.id },
    },
    {
      key: "seller",
      label: "To",
      cell: (row) =>
        row.seller === null || row.sellerSlug === null
          ? "Agents who answered a question"
          : { link: paths.showcase(row.sellerSlug), text: row.seller },
      file: { to: (row) => row.seller },
    },
    {
      key: "number",
      label: "Number",
      optional: "shown",
      cell: (row) => (row.hasPhone ? "With a number" : "Without"),
      file: { number: (row) => (row.hasPhone ? "yes" : "no") },
    },
    {
      key: "ended",
      label: "Ended",
      cell: (row) => (row.endedAt === null ? "In force" : { day: row.endedAt }),
      file: { ended: (row) => fileMoment(row.endedAt) },
    },
    {
      key: "deleted",
      label: "Deleted on",
      cell: (row) => (row.deleteAt === null ? null : { day: row.deleteAt }),
      file: { "deleted on": (row) => fileMoment(row.deleteAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...consentCopiesList,
  async page(context, filter, after) {
    const page = await consentCopiesList.page(context, filter, after);
    if (filter.find === undefined) return page;
    const stops = await listStops(context, filter.find);
    return { ...page, head: { note: stopNote(stops) } };
  },
  exported: { act: "consent.export", kind: "consent" },
});

/** What the number or the address that was searched for has stopped. */
function stopNote(stops: Awaited<ReturnType<typeof listStops>>): string {
  if (stops.length === 0) return "No stop for this number or address.";
  return stops
    .map(
      ({ kind, seller, stoppedAt, endsAt }) =>
        `${kind === "phone" ? "This number" : "This address"} stopped ${seller ?? "every agent"} on ${formatDayOf(stoppedAt)}, until ${formatDayOf(endsAt)}.`,
    )
    .join(" ");
}
