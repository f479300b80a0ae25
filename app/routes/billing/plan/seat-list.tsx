import { Link } from "@remix-run/react";
import type { SeatHolder } from "#app/domains/billing/subscriptions/seat-queries.server.ts";
import { seatWords } from "#app/domains/billing/words.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";

/** Seats and their holders. Members who pay for their own seat take none. */
export function SeatList({
  organization: { slug, seats, taken },
  holders,
}: {
  organization: { slug: string; seats: number | null; taken: number };
  holders: readonly SeatHolder[];
}) {
  const members = paths.members({ organization: slug });
  return (
    <Section id="seats" title="Seats" thin aside={<Link to={members}>Members</Link>}>
      <p>{seatsLine(seats, taken)}</p>
      <LinkList className="mt-4">
        {holders.map(({ id, name, role, agentSlug, ownSeat }) => (
          <LinkListItem
            key={id}
            to={agentSlug === null ? members : paths.showcase(agentSlug)}
            end={ownSeat ? `${roleWords[role]}, pays for the seat` : roleWords[role]}
          >
            {name ?? "Former account"}
          </LinkListItem>
        ))}
      </LinkList>
    </Section>
  );
}

function seatsLine(seats: number | null, taken: number): string {
  const people = taken === 1 ? "1 person belongs" : `${taken} people belong`;
  if (seats === null) return `${people} to it. No number of seats is set, so everyone you invite can join.`;
  if (seats === 0) return `${people} to it. No one else can join until seats are paid.`;
  return `${taken} of ${seatWords(seats)} taken.`;
}
