import { Link } from "@remix-run/react";
import type { BulkOutcome } from "#app/domains/bulk/types.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { type BulkWords, OUTCOME_WORDS } from "./bulk-words.ts";

export type BulkOutcomesProps = {
  bulk: Readonly<Record<BulkOutcome, number>> & {
    shown: readonly { no: number; to: string; name: string | null; why: string | null }[];
  };
  outcome: BulkOutcome;
  words: Pick<BulkWords, "heading" | "gone">;
};

const OUTCOMES = Object.keys(OUTCOME_WORDS) as BulkOutcome[];

/** What became of each row, and why where it was not done. */
export function BulkOutcomes({ bulk, outcome, words }: BulkOutcomesProps) {
  return (
    <Section id="rows" title="What became of each" thin>
      <Stack>
        <Row as="nav" aria-label="What became of them" tight>
          {OUTCOMES.map((one) => (
            <Chip key={one} to={`?show=${one}`} current={one === outcome}>
              {`${OUTCOME_WORDS[one]} (${bulk[one].toLocaleString("en-US")})`}
            </Chip>
          ))}
        </Row>
        {bulk.shown.length === 0 ? (
          <p>None.</p>
        ) : (
          <DataTable
            caption={OUTCOME_WORDS[outcome]}
            rows={bulk.shown}
            rowKey={(row) => String(row.no)}
            columns={[
              {
                key: "name",
                label: words.heading,
                heading: true,
                cell: (row) =>
                  row.name === null ? (
                    words.gone
                  ) : (
                    <Link to={row.to}>
                      <bdi>{row.name}</bdi>
                    </Link>
                  ),
              },
              { key: "why", label: "Why", cell: (row) => row.why ?? "" },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}
