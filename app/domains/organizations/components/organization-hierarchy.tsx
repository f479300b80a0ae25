import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { typeWords } from "../policy.ts";
import type { Organization } from "../types.ts";

/** What an organization belongs to, the nearest first, each with the day since when, itself or through those before.
 *  Nothing for one that belongs to none. */
export function OrganizationHierarchy({ parents }: Pick<Organization, "parents">) {
  return (
    <LinkList as="ol">
      {parents.map((parent) => (
        <LinkListItem
          key={parent.slug}
          to={paths.organization(parent.slug)}
          end={
            parent.since === null
              ? t("date unknown")
              : t("since {day}", { day: formatPublicDay(parent.since) })
          }
        >
          <span>{parent.name}</span>
          <Caption as="span" className="block">
            {t(typeWords[parent.type])}
          </Caption>
        </LinkListItem>
      ))}
    </LinkList>
  );
}
