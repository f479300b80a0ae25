import { Link } from "@remix-run/react";
import type { MergeCounts } from "#app/domains/listings/merging/merge-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

type Side = {
  id: string;
  name: string;
  slug: string;
  npn: string;
  place: string;
  claimed: boolean;
  counts: MergeCounts;
};

/** What both have, and what becomes of it. */
const ROWS = [
  ["reviews", "Reviews", "They move, and the stars are counted again."],
  ["leads", "Leads", "They move."],
  ["conversations", "Conversations", "They move, and answer times are counted again."],
  ["appointments", "Appointments", "They move."],
  ["licenses", "Licenses", "They move with their record."],
  ["answers", "Answers to questions", "They move."],
  ["saved", "Saved by readers", "They move, each reader once."],
] as const;

/** Tables whose rows may stay, as an admin reads them. */
const TWICE: Readonly<Record<string, string>> = {
  reviews: "reviews by people who reviewed both",
  licenses: "licenses that both have",
  message_threads: "conversations of people who wrote to both",
  appointments: "appointments at the same time",
  license_documents: "open documents for the same license",
  expert_answers: "answers to a question that both answered",
};

export type SideBySideProps = { from: Side; into: Side; twice: Readonly<Record<string, number>> };

/** Two profiles next to each other, with what a merge does. */
export function SideBySide({ from, into, twice }: SideBySideProps) {
  const stays = Object.entries(twice).flatMap(([table, count]) =>
    TWICE[table] === undefined ? [] : [`${formatCount(count)} ${TWICE[table]}`],
  );
  const both = (label: string, of: (side: Side) => string, then = "") => ({
    label,
    from: of(from),
    into: of(into),
    then,
  });
  const rows = [
    both("Name", ({ name }) => name),
    both("NPN", ({ npn }) => npn, "The one that stays keeps its own."),
    both("Address", ({ slug }) => slug, "The duplicate’s address leads to the other."),
    both("Place", ({ place }) => place),
    both("Account", ({ claimed }) => (claimed ? "Claimed" : "Nobody")),
    both(
      "Organization",
      ({ counts }) => counts.organization ?? "None",
      "The duplicate’s, where the other has none.",
    ),
    ...ROWS.map(([key, label, then]) => both(label, ({ counts }) => formatCount(counts[key]), then)),
  ];
  return (
    <Stack>
      <DataTable
        caption="The two profiles"
        rows={rows}
        rowKey={(row) => row.label}
        columns={[
          { key: "what", label: "What", heading: true, cell: (row) => row.label },
          { key: "from", label: "Duplicate", cell: (row) => row.from },
          { key: "into", label: "Stays", cell: (row) => row.into },
          { key: "then", label: "What happens", cell: (row) => row.then },
        ]}
      />
      {stays.length === 0 ? null : (
        <p>
          {`These would be there twice, so they stay with the duplicate, which nobody sees: ${stays.join("; ")}.`}
        </p>
      )}
      <p>
        <span>Photos, ticked carriers, and opening hours stay as they are. Look at </span>
        <Link to={adminPaths.agent(into.id)}>the profile that stays</Link>
        <span> before you go on. You can undo a merge for 30 days.</span>
      </p>
    </Stack>
  );
}
