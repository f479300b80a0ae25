import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { roleWords } from "../policy.ts";
import type { Organization } from "../types.ts";

/** Owners, executives and managers, with the day since when. Those who are agents lead to their profile. */
export function OrganizationLeaders({ leaders }: Pick<Organization, "leaders">) {
  return (
    <ul className="linklist">
      {leaders.map((leader) => {
        const facts = (
          <>
            <span>
              {leader.name} <Caption as="span">{roleWords[leader.role]}</Caption>
            </span>
            <span className="n">since {formatUtcDay(leader.joinedAt)}</span>
          </>
        );
        return (
          <li key={`${leader.role} ${leader.name} ${leader.joinedAt}`}>
            {leader.agentSlug === null ? (
              <span className="it">{facts}</span>
            ) : (
              <Link to={paths.showcase(leader.agentSlug)}>{facts}</Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
