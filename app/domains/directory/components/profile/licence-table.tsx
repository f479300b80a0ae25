import { dayStartMs, formatDay } from "#app/platform/dates.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { Checked } from "#app/ui/forms/checked.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";
import { TermLine } from "#app/ui/record/term-line.tsx";
import type { ProfileLicence } from "../../profile/profile-types.ts";
import { daysBetween, wordDaysLeft } from "../../words.ts";

const EVIDENCE = {
  "state-list": "State list,",
  "federal-list": "Federal list,",
  document: "Document read",
} as const;
const ENDED = {
  surrendered: "Surrendered",
  revoked: "Revoked",
  expired: "Expired",
  active: "Expired",
} as const;

export type LicenceTableProps = {
  caption: string;
  licences: readonly ProfileLicence[];
  /** `YYYY-MM-DD` and the same instant in milliseconds UTC. */
  today: string;
  nowMs: number;
};

/** Every licence on the record, in force or not, with its evidence and its term. */
export function LicenceTable({ caption, licences, today, nowMs }: LicenceTableProps) {
  const columns: Column<ProfileLicence>[] = [
    {
      key: "state",
      label: "State and number",
      heading: true,
      cell: (licence) => <StateCell licence={licence} />,
    },
    { key: "lines", label: "Lines", cell: (licence) => <LinesCell licence={licence} /> },
    {
      key: "status",
      label: "Status",
      cell: (licence) => <StatusCell licence={licence} today={today} />,
    },
    {
      key: "term",
      label: "Term",
      cell: (licence) => (
        <TermLine
          start={dayStartMs(licence.effectiveOn)}
          end={licence.standing === "withdrawn" ? nowMs : dayStartMs(licence.expiresOn) + DAY_MS}
          now={nowMs}
          state={lineState(licence)}
          startLabel={formatDay(licence.effectiveOn)}
          endLabel={formatDay(licence.expiresOn)}
        />
      ),
    },
  ];
  return (
    <DataTable
      // The term has the rest.
      className="md:table-fixed [&_tbody_th]:font-strong md:[&_th:nth-child(1)]:w-[23%] md:[&_th:nth-child(2)]:w-[28%] md:[&_th:nth-child(3)]:w-[22%]"
      caption={caption}
      columns={columns}
      rows={licences}
      rowKey={(licence) => `${licence.state.code} ${licence.number}`}
    />
  );
}

function StateCell({ licence }: { licence: ProfileLicence }) {
  return (
    <>
      {licence.state.name}
      <Caption as="span" className="block font-text">
        {licence.resident ? "resident" : "non-resident"},{" "}
        <span className="lining-nums tabular-nums">{licence.number}</span>
      </Caption>
    </>
  );
}

function LinesCell({ licence }: { licence: ProfileLicence }) {
  const { lines, licenceClass, stateLabel } = licence;
  return (
    <>
      {lines.length === 0 ? "None on file" : lines.join("; ")}
      {licenceClass === "Producer" ? null : (
        <Caption as="span" className="block font-text">
          Class: {licenceClass}
        </Caption>
      )}
      {stateLabel === "" ? null : (
        <Caption as="span" className="block font-text">
          State’s label: {stateLabel}
        </Caption>
      )}
    </>
  );
}

function StatusCell({ licence, today }: { licence: ProfileLicence; today: string }) {
  return (
    <>
      <StatusWord licence={licence} today={today} />
      <Caption as="span" className="block font-text">
        {EVIDENCE[licence.evidence]} {formatDay(licence.evidenceReadOn)}
      </Caption>
    </>
  );
}

function StatusWord({ licence, today }: { licence: ProfileLicence; today: string }) {
  switch (licence.standing) {
    case "in-force":
      return <Checked>Active</Checked>;
    case "ending":
      return (
        <b className="text-danger min-[380px]:whitespace-nowrap">
          Ends {wordDaysLeft(daysBetween(today, licence.expiresOn))}
        </b>
      );
    case "to-come":
      return <span>Begins {formatDay(licence.effectiveOn)}</span>;
    case "expired":
      return <Checked tone="off">Expired</Checked>;
    case "withdrawn":
      return <Checked tone="off">{ENDED[licence.status]}</Checked>;
  }
}

function lineState({ standing }: ProfileLicence): "on" | "late" | "off" {
  if (standing === "in-force" || standing === "to-come") return "on";
  return standing === "ending" ? "late" : "off";
}
