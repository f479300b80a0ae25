import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Checked } from "#app/ui/forms/checked.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import type { AgentCard, CardLicense } from "../types.ts";
import { daysBetween, wordCount, wordDaysLeft, wordList, wordMiles, wordResponse } from "../words.ts";
import { Fact, FactsLine } from "./facts-line.tsx";
import { RankTable } from "./profile/rank-table.tsx";

export type AgentRowProps = {
  agent: AgentCard;
  today: string;
  /** Number of its pin on the map beside the list. */
  pin?: number;
  saved: boolean;
  /** Address to come back to after saving. */
  back: string;
  /** Id of the form that gathers the agents to compare; without it there is no box to tick. */
  compareForm?: string;
  /** Name of the type or "all insurance types" whose mean the ranking draws toward. */
  rankBase?: string;
  /** Address that shows, or hides, the numbers behind the order. */
  explainTo?: string;
  /** 3 where the list stands in a section with a heading of its own. */
  level?: 2 | 3;
  /** Name of the insurance type searched for, named first among those licensed for. */
  asked?: string | undefined;
};

/** One agent in a list: who, why here, the license it stands on, and what to do next. */
export function AgentRow(props: AgentRowProps) {
  const { agent, today, pin, saved, back, compareForm, explainTo, rankBase, asked, level = 2 } = props;
  const profile = paths.showcase(agent.slug);
  const Heading = level === 2 ? "h2" : "h3";
  const heading = `agent-${agent.slug}`;
  return (
    <article
      className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 pb-4.5 md:grid-cols-[4rem_minmax(0,1fr)] md:gap-x-5"
      aria-labelledby={heading}
    >
      <Avatar id={agent.id} name={agent.name} className="max-md:size-14" />
      <div className="flex items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Heading className="text-[1.4375rem] leading-[1.15]" id={heading}>
            <Link
              className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
              to={profile}
              prefetch="none"
            >
              {agent.name}
            </Link>
          </Heading>
          <p className="mt-0.5 text-15 text-ink-2 leading-table">
            {agent.headline === "" ? null : (
              <>
                {agent.headline}
                <br />
              </>
            )}
            <span className="block text-14 text-muted">
              {[
                agent.organization?.name ?? "No organization",
                agent.independent ? "independent" : "represents one carrier",
                `${agent.place.city}, ${agent.place.stateCode}`,
              ].join(" · ")}
            </span>
          </p>
        </div>
        {pin === undefined ? null : (
          <span className="mt-0.5 inline-grid h-6.5 min-w-6.5 flex-none place-items-center rounded-full bg-accent font-strong text-13 text-on-accent leading-none">
            <span className="sr-only">Pin </span>
            {pin}
          </span>
        )}
      </div>
      <div className="mt-1.75 grid grid-cols-1 gap-2.25 max-md:col-span-full md:col-start-2">
        <FactsLine twoLines>
          <Fact>
            {agent.stars === null ? (
              "No reviews yet"
            ) : (
              <>
                <b>{agent.stars.average.toFixed(1)}</b> <Stars value={agent.stars.average} /> from{" "}
                <Link
                  className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
                  to={`${profile}#reviews`}
                  prefetch="none"
                >
                  {wordCount(agent.stars.count, "review")}
                </Link>
              </>
            )}
          </Fact>
          {agent.distanceMiles === null ? null : <Fact>{wordMiles(agent.distanceMiles)}</Fact>}
          <Fact second begins="always">
            {wordLicensedFor(agent, asked)}
          </Fact>
          <Fact second begins="narrow">
            {wordResponse(agent.response)}
          </Fact>
        </FactsLine>
        <p className="flex max-w-none flex-wrap items-center gap-x-3.5 gap-y-0.5 text-14 text-ink-2 leading-[1.45]">
          {agent.license === null ? (
            <Checked tone="off">No license on file in {agent.licensedFor.stateCode}</Checked>
          ) : (
            <LicenseLine license={agent.license} today={today} />
          )}
          {agent.stars === null ? null : (
            <span>
              {agent.proven} of {agent.stars.count} from kept appointments or conversations on record
            </span>
          )}
        </p>
        {agent.acceptingClients ? null : (
          <p className="text-14">
            <Tag icon="info">
              Not taking new clients
              {agent.acceptingFrom === null ? "" : ` until ${formatDay(agent.acceptingFrom)}`}
            </Tag>
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <ButtonLink
            small
            className="max-md:px-3"
            to={profile}
            aria-label={`See the record of ${agent.name}`}
          >
            See the record
          </ButtonLink>
          {agent.kept ? (
            <ButtonLink
              small
              className="max-md:px-3"
              icon="message"
              to={paths.newMessage(agent.slug)}
              rel="nofollow"
              aria-label={`Message ${agent.name}`}
            >
              Message
            </ButtonLink>
          ) : null}
          <Form method="post" navigate={false} action={paths.saved()} className="contents" preventScrollReset>
            <input type="hidden" name="slug" value={agent.slug} />
            <input type="hidden" name="back" value={`${back}#${heading}`} />
            <Button
              small
              look="link"
              className="max-md:pr-3 max-md:pl-0"
              icon="save"
              name="intent"
              value={saved ? "remove" : "add"}
              aria-label={saved ? `${agent.name} is saved, remove` : `Save ${agent.name}`}
            >
              {saved ? "Saved" : "Save"}
            </Button>
          </Form>
          {compareForm === undefined ? null : (
            <Choice
              className="ml-auto text-14"
              form={compareForm}
              name="agent"
              value={agent.slug}
              aria-label={`Compare ${agent.name}`}
            >
              Compare
            </Choice>
          )}
        </div>
        {explainTo === undefined ? null : (
          <p className="text-14">
            <Link to={`${explainTo}#${heading}`} prefetch="none" preventScrollReset>
              {agent.rank === null ? "Why this place in the list" : "Hide the numbers"}
            </Link>
          </p>
        )}
        {agent.rank === null ? null : <RankTable rank={agent.rank} base={rankBase ?? "overall"} />}
      </div>
    </article>
  );
}

function wordLicensedFor(agent: AgentCard, asked: string | undefined): string {
  const { stateCode, types } = agent.licensedFor;
  if (types.length === 0) return `no license in force in ${stateCode} today`;
  const ordered =
    asked === undefined ? types : [...types].sort((a, b) => Number(b === asked) - Number(a === asked));
  return `licensed for ${wordList(ordered, 2)} in ${stateCode}`;
}

function LicenseLine({ license, today }: { license: CardLicense; today: string }) {
  const name = `${license.stateCode} ${license.number}`;
  switch (license.standing) {
    case "in-force":
      return (
        <Checked>
          {name} active to {formatDay(license.expiresOn)}, read {formatDay(license.readOn)}
        </Checked>
      );
    case "ending":
      return (
        <Checked tone="warn">
          {name} ends {formatDay(license.expiresOn)}, {wordDaysLeft(daysBetween(today, license.expiresOn))}
        </Checked>
      );
    case "expired":
      return (
        <Checked tone="off">
          {name} expired {formatDay(license.expiresOn)}
        </Checked>
      );
    case "withdrawn":
      return (
        <Checked tone="off">
          {name} no longer in force, read {formatDay(license.readOn)}
        </Checked>
      );
  }
}
