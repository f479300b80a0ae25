import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
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
        caption={t("Organizations in {name}", { name })}
        rows={children}
        rowKey={(child) => child.slug}
        columns={[
          {
            key: "name",
            label: t("Name"),
            heading: true,
            cell: (child) => (
              <>
                <Link to={paths.organization(child.slug)}>{child.name}</Link>
                <Caption as="span" className="block font-text">
                  {t(typeWords[child.type])}
                </Caption>
              </>
            ),
          },
          { key: "place", label: t("Place"), cell: (child) => child.place },
          {
            key: "since",
            label: t("Since"),
            cell: (child) =>
              child.since === null ? (
                <span className="text-muted">{t("unknown")}</span>
              ) : (
                formatPublicDay(child.since)
              ),
          },
          {
            key: "agents",
            label: t("Agents"),
            end: true,
            cell: (child) => formatCount(child.agentCount),
          },
        ]}
      />
      {childCount > children.length ? (
        <Caption className="mt-3">
          {t("{shown} of {all}, those with the most agents first.", {
            shown: children.length,
            all: childCount,
          })}
        </Caption>
      ) : null}
    </>
  );
}
