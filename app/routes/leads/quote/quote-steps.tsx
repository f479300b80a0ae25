import { Form, Link } from "@remix-run/react";
import { QUOTE_NAMES, type QuoteType } from "#app/domains/leads/requests/quote-questions.ts";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export type QuoteAgent = {
  name: string;
  slug: string;
  /** The office's ZIP code, near which other agents are searched. */
  near: string;
};

/** Why this agent can't be asked, with a search for agents nearby instead of a form. */
export function NoQuote({ agent, type, why }: { agent: QuoteAgent; type: QuoteType | null; why: string }) {
  const { name, slug, near } = agent;
  return (
    <PageMain own form>
      <EmptyState
        level={1}
        title={t("You can’t ask {name} for a quote here", { name })}
        actions={
          <>
            <ButtonLink
              look="primary"
              to={paths.search({ q: near, type: type ?? undefined, accepting: true })}
            >
              {t("Agents near {zip}", { zip: near })}
            </ButtonLink>
            <Link to={paths.showcase(slug)}>{t("Back to profile")}</Link>
          </>
        }
      >
        <p>{why}</p>
      </EmptyState>
    </PageMain>
  );
}

/** The types of insurance that this agent covers in some state today, and sells. */
export function ChooseType({ types, to }: { types: readonly QuoteType[]; to(type: QuoteType): string }) {
  return (
    <section aria-labelledby="type-h">
      <h2 id="type-h" className="mb-3 text-20">
        {t("What would you like to insure?")}
      </h2>
      <LinkList className="max-w-104 [&_a:hover]:bg-sunk [&_a]:px-3">
        {types.map((one) => (
          <LinkListItem key={one} to={to(one)} end={<Icon name="right" />}>
            {named(QUOTE_NAMES[one])}
          </LinkListItem>
        ))}
      </LinkList>
    </section>
  );
}

/** Asks for the ZIP code before the form, so that no one fills it in for a state without a license. */
export function AskZip({
  slug,
  type,
  zip,
  unknown,
}: {
  slug: string;
  type: QuoteType;
  zip: string;
  /** The given ZIP code doesn't exist. */
  unknown: boolean;
}) {
  return (
    <Form method="get" className="grid gap-5">
      <input type="hidden" name="agent" value={slug} />
      <input type="hidden" name="type" value={type} />
      <InputField
        label={t("ZIP code")}
        name="zip"
        id="zip"
        short
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="[0-9]{5}"
        defaultValue={zip}
        hint={t("Where you need insurance, so we can check the license.")}
        error={unknown ? t("We can’t find this ZIP code.") : undefined}
      />
      <div>
        <Button look="primary">{t("Continue")}</Button>
      </div>
    </Form>
  );
}
