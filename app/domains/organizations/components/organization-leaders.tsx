import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { roleWords } from "../policy.ts";
import type { Organization } from "../types.ts";

/** Owners, executives and managers, with the day since when. Those who are agents lead to their profile. */
export function OrganizationLeaders({ leaders }: Pick<Organization, "leaders">) {
  return (
    <LinkList>
      {leaders.map((leader) => (
        <LinkListItem
          key={`${leader.role} ${leader.name} ${leader.joinedAt}`}
          to={leader.agentSlug === null ? undefined : paths.showcase(leader.agentSlug)}
          end={t("since {day}", { day: formatPublicDay(leader.joinedAt) })}
        >
          <span>{leader.name}</span>
          <Caption as="span" className="block">
            {t(roleWords[leader.role])}
          </Caption>
        </LinkListItem>
      ))}
    </LinkList>
  );
}
