import { Link } from "@remix-run/react";
import { LeadContact } from "#app/domains/leads/components/lead-contact.tsx";
import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import { leadName, SOURCE_NAMES } from "#app/domains/leads/lead-words.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { NotInView } from "../not-in-view.tsx";

export type NewLeadsProps = {
  /** Newest first; null while an admin looks. */
  leads: readonly Lead[] | null;
  /** All new ones, shown or not. */
  total: number;
  nowMs: number;
};

/** New leads: who, what about, in their words, and one tap to reach them. */
export function NewLeads({ leads, total, nowMs }: NewLeadsProps) {
  return (
    <Section
      id="leads"
      title="New leads"
      thin
      aside={
        <Link to={leadPaths.leads(total === 0 ? {} : { state: "new" })}>
          {total === 0 ? "All leads" : `All ${total} new`}
        </Link>
      }
    >
      {leads === null ? (
        <NotInView />
      ) : leads.length === 0 ? (
        <EmptyState
          level={3}
          title="No new leads"
          actions={<Link to={leadPaths.contactCapture()}>Your contact card</Link>}
        >
          <p>Quote requests, and people who fill in your card, show here.</p>
        </EmptyState>
      ) : (
        <ul className="grid list-none grid-cols-1 gap-4 lg:grid-cols-2">
          {leads.map((lead) => (
            <NewLead key={lead.id} lead={lead} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function NewLead({ lead, nowMs }: { lead: Lead; nowMs: number }) {
  const { id, typeName, stateCode, source, note, receivedAt } = lead;
  const about =
    typeName === null ? SOURCE_NAMES[source] : `${typeName}${stateCode === null ? "" : `, ${stateCode}`}`;
  return (
    <li className="grid content-start gap-2 border border-line-strong bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-20">
          <Link to={leadPaths.lead(id)}>{leadName(lead)}</Link>
        </h3>
        <Caption as="span" className="whitespace-nowrap">
          {formatAgo(receivedAt, nowMs)}
        </Caption>
      </div>
      <p className="text-14 text-ink-2">{about}</p>
      {note === "" ? null : <p className="wrap-anywhere line-clamp-2 text-14">{`“${note}”`}</p>}
      <LeadContact lead={lead} />
    </li>
  );
}
