import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatList, formatResponse } from "../../format-figures.ts";
import {
  coveredAtHome,
  formatSince,
  lastChecked,
  licensedStates,
  linesHeld,
  nextExpiries,
  shortLine,
} from "../../profile/profile-facts.ts";
import { describeUnlicensed, type Reach } from "../../profile/profile-reach.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { Fact, FactsLine } from "../facts-line.tsx";
import { Credential, Credentials } from "./credentials.tsx";
import { TitleBlock } from "./title-block.tsx";

const SHOWN_STATES = 6;
const SHOWN_TYPES = 6;
const SHOWN_LANGUAGES = 4;

export type ProfileHeadProps = {
  profile: AgentProfile;
  reach: Reach;
  rating: { average: number; count: number } | null;
  nowMs: number;
  /** Within a page of its own heading, before anything of it is saved; its rating is not looked at. */
  preview?: boolean;
};

/** The agent, the licenses, and one line of reasons. Credentials come before reviews. */
export function ProfileHead({ profile, reach, rating, nowMs, preview = false }: ProfileHeadProps) {
  return (
    <>
      <TitleBlock
        id={profile.id}
        name={profile.name}
        photoUrl={profile.pictureUrl}
        headline={profile.headline}
        level={preview ? 2 : 1}
      >
        <Affiliation profile={profile} />
        <span>{`, ${profile.city.name}`}</span>
      </TitleBlock>
      {reach === "unlicensed" ? (
        <Note tone="bad" className="mt-5">
          {describeUnlicensed(profile)}
        </Note>
      ) : null}
      <ProfileCredentials profile={profile} nowMs={nowMs} />
      <FactsLine className="mt-4">
        {preview ? null : (
          <Fact begins="narrow">
            {rating === null
              ? t("No reviews yet")
              : rich("{average} {stars} from {reviews}", {
                  average: <b>{rating.average.toFixed(1)}</b>,
                  stars: <Stars value={rating.average} />,
                  reviews: <a href="#reviews">{tn(rating.count, "{n} review", "{n} reviews")}</a>,
                })}
          </Fact>
        )}
        <Fact begins="narrow">{formatResponse(profile.response)}</Fact>
        {profile.languages.length === 0 ? null : (
          <Fact begins="narrow">{formatList(profile.languages, SHOWN_LANGUAGES)}</Fact>
        )}
        {reach === "unlicensed" || (!profile.claimed && profile.acceptingClients) ? null : (
          <Fact begins="narrow">{formatAccepting(profile)}</Fact>
        )}
      </FactsLine>
    </>
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
  if (organization === null) return rich("{kind} without an organization", { kind });
  return rich(ROLE_AT[organization.role ?? ""] ?? "{kind} at {organization}", {
    kind,
    organization: <Link to={paths.organization(organization.slug)}>{organization.name}</Link>,
  });
}

function ProfileCredentials({ profile, nowMs }: { profile: AgentProfile; nowMs: number }) {
  const states = licensedStates(profile.licenses);
  const lines = linesHeld(profile.licenses);
  const [next, afterwards] = nextExpiries(profile.licenses);
  const covered = coveredAtHome(profile);
  const checked = lastChecked(profile.licenses);
  return (
    <Credentials>
      <Credential
        term={t("Licensed in")}
        fact={
          states.length === 0 ? (
            t("No state today")
          ) : (
            <span className={checked === null ? undefined : "text-muted"}>
              {formatList(states, SHOWN_STATES)}
            </span>
          )
        }
        small={
          checked === null
            ? formatSince(profile.licensedSinceYear, nowMs)
            : t("when last checked, {day}", { day: formatDay(checked) })
        }
      />
      <Credential
        term={t("Lines")}
        fact={
          lines.length === 0 ? t("None in force") : lines.map((line) => named(shortLine(line))).join(", ")
        }
        small={
          covered === null
            ? null
            : t("covers {types} in {state}", {
                types: formatList(covered.types, SHOWN_TYPES),
                state: named(covered.state),
              })
        }
      />
      <Credential
        term="NPN"
        fact={<span className="lining-nums tabular-nums">{profile.npn}</span>}
        small={
          profile.npnMatchedOn === null
            ? t("not matched yet")
            : t("matched {day}", { day: formatDay(profile.npnMatchedOn) })
        }
      />
      <Credential term={t("Next expiry")} fact={next ?? t("Nothing in force")} small={afterwards ?? null} />
    </Credentials>
  );
}

function formatAccepting({ acceptingClients, acceptingFrom }: AgentProfile): string {
  if (acceptingClients) return t("accepting new clients");
  return acceptingFrom === null
    ? t("not taking new clients")
    : t("not taking new clients until {day}", { day: formatDay(acceptingFrom) });
}
