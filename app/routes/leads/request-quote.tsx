import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { GuestQuoteInput, MemberQuoteInput } from "#app/domains/leads/inputs.ts";
import { CONFIRM_LINK_HOURS, UNCONFIRMED_DAYS } from "#app/domains/leads/limits.ts";
import { requestQuote } from "#app/domains/leads/requests/quote-commands.server.ts";
import { parseQuoteType, QUOTE_NAMES, type QuoteType } from "#app/domains/leads/requests/quote-questions.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { WithPerson } from "#app/ui/layout/with-person.tsx";
import { Progress } from "#app/ui/navigation/progress.tsx";
import { getAgent, getMember, loadQuote, type QuoteAnswer } from "./quote/load-quote.server.ts";
import { QuoteForm } from "./quote/quote-form.tsx";
import { AskZip, ChooseType, NoQuote } from "./quote/quote-steps.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadQuote(args);

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
      return data<QuoteAnswer>(
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
      // In the toast, so that a typo is noticed, and not in the page's address, where others could read it.
      if (outcome.email !== null)
        context.cookies.push(
          writeToast({
            title: t("Check your email"),
            text: t("We sent a link to {email}.", { email: outcome.email }),
            tone: "success",
          }),
        );
      return redirect(paths.requestQuote({ agent: agent.slug, sent: true }), 303);
  }
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
  pageMeta("", {
    title: page === undefined ? t("Request a quote") : t("Request a quote from {name}", { name: page.name }),
    description: t("Ask one agent for a quote."),
    indexable: false,
  });

export default function RequestQuote() {
  const page = useLoaderData<typeof loader>();
  const { name, slug, type, zip, refusal, california, organization } = page;
  const answer = useAnswer<QuoteAnswer>();
  if (refusal !== null) return <NoQuote agent={{ name, slug, near: page.near }} type={type} why={refusal} />;
  if (page.sent)
    return (
      <PageMain own form>
        <PageHead form>
          <h1>{t("Check your email")}</h1>
          <p className="text-muted">
            {t(
              "We sent you a link. Open it and click “Send my request”. Until you do, {name} doesn’t get it.",
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
          <Link to={paths.requestQuote({ agent: slug })}>{t("Ask again with another address")}</Link>
        </Row>
      </PageMain>
    );
  const here = (query: Record<string, string>) => paths.requestQuote({ agent: slug, zip, ...query });
  const covered = type !== null && page.types.includes(type);
  const state = answer?.uncovered?.stateName ?? page.stateName;
  const near = answer?.uncovered?.zip ?? (zip === "" ? page.near : zip);
  const uncovered = answer?.uncovered !== undefined || page.place === "uncovered";
  const at =
    type === null || page.rules === null ? 0 : !covered || page.place === "covered" || answer ? 2 : 1;
  return (
    <PageMain own>
      <WithPerson
        person={page.person}
        title={t("Request a quote from {name}", { name })}
        about={[
          organization,
          california === null ? null : t("California license {number}", { number: california }),
        ]
          .filter((one) => one !== null)
          .join(". ")}
        next={{ title: t("What happens next"), steps: page.ahead }}
      >
        <Progress
          at={at}
          steps={[
            { label: t("Insurance"), to: here({}) },
            {
              label: t("ZIP code"),
              to: type === null ? undefined : paths.requestQuote({ agent: slug, type }),
            },
            { label: t("Your answers") },
          ]}
        />
        {type === null || page.rules === null ? (
          <ChooseType types={page.types} to={(one) => here({ type: one })} />
        ) : (
          <>
            <p className="mb-5">
              <b>{`${named(`${QUOTE_NAMES[type]} insurance`)}.`}</b>{" "}
              <Link to={here({})}>{t("Choose another type")}</Link>
            </p>
            {covered && !uncovered ? null : (
              <Note tone="bad" className="mb-5">
                <p>
                  {page.licensed && !covered
                    ? t("The profile of {name} doesn’t list {insurance}.", {
                        name,
                        insurance: named(`${QUOTE_NAMES[type]} insurance`),
                      })
                    : noLicense(name, type, covered ? state : null)}
                </p>
                {answer?.uncovered === undefined ? null : (
                  <p>{t("Your request wasn’t sent. What you typed is still here.")}</p>
                )}
                <p>
                  <Link to={paths.search({ q: near, type, accepting: true })}>
                    {t("See agents who are licensed for it near {zip}", { zip: near })}
                  </Link>
                </p>
              </Note>
            )}
            {answer?.notice ? (
              <Note tone="bad" live className="mb-5">
                <b>{answer.notice.title}</b>
                <span>{` ${answer.notice.text ?? ""}`}</span>
              </Note>
            ) : null}
            {covered && (page.place === "covered" || answer !== undefined) ? (
              <QuoteForm
                key={type}
                type={type}
                member={page.member}
                known={{ key: page.key, zip }}
                elsewhere={paths.requestQuote({ agent: slug, type })}
                consent={page.consent}
                stoppedBefore={page.stoppedBefore}
                rules={page.rules}
                answer={answer}
              />
            ) : covered ? (
              <AskZip slug={slug} type={type} zip={zip} unknown={page.place === "unknown"} />
            ) : (
              <ChooseType types={page.types} to={(one) => here({ type: one })} />
            )}
            {page.legal === null ? null : <Caption className="mt-6">{page.legal}</Caption>}
          </>
        )}
      </WithPerson>
    </PageMain>
  );
}

/** Why this agent can't take the request: no license at all, or none in this state. */
const noLicense = (name: string, type: QuoteType, stateName: string | null): string => {
  const insurance = named(`${QUOTE_NAMES[type]} insurance`);
  return stateName === null
    ? t("{name} has no license in force for {insurance} today.", { name, insurance })
    : t(
        "{name} has no license in force for {insurance} in {state} today, so a request from there can’t go to {name}.",
        { name, insurance, state: named(stateName) },
      );
};
