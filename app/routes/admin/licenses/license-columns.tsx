import { Link } from "@remix-run/react";
import type { AdminLicenseRow, LicenseFileRow } from "#app/domains/licenses/license-list-queries.server.ts";
import { EVIDENCE_WORDS, linesWords } from "#app/domains/licenses/words.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { RECORDED } from "./license-filters.ts";

/** What the list of licenses can show; a file goes without what changed of each. */
export const LICENSE_COLUMNS: readonly ListColumn<AdminLicenseRow, LicenseFileRow>[] = [
  {
    key: "license",
    label: "License",
    heading: true,
    file: {
      agent: (row) => row.agentName,
      npn: (row) => row.npn,
      state: (row) => row.stateCode,
      number: (row) => row.number,
    },
    cell: (row) => (
      <>
        <Link to={paths.showcase(row.agentSlug)} prefetch="none" data-key-open>
          {row.agentName}
        </Link>
        <Caption as="span" className="block font-text">
          {`${row.stateCode} ${row.number}, NPN ${row.npn}`}
        </Caption>
        {row.changes.length === 0 ? null : (
          <Disclosure
            dense
            summary={
              <span data-key="h" data-key-label="What changed">
                What changed
              </span>
            }
          >
            <ul className="m-0 grid list-none gap-1 p-0 text-14">
              {row.changes.map(({ at, words }) => (
                <li key={`${at} ${words}`}>
                  <LocalTime timeMs={at} />
                  <span>{`: ${words}`}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: (row) => RECORDED[row.status],
    file: { status: (row) => row.status },
  },
  {
    key: "lines",
    label: "Lines",
    optional: "shown",
    cell: (row) => linesWords(row.lines),
    file: { lines: (row) => linesWords(row.lines) },
  },
  {
    key: "evidence",
    label: "Evidence",
    optional: "shown",
    file: { evidence: (row) => row.evidence, "evidence read": (row) => row.evidenceReadOn },
    cell: (row) => (
      <>
        <span>{`${EVIDENCE_WORDS[row.evidence]} ${formatDay(row.evidenceReadOn)}`}</span>
        {row.documentId === null ? null : (
          <Link to={paths.adminLicense(row.documentId)} prefetch="none" className="block">
            A document to read
          </Link>
        )}
      </>
    ),
  },
  {
    key: "begins",
    label: "Begins",
    optional: "hidden",
    cell: (row) => formatDay(row.effectiveOn),
    file: { begins: (row) => row.effectiveOn },
  },
  {
    key: "ends",
    label: "Ends",
    optional: "shown",
    cell: (row) => formatDay(row.expiresOn),
    file: { ends: (row) => row.expiresOn },
  },
];
