import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { BULK_OUTCOMES } from "#app/domains/accounts/desk/policy.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

type Outcome = (typeof BULK_OUTCOMES)[number];

export type BulkOutcomesProps = {
  bulk: Readonly<Record<Outcome, number>> & {
    shown: readonly { no: number; id: string; name: string | null; why: string | null }[];
  };
  outcome: Outcome;
};

const WORDS: Readonly<Record<Outcome, string>> = {
  waiting: "Waiting",
  done: "Done",
  skipped: "Left out",
  failed: "Failed",
};

/** What became of each row, and why where it was not done. */
export function BulkOutcomes({ bulk, outcome }: BulkOutcomesProps) {
  return (
    <Section id="rows" title="What became of each" thin>
      <Stack>
        <Row as="nav" aria-label="What became of them" tight>
          {BULK_OUTCOMES.map((one) => (
            <Chip key={one} to={`?show=${one}`} current={one === outcome}>
              {WORDS[one]} ({bulk[one].toLocaleString("en-US")})
            </Chip>
          ))}
        </Row>
        {bulk.shown.length === 0 ? (
          <p>None.</p>
        ) : (
          <DataTable
            caption={WORDS[outcome]}
            rows={bulk.shown}
            rowKey={(row) => String(row.no)}
            columns={[
              {
                key: "name",
                label: "Person",
                heading: true,
                cell: (row) =>
                  row.name === null ? (
                    "A deleted account"
                  ) : (
                    <Link to={adminPaths.person(row.id)}>
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
