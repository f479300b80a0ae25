import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findCover, findLeadAgent, wordingDay } from "#app/domains/leads/agent-queries.server.ts";
import { consentTexts } from "#app/domains/leads/consent-texts.ts";
import { GuestQuoteInput, MemberQuoteInput, type QuoteFieldName } from "#app/domains/leads/inputs.ts";
import { CONFIRM_LINK_HOURS, UNCONFIRMED_DAYS } from "#app/domains/leads/limits.ts";
import { refuseQuote, requestQuote } from "#app/domains/leads/quote-commands.server.ts";
import { parseQuoteType, QUOTE_NAMES, QUOTE_TYPES } from "#app/domains/leads/quote-questions.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { language, named, t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { QuoteForm } from "./quote-form.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const agentOf = (url: URL) => parseIdentifier(url.searchParams.get("agent") ?? undefined);

/** The agent of the address, whom nobody else stands in for. */
async function getAgent(context: AppContext, url: URL) {
  const identifier = agentOf(url);
  const agent = identifier === null ? null : await findLeadAgent(context, identifier);
  if (agent !== null) return agent;
  throw notFoundNotice(
    t("Agent not found"),
    t("Choose the agent first: a quote request goes to one agent."),
    [{ label: t("Find agents"), to: paths.locationHub() }],
  );
}

async function getMember(context: AppContext) {
  const viewer = await getViewer(context);
  const confirmed = viewer?.emailConfirmed && viewer.accountStatus === "active";
  return { viewerId: viewer?.userId ?? null, member: confirmed ? viewer : null };
}

const zipOf = (url: URL) => /^\d{5}$/.exec(url.searchParams.get("zip") ?? "")?.[0] ?? "";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const type = parseQuoteType(url.searchParams.get("type"));
  const zip = zipOf(url);
  const identifier = agentOf(url);
  const [agent, { member, viewerId }, cover] = await Promise.all([
    getAgent(context, url),
    getMember(context),
    identifier === null || type === null || zip === "" ? null : findCover(context, identifier, zip, type),
  ]);
  const input = type === null ? null : (member === null ? GuestQuoteInput : MemberQuoteInput)[type];
  return {
    name: agent.name,
    slug: agent.slug,
    california: agent.californiaLicense,
    organization: agent.organization,
    full: agent.acceptingClients ? null : (agent.acceptingFrom ?? ""),
    refusal: refuseQuote(agent, viewerId),
    type,
    zip,
    // Known before anything is typed.
    uncovered: cover !== null && !cover.licensed ? cover.stateName : null,
    member: member !== null,
    key: crypto.randomUUID(),
    texts: consentTexts(agent.seller, wordingDay(context), language()),
    // The fields of a guest are those of a member and more.
    rules: input === null ? null : (rulesOf(input) as FormRules<QuoteFieldName>),
    sent: url.searchParams.get("sent") === "1",
  };
}

/** What the action says of a request that this agent may not take. */
type Answer = FormReply & { uncovered?: { stateName: string; zip: string } };

export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url);
  const [agent, { member }] = await Promise.all([getAgent(context, url), getMember(context)]);
  const type = parseQuoteType(url.searchParams.get("type"));
  if (type === null) throw new Response("Choose a type of insurance first.\n", { status: 400 });
  const sent =
    member === null
      ? await readSent(request, GuestQuoteInput[type])
      : await readSent(request, MemberQuoteInput[type]);
  if (!sent.ok) return sent.refuse(400);
  const wait = (await takeAction(context, "ask")) || (await takeAction(context, "ask-in-a-day"));
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const outcome = await requestQuote(context, agent, type, sent.value, member);
  switch (outcome.kind) {
    case "refused":
      return sent.refuse(outcome.status, { errors: outcome.errors });
    case "too-often":
      return sent.refuse(429, {
        notice: tooOften(outcome.waitSeconds, t("That’s a lot of requests for one address or network")),
      });
    case "not-licensed": {
      const { stateName, typeName } = outcome;
      const zip = t("{name} has no license in force for {insurance} in {state} today", {
        name: agent.name,
        insurance: named(`${typeName} insurance`),
        state: named(stateName),
      });
      const refused = sent.refuse(409, { errors: { zip } });
      return data<Answer>(
        { ...refused.data, uncovered: { stateName, zip: sent.value.zip } },
        refused.init ?? {},
      );
    }
    case "sent":
      context.cookies.push(
        writeToast({
          title: t("Request sent"),
          text: t("{name} has it now.", { name: agent.name }),
          tone: "success",
        }),
      );
      return redirect(paths.thread(outcome.threadId), 303);
    case "unconfirmed":
      return redirect(paths.requestQuote({ agent: agent.slug, sent: true }), 303);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? t("Request a quote") : t("Request a quote from {name}", { name: page.name }),
    description: t("Ask one agent for a quote."),
    indexable: false,
  });

export default function RequestQuote() {
  const page = useLoaderData<typeof loader>();
  const { name, slug, type, zip, refusal, california, organization } = page;
  const answer = useAnswer<Answer>();
  const here = (query: Record<string, string>) => paths.requestQuote({ agent: slug, zip, ...query });
  if (refusal !== null)
    return (
      <PageMain own>
        <EmptyState
          level={1}
          title={t("You can’t ask {name} for a quote here", { name })}
          actions={
            <>
              <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
              <Link to={paths.showcase(slug)}>{t("Back to profile")}</Link>
            </>
          }
        >
          <p>{refusal}</p>
        </EmptyState>
      </PageMain>
    );
  if (page.sent)
    return (
      <PageMain own form>
        <PageHead form>
          <h1>{t("Check your email")}</h1>
          <p className="text-muted">
            {t(
              "We sent you a link. Open it and press “Send my request”. Until you do, {name} doesn’t get it.",
              { name },
            )}
          </p>
        </PageHead>
        <p>
          {t("The link works for {hours} hours; after {days} days without it we delete the request.", {
            hours: CONFIRM_LINK_HOURS,
            days: UNCONFIRMED_DAYS,
          })}
        </p>
        <Row as="p" className="mt-6">
          <ButtonLink to={paths.showcase(slug)}>{t("Back to {name}", { name })}</ButtonLink>
          <Link to={here({})}>{t("Ask again with another address")}</Link>
        </Row>
      </PageMain>
    );
  const uncovered =
    answer?.uncovered ?? (page.uncovered === null ? null : { stateName: page.uncovered, zip });
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Request a quote from {name}", { name })}</h1>
        <p className="text-muted">
          {organization === null ? "" : `${organization}. `}
          {california === null ? "" : `${t("California license {number}", { number: california })}. `}
          {t("Your request goes to {name} and to no one else.", { name })}
        </p>
      </PageHead>
      {page.full === null ? null : (
        <Note tone="plain" className="mb-5">
          {t("{name} isn’t taking new clients right now.", { name })}
        </Note>
      )}
      {type === null || page.rules === null ? (
        <section aria-labelledby="type-h">
          <h2 id="type-h" className="mb-3 text-20">
            {t("What would you like to insure?")}
          </h2>
          <LinkList>
            {QUOTE_TYPES.map((one) => (
              <LinkListItem key={one} to={here({ type: one })}>
                {named(QUOTE_NAMES[one])}
              </LinkListItem>
            ))}
          </LinkList>
        </section>
      ) : (
        <>
          <p className="mb-5">
            <b>{named(`${QUOTE_NAMES[type]} insurance`)}.</b>{" "}
            <Link to={here({})}>{t("Choose another type")}</Link>
          </p>
          {uncovered === null ? null : (
            <Note tone="bad" className="mb-5">
              {answer?.uncovered === undefined
                ? t(
                    "{name} has no license in force for {insurance} in {state} today, so a request from there can’t go to {name}.",
                    {
                      name,
                      insurance: named(`${QUOTE_NAMES[type]} insurance`),
                      state: named(uncovered.stateName),
                    },
                  )
                : t("Your request wasn’t sent. What you typed is still here.")}{" "}
              <Link to={paths.search({ q: uncovered.zip, type, accepting: true })}>
                {t("See agents who are licensed for it near {zip}", { zip: uncovered.zip })}
              </Link>
            </Note>
          )}
          {answer?.notice ? (
            <Note tone="bad" live className="mb-5">
              <b>{answer.notice.title}</b> {answer.notice.text}
            </Note>
          ) : null}
          <QuoteForm
            key={type}
            type={type}
            agentName={name}
            member={page.member}
            known={{ key: page.key, zip }}
            texts={page.texts}
            rules={page.rules}
            answer={answer}
          />
        </>
      )}
    </PageMain>
  );
}
