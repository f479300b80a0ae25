import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { firstNameOf } from "#app/platform/contact-data/first-name.ts";
import { rich, t, tn } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { langOf } from "#app/ui/language-mark.ts";
import type { Glance } from "../../profile/glance/glance.ts";
import { openingOf } from "../../profile/own-words.ts";
import { describeUnlicensed, type Reach } from "../../profile/profile-reach.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { AboutPicture } from "./about-picture.tsx";
import { GlanceList } from "./glance/glance-list.tsx";
import { TitleBlock } from "./title-block.tsx";

export type ProfileHeadProps = {
  profile: AgentProfile;
  reach: Reach;
  glance: readonly Glance[];
  rating: { average: number; count: number } | null;
  /** Within a page of its own heading, before anything of it is saved; its rating is not looked at. */
  preview?: boolean;
};

/** Who the agent is, what we checked, and what people choose by. */
export function ProfileHead({ profile, reach, glance, rating, preview = false }: ProfileHeadProps) {
  return (
    <>
      <TitleBlock
        id={profile.id}
        name={profile.name}
        photoUrl={profile.pictureUrl}
        headline={profile.headline}
        level={preview ? 2 : 1}
        underPicture={preview || profile.pictureUrl === null ? null : <AboutPicture {...profile} />}
      >
        <Affiliation profile={profile} />
        <span>{`, ${profile.city.name}`}</span>
      </TitleBlock>
      {reach === "unlicensed" ? (
        <Note tone="bad" className="mt-5">
          {describeUnlicensed(profile)}
        </Note>
      ) : null}
      {preview ? null : (
        <p className="mt-3 md:mt-4 md:text-18">
          {rating === null
            ? t("No reviews yet")
            : rich("{average} {stars} from {reviews}", {
                average: <b>{rating.average.toFixed(1)}</b>,
                stars: <Stars value={rating.average} />,
                reviews: <a href="#reviews">{tn(rating.count, "{n} review", "{n} reviews")}</a>,
              })}
        </p>
      )}
      <GlanceList facts={glance} />
      {preview ? null : <OwnWords profile={profile} />}
    </>
  );
}

/** How the agent begins to tell about their work; not on a phone, whose first screens have no room for it. */
function OwnWords({ profile: { name, biography, biographyLanguage } }: { profile: AgentProfile }) {
  const opening = openingOf(biography);
  if (opening === "") return null;
  return (
    <figure className="mt-5 border-accent border-l-2 pl-4 max-md:hidden">
      <blockquote className="max-w-measure text-ink-2" lang={langOf(biographyLanguage)}>
        <q>{opening}</q>
      </blockquote>
      <figcaption className="mt-1 text-14">
        <a href="#about">{t("More about {name}", { name: firstNameOf(name) })}</a>
      </figcaption>
    </figure>
  );
}

const ROLE_AT: Readonly<
  Record<
    string,
    | "{kind}, owner of {organization}"
    | "{kind}, manager at {organization}"
    | "{kind}, executive at {organization}"
  >
> = {
  owner: "{kind}, owner of {organization}",
  manager: "{kind}, manager at {organization}",
  executive: "{kind}, executive at {organization}",
};

function Affiliation({ profile: { organization, independent } }: { profile: AgentProfile }) {
  const kind = independent ? t("Independent agent") : t("Agent");
  if (organization === null) return <span>{kind}</span>;
  return rich(ROLE_AT[organization.role ?? ""] ?? "{kind} at {organization}", {
    kind,
    organization: <Link to={paths.organization(organization.slug)}>{organization.name}</Link>,
  });
}
