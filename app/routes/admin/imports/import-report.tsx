import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UndoPreview } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { datesWords } from "#app/domains/licenses/imports/file/date-order.ts";
import type { ImportReport } from "#app/domains/licenses/imports/import-queries.server.ts";
import { WITHOUT_NPN_COUNTED } from "#app/domains/licenses/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { ACT_WORDS, canBe, originWords, outcomeWords, phaseWords, writesOf } from "./import-words.ts";

const OUTCOMES = [
  "created",
  "unplaced",
  "added",
  "changed",
  "ended",
  "confirmed",
  "moved",
  "unchanged",
  "unlisted",
  "unmatched",
  "uncataloged",
] as const;

/** Whom or what an example names. */
const ABOUT = {
  state: "New agent",
  agencies: "Agency",
  appointments: "Carrier",
  federal: "New agent",
} as const;

/** What an undo takes back. */
const NOUNS = {
  state: { one: "license", many: "licenses" },
  agencies: { one: "agency", many: "agencies" },
  appointments: { one: "appointment", many: "appointments" },
  federal: { one: "NPN", many: "NPNs" },
} as const;

export type ImportReportProps = {
  report: ImportReport;
  /** The preview of an undo; null when not asked for. */
  undo: UndoPreview | null;
  /** The words that no table has. */
  words: ReactNode;
};

/** A list's report: counts, examples, words and rows we couldn't read, what can be done, and who did what. */
export function ImportReportView({ report, undo, words }: ImportReportProps) {
  const { phase, importNo, readOn, rejected, applied, restored, skipped, examples, rejections, same } =
    report;
  const busy = useNavigation().state === "submitting";
  const writes = writesOf(report);
  const noun = NOUNS[report.list];
  return (
    <Stack gap="loose">
      <FactList
        className="max-w-measure"
        items={[
          { term: "Status", detail: phaseWords(report) },
          { term: "Date of the list", detail: formatDay(readOn) },
          ...(same === null ? [] : [{ term: "Same file", detail: `Import no. ${same.importNo}, applied` }]),
          ...(report.layout.origin === null
            ? []
            : [{ term: "Columns", detail: originWords(report.layout.origin, null) }]),
          ...(report.layout.dates === null
            ? []
            : [{ term: "Dates", detail: datesWords(report.layout.dates) }]),
          { term: "Rows", detail: formatCount(report.rowsRead) },
          ...OUTCOMES.filter((outcome) => canBe(report.list, outcome)).map((outcome) => ({
            term: outcomeWords(report.list, outcome),
            detail:
              outcome === "unplaced" && report.list === "state" && report.withoutNpn > 0
                ? `${formatCount(report.unplaced)}, ${withoutNpnWords(report.withoutNpn)}`
                : formatCount(report[outcome]),
          })),
          { term: "Couldn’t be read", detail: formatCount(rejected) },
          {
            term: "Licenses put in question",
            detail:
              report.questioned === 0 || phase !== "applied" ? (
                formatCount(report.questioned)
              ) : (
                <Link to={adminPaths.listCases()}>{formatCount(report.questioned)}</Link>
              ),
          },
          { term: "Written", detail: formatCount(applied) },
          ...(phase === "undone" || phase === "undoing"
            ? [
                { term: "Taken back", detail: formatCount(restored) },
                {
                  term: "Left as is",
                  detail: `${formatCount(skipped)}${report.skippedNumbers.length === 0 ? "" : `: ${report.skippedNumbers.join(", ")} …`}`,
                },
                { term: "Profiles removed", detail: formatCount(report.removedAgents) },
                {
                  term: "Profiles left",
                  detail: `${formatCount(report.skippedAgents)}${report.skippedNames.length === 0 ? "" : `: ${report.skippedNames.join(", ")}`}`,
                },
              ]
            : []),
        ]}
      />
      {phase === "compared" ? (
        <Form method="post">
          <Button look="primary" name="intent" value="apply" busy={busy} busyLabel="Applying">
            {writes === 0 ? "Close it: it changes nothing" : `Apply ${formatCount(writes)} of them`}
          </Button>
        </Form>
      ) : null}
      {phase === "applied" || phase === "applying" || phase === "marking" ? (
        undo === null ? (
          <div>
            <ButtonLink to={adminPaths.import(importNo, { undo: "1" })}>See what undoing would do</ButtonLink>
          </div>
        ) : (
          <Section id="undo" title="What undoing will do" thin>
            <ul>
              <li>
                {`${formatCount(undo.back)} ${undo.more ? `or more ${noun.many} go` : undo.back === 1 ? `${noun.one} goes` : `${noun.many} go`} back to what was before.`}
              </li>
              <li>
                {undo.stays === 1
                  ? `1 ${noun.one} stays as it is, because something changed it since.`
                  : `${formatCount(undo.stays)} ${noun.many} stay as they are, because something changed them since.`}
              </li>
              {undo.profiles === 0 ? null : (
                <li>
                  {`${formatCount(undo.profiles)} ${undo.profiles === 1 ? "profile that it added goes" : "profiles that it added go"}, except those whose profile was claimed, reviewed, saved, or written to since.`}
                </li>
              )}
              <li>
                Agents whom we told about a change are told again. The evidence stays on record, as withdrawn.
              </li>
            </ul>
            <Row as={Form} method="post" className="mt-3">
              <Button look="danger" name="intent" value="undo" busy={busy} busyLabel="Undoing">
                Undo this import
              </Button>
              <ButtonLink to={adminPaths.import(importNo)} look="link">
                Leave it
              </ButtonLink>
            </Row>
          </Section>
        )
      ) : null}
      {examples.length === 0 ? null : (
        <Section id="examples" title="Examples" thin>
          <DataTable
            caption="Up to five rows of each kind"
            rows={examples}
            rowKey={({ rowNo }) => String(rowNo)}
            columns={[
              { key: "row", label: "Row", heading: true, cell: ({ rowNo }) => `Row ${formatCount(rowNo)}` },
              { key: "does", label: "Would", cell: ({ outcome }) => outcomeWords(report.list, outcome) },
              { key: "key", label: "License or NPN", cell: (row) => row.key },
              { key: "npn", label: "NPN", cell: (row) => row.npn },
              {
                key: "changes",
                label: "What it changes",
                cell: ({ changes }) =>
                  changes.length === 0 ? null : (
                    <ul className="m-0 grid list-none gap-1 p-0">
                      {changes.map(({ what, was, is }) => (
                        <li key={what}>
                          <span>{`${what} `}</span>
                          <del className="text-muted">{was}</del>{" "}
                          <span role="img" aria-label="becomes">
                            →
                          </span>{" "}
                          <ins className="font-strong no-underline">{is}</ins>
                        </li>
                      ))}
                    </ul>
                  ),
              },
              {
                key: "person",
                label: ABOUT[report.list],
                cell: ({ person, reason }) => (
                  <>
                    <span>{person}</span>
                    {reason === "" ? null : (
                      <Caption as="span" className="block">
                        {reason}
                      </Caption>
                    )}
                  </>
                ),
              },
              { key: "lines", label: "Lines, in the list’s words", cell: (row) => row.stateLabel },
            ]}
          />
        </Section>
      )}
      {words}
      {rejected === 0 ? null : (
        <Section
          id="rejected"
          title="Rows that couldn’t be read"
          thin
          aside={
            <Link to={adminPaths.importRejected(importNo)} reloadDocument>
              {`All ${formatCount(rejected)} as CSV`}
            </Link>
          }
        >
          <ul>
            {rejections.map(({ rowNo, reason }) => (
              <li key={rowNo}>{`Row ${formatCount(rowNo)}: ${reason}`}</li>
            ))}
          </ul>
        </Section>
      )}
      {report.history.length === 0 ? null : (
        <Section id="history" title="What happened to it" thin>
          <ol className="list-none p-0">
            {report.history.map(({ act, at, by }) => (
              <li key={`${act} ${at}`}>
                <span>{`${ACT_WORDS[act] ?? act}: `}</span>
                <bdi>{by ?? "a deleted account"}</bdi>
                <span>, </span>
                <LocalTime timeMs={at} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </Stack>
  );
}

/** "1,204 of them without an NPN" */
const withoutNpnWords = (count: number) =>
  `${formatCount(count)}${count < WITHOUT_NPN_COUNTED ? "" : " or more"} of them without an NPN`;
