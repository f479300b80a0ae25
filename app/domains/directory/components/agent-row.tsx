import { Link } from "@remix-run/react";
import { formatDay } from "#app/platform/time/dates.ts";
import { t, tn } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { formatList, formatMiles, formatResponse } from "../format-figures.ts";
import { profileAddress } from "../profile/quote-offer.ts";
import type { AgentCard } from "../types.ts";
import { AgentActions, type AgentActionsProps } from "./agent-actions.tsx";
import { Fact, FactsLine } from "./facts-line.tsx";
import { LicenseLine } from "./license-line.tsx";
import { WhyRanking } from "./why-ranking.tsx";

export type AgentRowProps = Omit<AgentActionsProps, "heading"> & {
  today: string;
  /** Id of the form that collects the agents to compare; without it there is no checkbox. */
  compareForm?: string | undefined;
  /** Number of its pin on the map. */
  pin?: number | undefined;
  /** Name of the type or "all insurance types" whose mean the ranking draws toward. */
  rankBase?: string;
  /** Address that shows the numbers behind the order. */
  explainTo?: string | undefined;
  /** In two columns: what may or may not fit on a line has its own, so that the columns' rows are alike. */
  columns?: boolean | undefined;
  /** 3 in a section with a heading of its own. */
  level?: 2 | 3;
  /** Names of the languages searched for: named first among those spoken. */
  spoken?: readonly string[] | undefined;
};

/** One agent in a list: who, why here, under which license, and what to do next. */
export function AgentRow(props: AgentRowProps) {
  const {
    agent,
    today,
    pin,
    rankBase = "overall",
    explainTo,
    asked,
    spoken,
    compareForm,
    columns,
    level = 2,
  } = props;
  const profile = profileAddress(agent, { type: asked?.slug, zip: props.zip });
  const Heading = level === 2 ? "h2" : "h3";
  const heading = `agent-${agent.slug}`;
  return (
    <article
      className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 pb-3.5 has-[:target]:bg-accent-tint data-lit:bg-accent-tint data-lit:shadow-[0_0_0_0.5rem_var(--accent-tint)] md:grid-cols-[4rem_minmax(0,1fr)] md:gap-x-5 md:pb-4.5"
      aria-labelledby={heading}
    >
      <div className="relative self-start">
        <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} className="max-md:size-12" />
        {pin === undefined ? null : (
          // At the face's corner, where it covers none of it: the number of the pin on the map, and a link to it.
          <a
            className="group absolute -right-4.5 -bottom-4.5 inline-grid size-11 place-items-center no-underline max-md:inset-0 max-md:place-items-start"
            href={`#pin-${pin}`}
          >
            <span className="max-md:-translate-2.5 inline-grid size-7 place-items-center rounded-full border-2 border-paper bg-accent font-strong text-13 text-on-accent tabular-nums leading-none group-hover:bg-accent-hover max-md:size-6.5">
              <span className="sr-only">{t("Pin")} </span>
              <span>{pin}</span>
            </span>
          </a>
        )}
      </div>
      <div className="grid grid-cols-1 content-start md:gap-0.5">
        <div className="flex items-start justify-between gap-x-3">
          <Heading className="min-w-0 text-20 leading-[1.15] md:text-[1.4375rem]" id={heading}>
            <Link className={classNames(QUIET_LINK, "inline-block py-px")} to={profile} prefetch="none">
              {agent.name}
            </Link>
          </Heading>
          {compareForm === undefined ? null : (
            <Choice
              // As high as the name: the target reaches above and below it.
              className="-my-1.5 flex-none flex-row-reverse gap-x-2 text-14 text-ink-2 max-md:-my-2.5 max-md:min-h-target"
              form={compareForm}
              name="agent"
              value={agent.slug}
              aria-label={t("Compare {name}", { name: agent.name })}
            >
              {t("Compare")}
            </Choice>
          )}
        </div>
        {agent.headline === "" ? null : (
          <p className="line-clamp-1 text-15 text-ink-2 leading-table md:line-clamp-2">{agent.headline}</p>
        )}
        <p
          className={classNames(
            "text-14 text-muted leading-table",
            // Next to a map the distance says where; a phone's first screen has no room for both.
            agent.distanceMiles !== null && "max-md:hidden",
          )}
        >
          {[
            agent.organization?.name ?? t("No organization"),
            representation(agent),
            `${agent.place.city}, ${agent.place.stateCode}`,
          ]
            .filter((fact) => fact !== null)
            .join(" · ")}
        </p>
        <FactsLine className="text-15">
          <Fact>
            {agent.stars === null ? (
              t("No reviews yet")
            ) : (
              <>
                <b>{agent.stars.average.toFixed(1)}</b>
                <span> </span>
                <Stars value={agent.stars.average} />
                <span> </span>
                <Link className={classNames(QUIET_LINK, "py-0.75")} to={`${profile}#reviews`} prefetch="none">
                  {tn(agent.stars.count, "{n} review", "{n} reviews")}
                </Link>
                <span className="text-muted max-md:hidden">
                  {`, ${agent.proven === 0 ? t("none confirmed") : t("{n} confirmed", { n: agent.proven })}`}
                </span>
              </>
            )}
          </Fact>
          {agent.distanceMiles === null ? null : <Fact>{formatMiles(agent.distanceMiles)}</Fact>}
          <Fact begins={columns ? "alone" : "narrow"}>
            {agent.response.kind === "known" ? formatResponse(agent.response) : t("no answer time yet")}
          </Fact>
        </FactsLine>
      </div>
      <div className="mt-1 grid grid-cols-1 gap-0.5 max-md:col-span-full md:col-start-2 md:gap-1">
        <FactsLine className="text-15 leading-table">
          <Fact begins="always">{formatLicensedFor(agent, asked?.name)}</Fact>
          {agent.languages.length === 0 ? null : (
            <Fact
              begins={columns ? "alone" : "narrow"}
              wide={isEnglishAlone(agent.languages) && !spoken?.length}
            >
              {t("speaks {languages}", { languages: formatLanguages(agent.languages, spoken) })}
            </Fact>
          )}
        </FactsLine>
        <div className="flex flex-wrap items-center gap-x-4 text-14">
          <p className="max-w-none text-ink-2 leading-table">
            {agent.license === null ? (
              <Checked tone="off">
                {t("No license on file in {stateCode}", { stateCode: agent.licensedFor.stateCode })}
              </Checked>
            ) : (
              <LicenseLine license={agent.license} today={today} />
            )}
          </p>
          {agent.why === null ? null : (
            <WhyRanking
              agent={agent}
              why={agent.why}
              base={rankBase}
              numbersTo={explainTo && `${explainTo}#${heading}`}
            />
          )}
        </div>
        {agent.acceptingClients ? null : (
          <p className="text-14">
            <Tag icon="info">
              {agent.acceptingFrom === null
                ? t("Not taking new clients")
                : t("Not taking new clients until {day}", { day: formatDay(agent.acceptingFrom) })}
            </Tag>
          </p>
        )}
        <AgentActions
          agent={agent}
          saved={props.saved}
          back={props.back}
          heading={heading}
          asked={asked}
          zip={props.zip}
        />
      </div>
    </article>
  );
}

const QUIET_LINK = "text-inherit decoration-transparent hover:text-inherit hover:decoration-current";

const isEnglishAlone = ([first, ...others]: readonly string[]) => first === "English" && others.length === 0;

/** "Spanish and English", what was asked for first; after two names the rest is counted. */
function formatLanguages(languages: readonly string[], asked: readonly string[] = []): string {
  return formatList(
    [...languages].sort((a, b) => Number(asked.includes(b)) - Number(asked.includes(a))),
    2,
  );
}

function formatLicensedFor(agent: AgentCard, asked: string | undefined): string {
  const { stateCode, types } = agent.licensedFor;
  if (types.length === 0) return t("no license in force in {stateCode} today", { stateCode });
  const ordered =
    asked === undefined ? types : [...types].sort((a, b) => Number(b === asked) - Number(a === asked));
  return t("licensed for {types} in {stateCode}", { types: formatList(ordered, 2), stateCode });
}

/** Nobody has said it of an agent whose profile isn't claimed. Null then. */
const representation = ({ independent, claimed }: AgentCard): string | null => {
  if (independent) return t("independent");
  return claimed ? t("says they represent one carrier") : null;
};
