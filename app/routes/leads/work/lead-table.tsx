import { Link } from "@remix-run/react";
import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import { leadName, SOURCE_NAMES, STATE_NAMES } from "#app/domains/leads/lead-words.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { describeConsent } from "./consent-words.tsx";

/** Leads, newest first. `today` is the date in the agent's zone, like the days of next steps. */
export function LeadTable({ leads, today }: { leads: readonly Lead[]; today: string }) {
  return (
    <DataTable
      caption="Your leads, the newest first"
      rows={leads}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          label: "Name",
          heading: true,
          cell: (lead) => <Link to={leadPaths.lead(lead.id)}>{leadName(lead)}</Link>,
        },
        { key: "state", label: "Status", cell: ({ state }) => <Tag>{STATE_NAMES[state]}</Tag> },
        {
          key: "wants",
          label: "Wants",
          cell: ({ typeName, source, stateCode }) =>
            typeName === null
              ? SOURCE_NAMES[source]
              : `${typeName}${stateCode === null ? "" : `, ${stateCode}`}`,
        },
        {
          key: "consent",
          label: "May be reached by",
          cell: ({ consents }) => (
            <>
              <span>{describeConsent(consents)}</span>
              <Caption>Not by automated, prerecorded, or AI-voice calls</Caption>
            </>
          ),
        },
        {
          key: "next",
          label: "Next step",
          cell: ({ nextStep, nextStepOn }) =>
            nextStep === "" && nextStepOn === null ? (
              <span className="text-muted">None</span>
            ) : (
              <>
                <span>{nextStep}</span>
                {nextStepOn === null ? null : (
                  <span className={nextStepOn <= today ? "font-strong text-danger" : "text-muted"}>
                    {`${nextStep === "" ? "" : ", "}${nextStepOn < today ? "was due " : ""}${formatDay(nextStepOn)}`}
                  </span>
                )}
              </>
            ),
        },
        { key: "received", label: "Received", cell: ({ receivedAt }) => formatDayOf(receivedAt) },
      ]}
    />
  );
}
