import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import {
  coveredAtHome,
  licensedStates,
  linesHeld,
  nextExpiries,
  shortLine,
  wordSince,
} from "../../profile/profile-facts.ts";
import { describeUnlicensed, type Reach } from "../../profile/profile-reach.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { wordCount, wordList, wordResponse } from "../../words.ts";

const SHOWN_STATES = 6;
const SHOWN_TYPES = 6;
const SHOWN_LANGUAGES = 4;
/** A name longer than this takes the whole width of a small screen. */
const LONG_NAME_CHARACTERS = 28;

export type ProfileHeadProps = {
  profile: AgentProfile;
  reach: Reach;
  rating: { average: number; count: number } | null;
  nowMs: number;
};

/** Who it is, what the licences say, and one line of reasons. Credentials come before what people say. */
export function ProfileHead({ profile, reach, rating, nowMs }: ProfileHeadProps) {
  return (
    <header className="main">
      <div className={profile.name.length > LONG_NAME_CHARACTERS ? "phead long" : "phead"}>
        <Avatar id={profile.id} name={profile.name} size="lg" photoUrl={profile.photoUrl} />
        <div>
          <h1>{profile.name}</h1>
          {profile.headline === "" ? null : <p className="hl max-md:hidden">{profile.headline}</p>}
          <p className="at">
            <Affiliation profile={profile} />, {profile.city.name}
          </p>
        </div>
        {profile.headline === "" ? null : <p className="hl md:hidden">{profile.headline}</p>}
      </div>
      {reach === "unlicensed" ? (
        <Note tone="bad" className="mt-5">
          {describeUnlicensed(profile)}
        </Note>
      ) : null}
      <Credentials profile={profile} nowMs={nowMs} />
      <ul className="why">
        {rating === null ? (
          <li>
            <span>No reviews yet</span>
          </li>
        ) : (
          <li>
            <span>
              <b>{rating.average.toFixed(1)}</b> <Stars value={rating.average} /> from{" "}
              <a href="#reviews">{wordCount(rating.count, "review")}</a>
            </span>
          </li>
        )}
        <li>
          <span>{wordResponse(profile.response)}</span>
        </li>
        {profile.languages.length === 0 ? null : (
          <li>
            <span>{wordList(profile.languages, SHOWN_LANGUAGES)}</span>
          </li>
        )}
        {reach === "unlicensed" ? null : (
          <li>
            <span>{wordAccepting(profile)}</span>
          </li>
        )}
      </ul>
    </header>
  );
}

const ROLE_AT: Record<string, string> = {
  owner: ", owner of",
  manager: ", manager at",
  executive: ", executive at",
};

function Affiliation({ profile: { organization, independent } }: { profile: AgentProfile }) {
  const kind = independent ? "Independent agent" : "Agent";
  if (organization === null) return `${kind} without an organisation`;
  return (
    <>
      {kind}
      {ROLE_AT[organization.role ?? ""] ?? " at"}{" "}
      <Link to={paths.organization(organization.slug)}>{organization.name}</Link>
    </>
  );
}

function Credentials({ profile, nowMs }: { profile: AgentProfile; nowMs: number }) {
  const states = licensedStates(profile.licences);
  const lines = linesHeld(profile.licences);
  const [next, afterwards] = nextExpiries(profile.licences);
  const covered = coveredAtHome(profile);
  return (
    <dl className="creds">
      <Credential
        term="Licensed in"
        fact={states.length === 0 ? "No state today" : wordList(states, SHOWN_STATES)}
        small={wordSince(profile.licensedSinceYear, nowMs)}
      />
      <Credential
        term="Lines"
        fact={lines.length === 0 ? "None in force" : lines.map(shortLine).join(", ")}
        small={covered === null ? null : `covers ${wordList(covered.types, SHOWN_TYPES)} in ${covered.state}`}
      />
      <Credential
        term="NPN"
        fact={<span className="lining-nums tabular-nums">{profile.npn}</span>}
        small={
          profile.npnMatchedOn === null ? "not matched yet" : `matched ${formatDay(profile.npnMatchedOn)}`
        }
      />
      <Credential term="Next expiry" fact={next ?? "Nothing in force"} small={afterwards ?? null} />
    </dl>
  );
}

function Credential({ term, fact, small }: { term: string; fact: ReactNode; small: string | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {fact}
        {small === null ? null : <small>{small}</small>}
      </dd>
    </div>
  );
}

function wordAccepting({ acceptingClients, acceptingFrom }: AgentProfile): string {
  if (acceptingClients) return "accepting new clients";
  return acceptingFrom === null
    ? "not taking new clients"
    : `not taking new clients until ${formatDay(acceptingFrom)}`;
}
