import { paths } from "#app/paths/paths.ts";
import { phoneLink } from "#app/platform/contact-data/phone.ts";
import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { quoteAddress } from "../../profile/quote-offer.ts";
import type { AgentCard } from "../../types.ts";
import { MessageLink } from "../message-link.tsx";
import { columnOf, widthOf } from "./columns.ts";

/** From 768 px each foot is under its agent's column; two have an empty one next to them. */
const COLUMNS = {
  1: "grid-cols-1 md:grid-cols-[8rem_1fr_1fr]",
  2: "grid-cols-2 md:grid-cols-[8rem_1fr_1fr_1fr]",
  3: "grid-cols-2 md:grid-cols-[8rem_1fr_1fr_1fr]",
  4: "grid-cols-2 md:grid-cols-[8rem_1fr_1fr_1fr_1fr]",
} as const;

/** Always in view below the comparison: the next step with each agent. */
export function CompareFoot({ agents }: { agents: readonly AgentCard[] }) {
  const columns = Math.min(4, Math.max(1, agents.length)) as keyof typeof COLUMNS;
  return (
    <section
      className="sticky bottom-0 z-4 -mx-gutter mt-6 border-line-strong border-t bg-paper px-gutter py-2.5"
      aria-label={t("Next step with each agent")}
    >
      <ul className={`grid list-none md:gap-x-0 ${widthOf(agents.length)} ${COLUMNS[columns]}`}>
        {agents.map((agent, at) => (
          <li key={agent.slug} className={`min-w-0 pr-2 md:pr-3 md:first:col-start-2 ${columnOf(at)}`}>
            <div className="flex flex-col gap-1 md:flex-row md:flex-wrap md:gap-2">
              <span aria-hidden="true" className="truncate text-13 text-muted md:hidden">
                {agent.name}
              </span>
              <Steps agent={agent} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Booking, else a message, else a call, else the profile; from 768 px with one more next to it. */
function Steps({ agent }: { agent: AgentCard }) {
  const { name, slug, phone, nextFree, claimed, acceptingClients } = agent;
  const licensed = agent.licensedFor.types.length > 0;
  const messages = licensed && claimed && acceptingClients;
  const quoteTo = licensed ? quoteAddress(agent) : null;
  const second = "max-md:hidden";
  if (licensed && nextFree !== null)
    return (
      <>
        <ButtonLink
          className="max-md:px-2"
          look="primary"
          to={nextFree.to}
          rel="nofollow"
          aria-label={t("{time}, with {name}", { time: nextFree.words, name })}
        >
          <span className="max-md:hidden">{nextFree.words}</span>
          <span className="md:hidden">{t("Book")}</span>
        </ButtonLink>
        {messages ? <MessageLink className={second} agent={agent} /> : null}
      </>
    );
  if (messages)
    return (
      <>
        <MessageLink className="max-md:px-2" agent={agent} />
        {quoteTo === null ? null : (
          <ButtonLink
            className={second}
            look="link"
            to={quoteTo}
            rel="nofollow"
            aria-label={t("Get a quote from {name}", { name })}
          >
            {t("Get a quote")}
          </ButtonLink>
        )}
      </>
    );
  if (licensed && acceptingClients && phone !== null)
    return (
      <a
        className={buttonClass({}, "max-md:px-2")}
        href={phoneLink(phone)}
        aria-label={t("Call {name}", { name })}
      >
        {t("Call")}
      </a>
    );
  return (
    <ButtonLink
      className="max-md:px-2"
      to={paths.showcase(slug)}
      aria-label={t("View profile of {name}", { name })}
    >
      {t("View profile")}
    </ButtonLink>
  );
}
