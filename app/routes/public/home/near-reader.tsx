import { Link } from "@remix-run/react";
import { LicenseLine } from "#app/domains/directory/components/license-line.tsx";
import type { getHome } from "#app/domains/directory/places/home-queries.server.ts";
import type { AgentCard, CardLicense } from "#app/domains/directory/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

export type NearReaderProps = {
  near: Awaited<ReturnType<typeof getHome>>["near"];
  today: string;
};

/** The first agents of a search near the reader: who they are, what was checked, and a time to book. */
export function NearReader({ near, today }: NearReaderProps) {
  if (near === null) return <NobodyListed />;
  const { city, stateCode, stateName, isNear, agents, total } = near;
  const search = paths.search({ q: `${city}, ${stateCode}` });
  return (
    <Sheet as="section" className="min-w-0 self-start rounded-2 p-4 md:p-5" aria-labelledby="near-h">
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id="near-h" className="text-20">
          {t("Near {city}, {state}", { city, state: named(stateName) })}
        </h2>
        <a className="pointer-coarse:py-2.5 text-14" href="#search-q">
          {t("Change")}
        </a>
      </div>
      {isNear ? null : (
        <p className="text-14 text-muted">
          {isNear === null
            ? t("We don’t know where you are. This city has the most agents.")
            : t("Nobody near you is listed yet. This city has the most agents.")}
        </p>
      )}
      {agents.length === 0 ? (
        <p className="mt-3 border-line border-t pt-3 text-ink-2">
          {t("Nobody near here is listed yet. Search another place, or ask a question.")}
        </p>
      ) : (
        <ul className="mt-3 list-none">
          {agents.map((agent) => (
            <NearAgent key={agent.slug} agent={agent} today={today} />
          ))}
        </ul>
      )}
      <p className="border-line border-t pt-3 text-14 text-muted">
        <span>{`${t("In the order of a search. Agents can’t pay to be here.")} `}</span>
        {agents.length === 0 ? null : (
          <Link to={search} prefetch="none">
            {total === null
              ? t("All agents near {city}", { city })
              : tn(total, "{n} agent near {city}", "All {n} near {city}", { city })}
          </Link>
        )}
      </p>
    </Sheet>
  );
}

function NearAgent({ agent, today }: { agent: AgentCard; today: string }) {
  const { slug, name, headline, stars, license, nextFree } = agent;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 border-line border-t py-3.5">
      <Avatar id={agent.id} name={name} photoUrl={agent.photoUrl} eager />
      <div className="grid min-w-0 grid-cols-1 gap-0.5 text-14">
        <h3 className="text-20 leading-[1.2]">
          <Link
            className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
            to={paths.showcase(slug)}
            prefetch="none"
          >
            {name}
          </Link>
        </h3>
        {headline === "" ? null : <p className="line-clamp-2 text-ink-2 leading-table">{headline}</p>}
        {stars === null ? (
          <p className="text-muted">{t("No reviews yet")}</p>
        ) : (
          <p>
            <span>{`${stars.average.toFixed(1)} `}</span>
            <Stars value={stars.average} />
            <span className="text-muted">{` ${tn(stars.count, "{n} review", "{n} reviews")}`}</span>
          </p>
        )}
        {license === null ? null : <LicenseCheck license={license} today={today} />}
        {nextFree === null ? (
          <Link
            className="mt-1 justify-self-start pointer-coarse:py-2.5"
            to={paths.showcase(slug)}
            prefetch="none"
          >
            {t("View profile")}
          </Link>
        ) : (
          <ButtonLink
            small
            icon="calendar"
            className="mt-1.5 justify-self-start"
            to={nextFree.to}
            rel="nofollow"
          >
            {nextFree.words}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The check and its day alone; that a license ends soon is said in full. */
function LicenseCheck({ license, today }: { license: CardLicense; today: string }) {
  if (license.validity !== "in-force") return <LicenseLine license={license} today={today} />;
  const checked = { state: license.stateCode, day: formatDay(license.readOn) };
  return license.stale ? (
    <Checked small tone="off">
      {t("{state} license last checked {day}", checked)}
    </Checked>
  ) : (
    <Checked small>{t("{state} license checked {day}", checked)}</Checked>
  );
}

/** A directory that has just begun. */
function NobodyListed() {
  return (
    <Sheet as="section" className="min-w-0 self-start rounded-2 p-5" aria-labelledby="near-h">
      <h2 id="near-h" className="text-20">
        {t("This directory is new")}
      </h2>
      <p className="mt-2 text-ink-2">
        {t("No agents are listed yet. Each one is checked against the state’s license record first.")}
      </p>
      <p className="mt-4">
        <ButtonLink look="primary" to={paths.signUp({ role: "agent", next: paths.verifyEmail() })}>
          {t("List yourself as an agent")}
        </ButtonLink>
      </p>
    </Sheet>
  );
}
