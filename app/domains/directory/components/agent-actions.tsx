import { Form } from "@remix-run/react";
import { useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import { phoneLink } from "#app/platform/contact-data/phone.ts";
import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { profileAddress, quoteAddress } from "../profile/quote-offer.ts";
import type { AgentCard, NamedType } from "../types.ts";
import { MessageLink } from "./message-link.tsx";
import { SaveButton } from "./save-button.tsx";

export type AgentActionsProps = {
  agent: AgentCard;
  saved: boolean;
  /** Address to come back to after saving, and the id of the row's heading there. */
  back: string;
  heading: string;
  /** The insurance type searched for: named first among those licensed for, and what a quote is then asked for. */
  asked?: Pick<NamedType, "name" | "slug"> | undefined;
  /** The ZIP code searched around, so the reader need not type it again. */
  zip?: string | undefined;
};

/** Large enough for a finger, narrow enough for one line. */
const TOUCH = "max-md:min-h-target max-md:px-3";
const FIRST =
  "border-accent bg-accent-tint text-accent hover:border-accent hover:bg-accent hover:text-on-accent";

/**
 * What to do next with the agent of a row, in one line: the first step (a time, a message, or the profile), call, save.
 * A quote is next to them on wider screens; the profile has everything.
 */
export function AgentActions({ agent, saved, back, heading, asked, zip }: AgentActionsProps) {
  const search = { type: asked?.slug, zip };
  const quoteTo = quoteAddress(agent, search);
  const backField = useRef<HTMLInputElement>(null);
  // An agent who takes no new clients gets no call link.
  const phone = agent.acceptingClients ? agent.phone : null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      {agent.nextFree !== null ? (
        <ButtonLink
          small
          className={classNames(TOUCH, FIRST)}
          icon="calendar"
          to={agent.nextFree.to}
          rel="nofollow"
          aria-label={t("{time}, with {name}", { time: agent.nextFree.words, name: agent.name })}
        >
          {agent.nextFree.words}
        </ButtonLink>
      ) : agent.claimed && agent.acceptingClients ? (
        <MessageLink small className={classNames(TOUCH, FIRST)} icon="message" agent={agent} />
      ) : (
        <ButtonLink
          small
          className={TOUCH}
          to={profileAddress(agent, search)}
          aria-label={t("View profile of {name}", { name: agent.name })}
        >
          {t("View profile")}
        </ButtonLink>
      )}
      {phone === null ? null : (
        <a
          className={buttonClass({ small: true }, TOUCH)}
          href={phoneLink(phone)}
          aria-label={t("Call {name}", { name: agent.name })}
        >
          <Icon name="phone" />
          <span>{t("Call")}</span>
        </a>
      )}
      <Form
        method="post"
        navigate={false}
        action={paths.saved()}
        className="contents"
        preventScrollReset
        // A full reload scrolls back to the row by this hash; without a reload the hash would make the page jump.
        onSubmit={() => {
          if (backField.current) backField.current.value = back;
        }}
      >
        <input type="hidden" name="slug" value={agent.slug} />
        <input ref={backField} type="hidden" name="back" value={`${back}#${heading}`} />
        <SaveButton slug={agent.slug} name={agent.name} saved={saved} />
      </Form>
      {quoteTo === null ? null : (
        <ButtonLink
          small
          look="link"
          className="max-md:hidden md:px-1"
          to={quoteTo}
          rel="nofollow"
          aria-label={t("Get a quote from {name}", { name: agent.name })}
        >
          {t("Get a quote")}
        </ButtonLink>
      )}
    </div>
  );
}
