import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { formatGoesTo, formatInsures } from "../../profile/profile-facts.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";

/** The agent about their work: in their own words, then as facts. */
export function ProfileAbout({ profile }: { profile: AgentProfile }) {
  const facts = [
    { term: t("Insures"), detail: formatInsures(profile) },
    { term: t("Carriers"), detail: profile.carriers.join(", ") },
    { term: t("Languages"), detail: profile.languages.map(named).join(", ") },
    { term: t("Service area"), detail: formatGoesTo(profile) },
  ].filter(({ detail }) => detail !== "");
  return (
    <Section id="about" title={t("About")} margin>
      {profile.biography === "" ? (
        <p className="text-muted">{t("{name} hasn’t added a bio yet.", { name: profile.name })}</p>
      ) : (
        <p className="whitespace-pre-line text-18">{profile.biography}</p>
      )}
      <div className="mt-5">
        <FactList items={facts} />
      </div>
      {profile.photoUrl === null ? null : (
        <Caption className="mt-4">
          <Link to={`${paths.showcase(profile.slug)}/report-photo`}>{t("Report this photo")}</Link>
        </Caption>
      )}
    </Section>
  );
}
