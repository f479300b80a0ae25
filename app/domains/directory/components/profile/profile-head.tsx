import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import { formatCountOf, formatList, formatResponse } from "../../format-figures.ts";
import {
  coveredAtHome,
  formatSince,
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

/** Who it is, what the licenses say, and one line of reasons. Credentials come before what people say. */
export function ProfileHead({ profile, reach, rating, nowMs, preview = false }: ProfileHeadProps) {
  return (
    <>
      <TitleBlock
        id={profile.id}
        name={profile.name}
        photoUrl={profile.photoUrl}
        headline={profile.headline}
        level={preview ? 2 : 1}
      >
        <Affiliation profile={profile} />, {profile.city.name}
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
            {rating === null ? (
              "No reviews yet"
            ) : (
              <>
                <b>{rating.average.toFixed(1)}</b> <Stars value={rating.average} /> from{" "}
                <a href="#reviews">{formatCountOf(rating.count, "review")}</a>
              </>
            )}
          </Fact>
        )}
        <Fact begins="narrow">{formatResponse(profile.response)}</Fact>
        {profile.languages.length === 0 ? null : (
          <Fact begins="narrow">{formatList(profile.languages, SHOWN_LANGUAGES)}</Fact>
        )}
        {reach === "unlicensed" ? null : <Fact begins="narrow">{formatAccepting(profile)}</Fact>}
      </FactsLine>
    </>
  );
}

const ROLE_AT: Record<string, string> = {
  owner: ", owner of",
  manager: ", manager at",
  executive: ", executive at",
};

function Affiliation({ profile: { organization, independent } }: { profile: AgentProfile }) {
  const kind = independent ? "Independent agent" : "Agent";
  if (organization === null) return `${kind} without an organization`;
  return (
    <>
      {kind}
      {ROLE_AT[organization.role ?? ""] ?? " at"}{" "}
      <Link to={paths.organization(organization.slug)}>{organization.name}</Link>
    </>
  );
}

function ProfileCredentials({ profile, nowMs }: { profile: AgentProfile; nowMs: number }) {
  const states = licensedStates(profile.licenses);
  const lines = linesHeld(profile.licenses);
  const [next, afterwards] = nextExpiries(profile.licenses);
  const covered = coveredAtHome(profile);
  return (
    <Credentials>
      <Credential
        term="Licensed in"
        fact={states.length === 0 ? "No state today" : formatList(states, SHOWN_STATES)}
        small={formatSince(profile.licensedSinceYear, nowMs)}
      />
      <Credential
        term="Lines"
        fact={lines.length === 0 ? "None in force" : lines.map(shortLine).join(", ")}
        small={
          covered === null ? null : `covers ${formatList(covered.types, SHOWN_TYPES)} in ${covered.state}`
        }
      />
      <Credential
        term="NPN"
        fact={<span className="lining-nums tabular-nums">{profile.npn}</span>}
        small={
          profile.npnMatchedOn === null ? "not matched yet" : `matched ${formatDay(profile.npnMatchedOn)}`
        }
      />
      <Credential term="Next expiry" fact={next ?? "Nothing in force"} small={afterwards ?? null} />
    </Credentials>
  );
}

function formatAccepting({ acceptingClients, acceptingFrom }: AgentProfile): string {
  if (acceptingClients) return "accepting new clients";
  return acceptingFrom === null
    ? "not taking new clients"
    : `not taking new clients until ${formatDay(acceptingFrom)}`;
}
