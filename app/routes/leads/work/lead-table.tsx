import { Link } from "@remix-run/react";
import { LeadContact } from "#app/domains/leads/components/lead-contact.tsx";
import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import {
  type LeadState,
  leadName,
  NO_AUTOMATED_CALLS,
  SOURCE_NAMES,
  STATE_NAMES,
} from "#app/domains/leads/lead-words.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { describeConsent } from "./consent-words.tsx";

/** The ones that an agent still works on: those decided are called from their own page. */
const OPEN: ReadonlySet<LeadState> = new Set(["new", "contacted", "quoted"]);

/**
 * On a phone a lead takes two short lines: who and how it goes, then what they want, when, and how they may be reached. One
 * that is still worked on has its buttons below.
 */
const ON_A_PHONE =
  "max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_tbody_tr]:gap-x-3 max-md:[&_tbody_tr]:py-2 max-md:[&_td:nth-child(n+3)]:col-span-2 max-md:[&_td]:min-h-0 max-md:[&_td]:py-0 max-md:[&_td]:pl-0 max-md:[&_td]:before:hidden";

/** What waits for the agent has a sign at its status and a tint. */
const MARKS: Partial<Record<LeadState, "new" | "quoted">> = { new: "new", quoted: "quoted" };
const MARK_ICONS = { new: "bell", quoted: "document", late: "warning" } as const;
const MARKED =
  "[&_tr:has([data-mark=new])]:[--mark:var(--accent-tint)] [&_tr:has([data-mark=quoted])]:[--mark:var(--sunk)] [&_tr:has([data-mark=late])]:[--mark:var(--danger-tint)] [&_tr:has([data-mark])]:bg-(--mark) [&_tr:has([data-mark])]:shadow-[-0.5rem_0_0_var(--mark),0.5rem_0_0_var(--mark)]";

/** Leads, newest first. `today` is the date in the agent's zone, like the days of next steps. */
export function LeadTable({ leads, today }: { leads: readonly Lead[]; today: string }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Caption>{`What each person agreed to is next to their name. ${NO_AUTOMATED_CALLS}`}</Caption>
      <DataTable
        caption="Your leads, the newest first"
        rows={leads}
        rowKey={({ id }) => id}
        className={classNames(ON_A_PHONE, MARKED)}
        columns={[
          {
            key: "name",
            label: "Name",
            heading: true,
            cell: (lead) => <Link to={leadPaths.lead(lead.id)}>{leadName(lead)}</Link>,
          },
          {
            key: "state",
            label: "Status",
            cell: ({ state, nextStepOn }) => {
              const mark = nextStepOn !== null && nextStepOn < today ? "late" : MARKS[state];
              return (
                <span data-mark={mark}>
                  <Tag {...(mark === undefined ? {} : { icon: MARK_ICONS[mark] })}>{STATE_NAMES[state]}</Tag>
                </span>
              );
            },
          },
          {
            key: "wants",
            label: "Wants",
            cell: ({ typeName, source, stateCode, receivedAt, consents }) => (
              <>
                <span>
                  {typeName === null
                    ? SOURCE_NAMES[source]
                    : `${typeName}${stateCode === null ? "" : `, ${stateCode}`}`}
                </span>
                <Caption as="span" className="md:block">
                  <span className="md:hidden"> · </span>
                  <span>{formatDayOf(receivedAt)}</span>
                  <span className="md:hidden"> · </span>
                  <span className="md:hidden">{describeConsent(consents)}</span>
                </Caption>
              </>
            ),
          },
          {
            key: "consent",
            label: "May be reached by",
            cell: (lead) => (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:[&>p]:mt-1.5">
                <span className="w-38 max-md:hidden">{describeConsent(lead.consents)}</span>
                {OPEN.has(lead.state) ? <LeadContact lead={lead} /> : null}
              </div>
            ),
          },
          {
            key: "next",
            label: "Next step",
            cell: (lead) => {
              const { id, state, nextStep, nextStepOn } = lead;
              return nextStep === "" && nextStepOn === null ? (
                OPEN.has(state) ? (
                  <Link className="max-md:hidden" to={`${leadPaths.lead(id)}#work`}>
                    <span>Add step</span>
                    <span className="sr-only">{` for ${leadName(lead)}`}</span>
                  </Link>
                ) : null
              ) : (
                <>
                  <span>{nextStep}</span>
                  {nextStepOn === null ? null : (
                    <span className={nextStepOn <= today ? "font-strong text-danger" : "text-muted"}>
                      {`${nextStep === "" ? "" : ", "}${nextStepOn < today ? "was due " : ""}${formatDay(nextStepOn)}`}
                    </span>
                  )}
                </>
              );
            },
          },
        ]}
      />
    </div>
  );
}
