import type { ReactNode } from "react";
import { NO_END } from "#app/domains/licenses/types.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { formatMiles, formatResponse } from "../../format-figures.ts";
import type { AgentCard, CardLicense } from "../../types.ts";

/** A compared fact. `value` is what two agents have in common or not; `cell` shows it. */
export type Fact = {
  name: string;
  value: (agent: AgentCard) => string;
  cell: (agent: AgentCard) => ReactNode;
};

/** The compared facts, those that decide first. `from` is where distances are measured from. */
export function factsOf(agents: readonly AgentCard[], from: { label: string } | null): Fact[] {
  const nearest = bestOf(agents, ({ distanceMiles }) => distanceMiles);
  const quickest = bestOf(agents, ({ response }) => (response.kind === "known" ? response.minutes : null));
  const highest = bestOf(agents, ({ stars }) => (stars === null ? null : -stars.average));
  const mostReviewed = bestOf(agents, ({ stars }) => (stars === null ? null : -stars.count));
  return [
    {
      name: t("Licensed for"),
      value: ({ licensedFor: { types, stateCode } }) => `${stateCode} ${types.join()}`,
      cell: ({ licensedFor: { types, stateCode } }) =>
        types.length === 0
          ? t("Nothing in force in {stateCode} today", { stateCode })
          : rich("{types} in {stateCode}", {
              types: <Listed names={types} sharedBy={agents.map(({ licensedFor }) => licensedFor.types)} />,
              stateCode,
            }),
    },
    {
      name: t("Reviews"),
      value: ({ stars }) => (stars === null ? "" : `${stars.average} ${stars.count}`),
      cell: (agent) =>
        agent.stars === null ? (
          t("None yet")
        ) : (
          <Best
            words={
              agent === highest ? t("highest rating") : agent === mostReviewed ? t("most reviews") : null
            }
          >
            {rich("{rating} from {reviews}", {
              rating: (
                <>
                  <b>{agent.stars.average.toFixed(1)}</b>
                  <span> </span>
                  <Stars value={agent.stars.average} />
                </>
              ),
              reviews: tn(agent.stars.count, "{n} review", "{n} reviews"),
            })}
          </Best>
        ),
    },
    plain(t("Confirmed reviews"), ({ stars, proven }) =>
      stars === null
        ? t("None yet")
        : t("{proven} of {count}", { proven: String(proven), count: String(stars.count) }),
    ),
    {
      name: t("Answers"),
      value: ({ response }) => formatResponse(response),
      cell: (agent) => (
        <Best words={agent === quickest ? t("quickest") : null}>{formatResponse(agent.response)}</Best>
      ),
    },
    ...(from === null
      ? []
      : [
          {
            name: t("Distance from {place}", { place: from.label }),
            value: ({ distanceMiles }: AgentCard) =>
              distanceMiles === null ? "" : formatMiles(distanceMiles),
            cell: (agent: AgentCard) =>
              agent.distanceMiles === null ? null : (
                <Best words={agent === nearest ? t("nearest") : null}>
                  {formatMiles(agent.distanceMiles)}
                </Best>
              ),
          },
        ]),
    {
      name: t("Languages"),
      value: ({ languages }) => languages.join(),
      cell: ({ languages }) =>
        languages.length === 0 ? (
          t("Not given")
        ) : (
          <Listed names={languages} sharedBy={agents.map((agent) => agent.languages)} />
        ),
    },
    {
      name: t("New clients"),
      value: (agent) => `${agent.licensedFor.types.length > 0} ${takesClients(agent)}`,
      cell: (agent) =>
        agent.licensedFor.types.length === 0 ? <Unlicensed agent={agent} /> : takesClients(agent),
    },
    plain(t("License"), ({ license }) => (license === null ? t("None on file") : formatLicense(license))),
    {
      name: t("License checked"),
      value: ({ license }) => (license === null ? "" : `${license.readOn} ${license.stale}`),
      cell: ({ license }) => {
        if (license === null) return t("Not yet");
        const day = formatDay(license.readOn);
        return license.stale ? (
          <span className="text-muted">{t("{day}, not confirmed since", { day })}</span>
        ) : (
          day
        );
      },
    },
    plain(t("Organization"), ({ organization }) => organization?.name ?? t("None")),
    plain(t("Office"), ({ place }) => `${place.city}, ${place.stateCode}`),
    plain(t("Says they represent"), ({ independent, claimed }) =>
      independent ? t("several carriers") : claimed ? t("one carrier") : t("Not given"),
    ),
    {
      name: t("Phone"),
      value: ({ phone }) => phone ?? "",
      cell: (agent) => <Phone agent={agent} />,
    },
  ];
}

const plain = (name: string, words: (agent: AgentCard) => string): Fact => ({
  name,
  value: words,
  cell: words,
});

/** The only agent with the least of it; null where two have as little, or fewer than two have any. */
function bestOf(agents: readonly AgentCard[], of: (agent: AgentCard) => number | null): AgentCard | null {
  const known = agents.flatMap((agent) => {
    const value = of(agent);
    return value === null ? [] : [{ agent, value }];
  });
  const least = Math.min(...known.map(({ value }) => value));
  const best = known.filter(({ value }) => value === least);
  return known.length > 1 && best.length === 1 ? (best[0]?.agent ?? null) : null;
}

/** Names in a row; those that not everyone has are marked. */
function Listed({ names, sharedBy }: { names: readonly string[]; sharedBy: readonly (readonly string[])[] }) {
  const isShared = (name: string) => sharedBy.every((others) => others.includes(name));
  if (names.every(isShared)) return <span>{names.map(named).join(", ")}</span>;
  return names.map((name, at) => (
    <span key={name}>
      <span>{at === 0 ? "" : ", "}</span>
      {isShared(name) ? (
        <span>{named(name)}</span>
      ) : (
        <mark className="bg-accent-tint px-0.5 font-label text-ink">{named(name)}</mark>
      )}
    </span>
  ));
}

const Best = ({ words, children }: { words: string | null; children: ReactNode }) => (
  <>
    <span className="mr-2">{children}</span>
    {words === null ? null : (
      <span className="inline-block">
        <Tag>{words}</Tag>
      </span>
    )}
  </>
);

function takesClients({ acceptingClients, acceptingFrom, claimed }: AgentCard): string {
  if (acceptingClients) return claimed ? t("Accepting") : t("Not given");
  return acceptingFrom === null
    ? t("Not taking")
    : t("Not taking until {day}", { day: formatDay(acceptingFrom) });
}

/** A license in one cell: whether it is in force today, and since or until when. */
function formatLicense({ stateCode, number, validity, effectiveOn, expiresOn }: CardLicense): string {
  const license = `${stateCode} ${number}`;
  switch (validity) {
    case "in-force":
    case "ending":
      return expiresOn === NO_END
        ? t("{license}, no end date", { license })
        : t("{license}, to {day}", { license, day: formatDay(expiresOn) });
    case "to-come":
      return t("{license}, begins {day}", { license, day: formatDay(effectiveOn) });
    case "expired":
      return t("{license}, expired {day}", { license, day: formatDay(expiresOn) });
    case "withdrawn":
      return t("{license}, no longer in force", { license });
  }
}

/** A warning next to the way to call, for an agent who may sell nothing today. */
const Unlicensed = ({ agent }: { agent: AgentCard }) =>
  agent.licensedFor.types.length > 0 ? null : (
    <span className="block text-13 text-danger">
      {t("No license in force in {stateCode} today", { stateCode: agent.licensedFor.stateCode })}
    </span>
  );

function Phone({ agent }: { agent: AgentCard }) {
  if (agent.phone === null) return <span>{t("Not given")}</span>;
  return (
    <>
      <Unlicensed agent={agent} />
      <a
        className="inline-flex min-h-dense pointer-coarse:min-h-target items-center lining-nums tabular-nums"
        href={phoneLink(agent.phone)}
      >
        {formatPhone(agent.phone)}
      </a>
    </>
  );
}
