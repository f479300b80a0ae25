import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import type { AgentProfile } from "../../profile/profile-types.ts";
import type { ListedRank } from "../../types.ts";
import { RankTable } from "./rank-table.tsx";

/** The numbers behind an agent's place in lists, for readers who ask how it is calculated. */
export function ProfilePlace({ profile, rank }: { profile: AgentProfile; rank: ListedRank }) {
  return (
    <Section
      id="place"
      title={t("Place in lists")}
      aside={<Link to={`${paths.showcase(profile.slug)}#reviews`}>{t("Hide the numbers")}</Link>}
    >
      <p>
        {t(
          "Lists are ordered by this value, the highest first. A search for one insurance type draws toward that type’s mean instead. Each review’s stars, date and proof are above.",
        )}
      </p>
      <div className="mt-4">
        <RankTable rank={rank} base="overall" />
      </div>
    </Section>
  );
}
