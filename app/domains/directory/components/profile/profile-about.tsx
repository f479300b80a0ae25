import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { formatGoesTo, formatInsures } from "../../profile/profile-facts.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";

/** What the agent says about the work: in their own words, then as facts. */
export function ProfileAbout({ profile }: { profile: AgentProfile }) {
  const facts = [
    { term: "Insures", detail: formatInsures(profile) },
    { term: "Carriers", detail: profile.carriers.join(", ") },
    { term: "Languages", detail: profile.languages.join(", ") },
    { term: "Service area", detail: formatGoesTo(profile) },
  ].filter(({ detail }) => detail !== "");
  return (
    <Section id="about" title="About" margin>
      {profile.biography === "" ? (
        <p className="text-muted">{profile.name} hasn’t added a bio yet.</p>
      ) : (
        <p className="whitespace-pre-line text-18">{profile.biography}</p>
      )}
      <div className="mt-5">
        <FactList items={facts} />
      </div>
      {profile.photoUrl === null ? null : (
        <Caption className="mt-4">
          <Link to={`${paths.showcase(profile.slug)}/report-photo`}>Report this photo</Link>
        </Caption>
      )}
    </Section>
  );
}
