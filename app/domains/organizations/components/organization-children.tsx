import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { typeWords } from "../policy.ts";
import type { Organization } from "../types.ts";

/** The organizations under this one, those with the most agents first. */
export function OrganizationChildren({
  name,
  children,
  childCount,
}: Pick<Organization, "name" | "children" | "childCount">) {
  return (
    <>
      <DataTable
        caption={`Organizations in ${name}`}
        rows={children}
        rowKey={(child) => child.slug}
        columns={[
          {
            key: "name",
            label: "Name",
            heading: true,
            cell: (child) => (
              <>
                <Link to={paths.organization(child.slug)}>{child.name}</Link>
                <Caption as="span" className="block font-text">
                  {typeWords[child.type]}
                </Caption>
              </>
            ),
          },
          { key: "place", label: "Place", cell: (child) => child.place },
          {
            key: "since",
            label: "Since",
            cell: (child) =>
              child.since === null ? <span className="text-muted">unknown</span> : formatUtcDay(child.since),
          },
          {
            key: "agents",
            label: "Agents",
            end: true,
            cell: (child) => formatCount(child.agentCount),
          },
        ]}
      />
      {childCount > children.length ? (
        <Caption className="mt-3">
          {children.length} of {formatCount(childCount)}, those with the most agents first.
        </Caption>
      ) : null}
    </>
  );
}
