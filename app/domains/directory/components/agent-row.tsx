import { Form, Link } from "@remix-run/react";
import { useRef } from "react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { rich, t, tn } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Checked } from "#app/ui/forms/checked.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { formatList, formatMiles, formatRank, formatResponse } from "../format-figures.ts";
import { profileAddress, quoteAddress } from "../quote-offer.ts";
import type { AgentCard, NamedType } from "../types.ts";
import { Fact, FactsLine } from "./facts-line.tsx";
import { LicenseLine } from "./license-line.tsx";
import { RankTable } from "./profile/rank-table.tsx";

export type AgentRowProps = {
  agent: AgentCard;
  today: string;
  /** Letter of its pin on the map beside the list. */
  pin?: string | undefined;
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
  /** The insurance type searched for: named first among those licensed for, and what a quote is then asked for. */
  asked?: Pick<NamedType, "name" | "slug"> | undefined;
  /** The ZIP code searched around, so that nobody types it again. */
  zip?: string | undefined;
};

/** One agent in a list: who, why here, the license it stands on, and what to do next. */
export function AgentRow(props: AgentRowProps) {
  const { agent, today, pin, saved, back, compareForm, explainTo, rankBase, asked, zip, level = 2 } = props;
  const profile = profileAddress(agent, asked?.slug);
  const quoteTo = quoteAddress(agent, { type: asked?.slug, zip });
  const backField = useRef<HTMLInputElement>(null);
  const Heading = level === 2 ? "h2" : "h3";
  const heading = `agent-${agent.slug}`;
  return (
    <article
      className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 pb-3.5 has-[:target]:bg-accent-tint data-lit:bg-accent-tint data-lit:shadow-[0_0_0_0.5rem_var(--accent-tint)] md:grid-cols-[4rem_minmax(0,1fr)] md:gap-x-5 md:pb-4.5"
      aria-labelledby={heading}
    >
      <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} className="max-md:size-11" />
      <div className="grid grid-cols-1 content-start md:gap-0.5">
        <div className="flex items-start justify-between gap-x-4">
          <Heading className="min-w-0 text-20 leading-[1.15] md:text-[1.4375rem]" id={heading}>
            <Link className={QUIET_LINK} to={profile} prefetch="none">
              {agent.name}
            </Link>
          </Heading>
          {pin === undefined ? null : (
            <a
              className="group -m-2.25 inline-grid min-h-target min-w-target flex-none place-items-center no-underline"
              href={`#pin-${pin}`}
            >
              <span className="inline-grid h-6.5 min-w-6.5 place-items-center rounded-[0.4rem] bg-accent px-1 font-strong text-13 text-on-accent leading-none group-hover:bg-accent-hover">
                <span className="sr-only">{t("Pin")} </span>
                <span>{pin}</span>
              </span>
            </a>
          )}
        </div>
        {agent.headline === "" ? null : (
          <p className="line-clamp-2 text-15 text-ink-2 leading-table max-md:hidden">{agent.headline}</p>
        )}
        <p
          className={classNames(
            "text-14 text-muted leading-table",
            // Beside a map the distance says where; a phone's first screen has no room for both.
            agent.distanceMiles !== null && "max-md:hidden",
          )}
        >
          {[
            agent.organization?.name ?? t("No organization"),
            agent.independent ? t("independent") : t("represents one carrier"),
            `${agent.place.city}, ${agent.place.stateCode}`,
          ].join(" · ")}
        </p>
        <FactsLine className="max-md:text-15">
          <Fact>
            {agent.stars === null ? (
              t("No reviews yet")
            ) : (
              <>
                <b>{agent.stars.average.toFixed(1)}</b>
                <span> </span>
                <Stars value={agent.stars.average} />
                <span> </span>
                <Link className={QUIET_LINK} to={`${profile}#reviews`} prefetch="none">
                  {tn(agent.stars.count, "{n} review", "{n} reviews")}
                </Link>
              </>
            )}
          </Fact>
          {agent.distanceMiles === null ? null : <Fact>{formatMiles(agent.distanceMiles)}</Fact>}
          <Fact begins="narrow">
            {agent.response.kind === "known" ? formatResponse(agent.response) : t("no answer time yet")}
          </Fact>
        </FactsLine>
      </div>
      <div className="mt-1 grid grid-cols-1 gap-0.5 max-md:col-span-full md:col-start-2 md:gap-1">
        <p className="max-w-none leading-table first-letter:uppercase max-md:text-15">
          {formatLicensedFor(agent, asked?.name)}
        </p>
        <p className="max-w-none text-14 text-ink-2 leading-table">
          {agent.license === null ? (
            <Checked tone="off">
              {t("No license on file in {stateCode}", { stateCode: agent.licensedFor.stateCode })}
            </Checked>
          ) : (
            <LicenseLine license={agent.license} today={today} />
          )}
        </p>
        {agent.stars === null ? null : (
          <p className="text-14 text-muted leading-table max-md:hidden">
            {t("{proven} of {count} from confirmed clients or conversations", {
              proven: String(agent.proven),
              count: String(agent.stars.count),
            })}
          </p>
        )}
        {agent.nextFree === null ? null : (
          <p className="text-14">
            <Link to={agent.nextFree.to} prefetch="none" rel="nofollow">
              {agent.nextFree.words}
            </Link>
          </p>
        )}
        {agent.acceptingClients ? null : (
          <p className="text-14">
            <Tag icon="info">
              {agent.acceptingFrom === null
                ? t("Not taking new clients")
                : t("Not taking new clients until {day}", { day: formatDay(agent.acceptingFrom) })}
            </Tag>
          </p>
        )}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-3">
          {agent.claimed && agent.acceptingClients ? (
            <ButtonLink
              small
              className="max-md:min-h-target max-md:px-3"
              icon="message"
              to={paths.newMessage(agent.slug)}
              rel="nofollow"
              aria-label={t("Message {name}", { name: agent.name })}
            >
              {t("Message")}
            </ButtonLink>
          ) : (
            <ButtonLink
              small
              className="max-md:min-h-target max-md:px-3"
              to={profile}
              aria-label={t("View profile of {name}", { name: agent.name })}
            >
              {t("View profile")}
            </ButtonLink>
          )}
          {quoteTo === null ? null : (
            <ButtonLink
              small
              look="link"
              className="max-md:min-h-target max-md:px-1"
              to={quoteTo}
              rel="nofollow"
              aria-label={t("Get a quote from {name}", { name: agent.name })}
            >
              {t("Get a quote")}
            </ButtonLink>
          )}
          <Form
            method="post"
            navigate={false}
            action={paths.saved()}
            className="contents"
            preventScrollReset
            // A page that is loaded anew finds the row again by its hash; one that stays would be scrolled by it.
            onSubmit={() => {
              if (backField.current) backField.current.value = back;
            }}
          >
            <input type="hidden" name="slug" value={agent.slug} />
            <input ref={backField} type="hidden" name="back" value={`${back}#${heading}`} />
            <Button
              small
              look="link"
              className="max-md:min-h-target max-md:px-1"
              icon="save"
              name="intent"
              value={saved ? "remove" : "add"}
              aria-label={t(saved ? "{name} is saved, remove" : "Save {name}", { name: agent.name })}
            >
              {saved ? t("Saved") : t("Save")}
            </Button>
          </Form>
          {compareForm === undefined ? null : (
            <Choice
              className="text-14 max-md:min-h-target"
              form={compareForm}
              name="agent"
              value={agent.slug}
              aria-label={t("Compare {name}", { name: agent.name })}
            >
              {t("Compare")}
            </Choice>
          )}
          {explainTo === undefined ? null : (
            <Link
              className="ml-auto inline-flex min-h-dense items-center text-14 max-md:min-h-target"
              to={`${explainTo}#${heading}`}
              prefetch="none"
              preventScrollReset
            >
              {agent.rank === null ? (
                <span>
                  {rich("Why{thisRanking}?", {
                    thisRanking: <span className="max-md:sr-only">{` ${t("this ranking")}`}</span>,
                  })}
                </span>
              ) : (
                t("Hide")
              )}
            </Link>
          )}
        </div>
        {agent.rank === null ? null : (
          <>
            <p className="mt-1 text-15">{formatRank(agent, agent.rank, rankBase ?? "overall")}</p>
            <RankTable rank={agent.rank} base={rankBase ?? "overall"} />
          </>
        )}
      </div>
    </article>
  );
}

const QUIET_LINK = "text-inherit decoration-transparent hover:text-inherit hover:decoration-current";

function formatLicensedFor(agent: AgentCard, asked: string | undefined): string {
  const { stateCode, types } = agent.licensedFor;
  if (types.length === 0) return t("no license in force in {stateCode} today", { stateCode });
  const ordered =
    asked === undefined ? types : [...types].sort((a, b) => Number(b === asked) - Number(a === asked));
  return t("licensed for {types} in {stateCode}", { types: formatList(ordered, 2), stateCode });
}
