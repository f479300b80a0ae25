import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { NO_END } from "#app/domains/licenses/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { formatMiles, formatResponse } from "../format-figures.ts";
import { quoteAddress } from "../profile/quote-offer.ts";
import type { AgentCard, CardLicense } from "../types.ts";
import { MessageLink } from "./message-link.tsx";
import { CallLink } from "./profile/contact/call-link.tsx";

export type CompareTableProps = {
  agents: readonly AgentCard[];
  /** Where distances are measured from. */
  from: { label: string } | null;
  /** The same as it was typed. */
  near: string;
};

/** The column with the names of the facts stays while the others scroll; on a phone each name is above its facts. */
const FACT =
  "sticky left-0 w-32 bg-paper max-md:static max-md:col-span-full max-md:border-b-0 max-md:pt-3 max-md:pb-0 max-md:text-13";
/** On a phone a row is a grid: two agents fill the screen, and the reader swipes to more. */
const ROWS = {
  1: "max-md:grid max-md:grid-cols-1",
  2: "max-md:grid max-md:grid-cols-2",
  3: "max-md:grid max-md:grid-cols-3",
  4: "max-md:grid max-md:grid-cols-4",
} as const;
const WIDTHS = { 1: "", 2: "", 3: "max-md:w-[150%]", 4: "max-md:w-[200%]" } as const;
const CELL = "max-md:snap-start max-md:px-2 max-md:py-1 max-md:nth-2:pl-0 max-md:wrap-anywhere";

const SCROLLED = "overflow-x-auto max-md:snap-x max-md:snap-mandatory";
/** Explicit roles: some screen readers do not treat a table that is laid out as a grid as a table. */
const AS = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  agent: { role: "columnheader" },
  fact: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** Agents side by side: a fact a row, an agent a column. */
export function CompareTable({ agents, from, near }: CompareTableProps) {
  const slugs = agents.map((agent) => agent.slug);
  const columns = Math.min(4, Math.max(1, agents.length)) as keyof typeof ROWS;
  const row = ROWS[columns];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={SCROLLED} aria-label={t("Comparison")} tabIndex={0}>
      <table
        {...AS.table}
        data-blocks
        className={`max-md:block md:min-w-168 md:table-fixed ${WIDTHS[columns]}`}
      >
        <caption className="sr-only">{t("Agents side by side")}</caption>
        <thead {...AS.rows} className="max-md:block">
          <tr {...AS.row} className={row}>
            <td {...AS.cell} className={`${FACT} max-md:hidden`} />
            {agents.map((agent) => (
              <th key={agent.slug} {...AS.agent} scope="col" className={`align-top text-14 text-ink ${CELL}`}>
                <Avatar
                  id={agent.id}
                  name={agent.name}
                  photoUrl={agent.photoUrl}
                  size="sm"
                  className="mb-2"
                />
                <Link
                  className="pointer-coarse:inline-flex pointer-coarse:min-h-target pointer-coarse:items-center text-balance font-heading font-serif text-18 leading-head"
                  to={paths.showcase(agent.slug)}
                  prefetch="none"
                >
                  {agent.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rows} className="max-md:block">
          {factsOf(from).map((fact) => (
            <tr key={fact.name} {...AS.row} className={`max-md:border-line max-md:border-b ${row}`}>
              <th {...AS.fact} scope="row" className={`${FACT} font-text text-muted`}>
                <span className="max-md:sticky max-md:left-0">{fact.name}</span>
              </th>
              {agents.map((agent) => (
                <td key={agent.slug} {...AS.cell} className={`max-md:border-b-0 max-md:pb-3 ${CELL}`}>
                  {/* Far down on a phone the names are out of sight; a screen reader reads them from the head. */}
                  <span aria-hidden="true" className="block truncate text-13 text-muted md:hidden">
                    {agent.name}
                  </span>
                  <div>{fact.cell(agent)}</div>
                </td>
              ))}
            </tr>
          ))}
          <tr {...AS.row} className={row}>
            <th {...AS.fact} scope="row" className={FACT}>
              <span className="sr-only">{t("Remove")}</span>
            </th>
            {agents.map((agent) => (
              <td key={agent.slug} {...AS.cell} className={CELL}>
                <ButtonLink
                  small
                  look="link"
                  flush
                  to={paths.compare(
                    slugs.filter((slug) => slug !== agent.slug),
                    near,
                  )}
                  aria-label={t("Remove {name}", { name: agent.name })}
                >
                  {t("Remove")}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type Fact = { name: string; cell: (agent: AgentCard) => ReactNode };

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

/** The compared facts, those that decide first. */
function factsOf(from: CompareTableProps["from"]): Fact[] {
  return [
    {
      name: t("Licensed for"),
      cell: ({ licensedFor: { types, stateCode } }) =>
        types.length === 0
          ? t("Nothing in force in {stateCode} today", { stateCode })
          : t("{types} in {stateCode}", { types: types.map(named).join(", "), stateCode }),
    },
    {
      name: t("License"),
      cell: ({ license }) => (license === null ? t("None on file") : formatLicense(license)),
    },
    {
      name: t("License checked"),
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
    {
      name: t("Reviews"),
      cell: ({ stars }) =>
        stars === null
          ? t("None yet")
          : rich("{rating} from {reviews}", {
              rating: (
                <>
                  <b>{stars.average.toFixed(1)}</b>
                  <span> </span>
                  <Stars value={stars.average} />
                </>
              ),
              reviews: tn(stars.count, "{n} review", "{n} reviews"),
            }),
    },
    {
      name: t("From confirmed clients or conversations"),
      cell: ({ stars, proven }) =>
        stars === null
          ? t("None yet")
          : t("{proven} of {count}", { proven: String(proven), count: String(stars.count) }),
    },
    {
      name: from === null ? t("Distance") : t("Distance from {place}", { place: from.label }),
      cell: ({ distanceMiles }) =>
        distanceMiles === null ? t("Enter your ZIP code above") : formatMiles(distanceMiles),
    },
    { name: t("Office"), cell: ({ place }) => `${place.city}, ${place.stateCode}` },
    {
      name: t("Languages"),
      cell: ({ languages }) => (languages.length === 0 ? t("Not given") : languages.map(named).join(", ")),
    },
    { name: t("Answers"), cell: ({ response }) => formatResponse(response) },
    {
      name: t("New clients"),
      cell: (agent) => {
        if (agent.licensedFor.types.length === 0) return <Unlicensed agent={agent} />;
        const { acceptingClients, acceptingFrom } = agent;
        if (acceptingClients) return agent.claimed ? t("Accepting") : t("Not given");
        return acceptingFrom === null
          ? t("Not taking")
          : t("Not taking until {day}", { day: formatDay(acceptingFrom) });
      },
    },
    { name: t("Organization"), cell: ({ organization }) => organization?.name ?? t("None") },
    {
      name: t("Says they represent"),
      cell: ({ independent, claimed }) => {
        if (independent) return t("several carriers");
        return claimed ? t("one carrier") : t("Not given");
      },
    },
    { name: t("Phone"), cell: (agent) => <Phone agent={agent} /> },
    { name: t("Message"), cell: (agent) => <Message agent={agent} /> },
    { name: t("Quote"), cell: (agent) => <Quote agent={agent} /> },
  ];
}

/** A warning next to the ways to call and write, for an agent who may sell nothing today. */
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
      <CallLink full phone={agent.phone} />
    </>
  );
}

function Message({ agent }: { agent: AgentCard }) {
  if (!agent.claimed) return <span>{t("Doesn’t read messages here yet")}</span>;
  if (!agent.acceptingClients) return <span>{t("Not taking new clients")}</span>;
  return (
    <>
      <Unlicensed agent={agent} />
      <MessageLink full icon="message" agent={agent} />
    </>
  );
}

/** Only for agents who read messages here, take new clients, and may sell something today. */
function Quote({ agent }: { agent: AgentCard }) {
  const quoteTo = quoteAddress(agent);
  if (quoteTo === null) return <span>{t("Not here")}</span>;
  return (
    <ButtonLink
      full
      to={quoteTo}
      rel="nofollow"
      aria-label={t("Request a quote from {name}", { name: agent.name })}
    >
      {t("Request a quote")}
    </ButtonLink>
  );
}
