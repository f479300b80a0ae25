import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { t, tn } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { isLicensedHere } from "../cards/licensed-here.ts";
import type { AgentCard } from "../types.ts";
import { LicenseLine } from "./license-line.tsx";

/** Agents as faces, each with what was checked and the next free time; those not licensed at home today say so instead. */
export function AgentFaces({ agents, today }: { agents: readonly AgentCard[]; today: string }) {
  return (
    <ul className="grid list-none grid-cols-1 gap-x-8 md:grid-cols-2" id="list">
      {agents.map((agent) => (
        <li
          key={agent.slug}
          className="grid grid-cols-[4rem_minmax(0,1fr)] content-start items-start gap-x-4 border-line border-t py-5"
        >
          <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} />
          <div className="grid justify-items-start gap-0.5">
            <h3 className="text-20">
              <Link className="text-ink no-underline hover:underline" to={paths.showcase(agent.slug)}>
                {agent.name}
              </Link>
            </h3>
            {agent.headline === "" ? null : (
              <p className="line-clamp-2 text-14 text-ink-2">{agent.headline}</p>
            )}
            {agent.stars === null ? (
              <Caption>{t("No reviews yet")}</Caption>
            ) : (
              <p className="flex flex-wrap items-center gap-x-1.5 text-14">
                <b>{agent.stars.average.toFixed(1)}</b>
                <Stars value={agent.stars.average} />
                <span className="text-muted">{tn(agent.stars.count, "{n} review", "{n} reviews")}</span>
              </p>
            )}
            {isLicensedHere(agent) ? null : (
              <p className="text-14">
                <Checked tone="warn">
                  {t("Not licensed in {state} today", { state: agent.place.stateCode })}
                </Checked>
              </p>
            )}
            {agent.license === null ? null : (
              <div className="text-14">
                <LicenseLine license={agent.license} today={today} short />
              </div>
            )}
            {isLicensedHere(agent) ? <FirstStep agent={agent} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The next free time; without one, the day from which the agent takes clients, or a message. */
function FirstStep({ agent }: { agent: AgentCard }) {
  const { nextFree, acceptingClients, acceptingFrom, claimed, slug, name } = agent;
  const look =
    "mt-2 inline-flex min-h-target max-w-full items-center gap-2 rounded-2 bg-accent-tint px-3 py-1 font-label text-14 text-accent no-underline hover:bg-accent hover:text-on-accent";
  if (nextFree !== null)
    return (
      <Link
        className={look}
        to={nextFree.to}
        rel="nofollow"
        prefetch="none"
        aria-label={t("{time}, with {name}", { time: nextFree.words, name })}
      >
        <Icon name="calendar" />
        <span>{nextFree.words}</span>
      </Link>
    );
  if (!acceptingClients)
    return (
      <Caption>
        {acceptingFrom === null
          ? t("Not taking new clients")
          : t("Not taking new clients until {day}", { day: formatDay(acceptingFrom) })}
      </Caption>
    );
  return claimed ? (
    <Link
      className={look}
      to={paths.beforeMessage(slug)}
      prefetch="none"
      aria-label={t("Message {name}", { name })}
    >
      <Icon name="message" />
      <span>{t("Message")}</span>
    </Link>
  ) : null;
}
