import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { typeWords } from "../policy.ts";
import type { Organization } from "../types.ts";

/** What an organisation belongs to, the nearest first, each with the day since when. Nothing for one that stands alone. */
export function OrganizationHierarchy({ parents }: Pick<Organization, "parents">) {
  return (
    <ol className="linklist">
      {parents.map((parent) => (
        <li key={parent.slug}>
          <Link to={paths.organization(parent.slug)}>
            <span>
              {parent.name} <Caption as="span">{typeWords[parent.type]}</Caption>
            </span>
            <span className="n">
              {parent.since === null ? "date not known" : `since ${formatUtcDay(parent.since)}`}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
