import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasStopped } from "#app/domains/consents/stop-queries.server.ts";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findCover, findLeadAgent, wordingDay } from "#app/domains/leads/agent-queries.server.ts";
import { consentForm } from "#app/domains/leads/consents/consent-form.ts";
import { consentTexts } from "#app/domains/leads/consents/consent-texts.ts";
import { GuestQuoteInput, MemberQuoteInput, type QuoteFieldName } from "#app/domains/leads/inputs.ts";
import { medicareOnForm } from "#app/domains/leads/requests/medicare-lines.server.ts";
import { offersNothing, refuseQuote } from "#app/domains/leads/requests/quote-commands.server.ts";
import { parseQuoteType } from "#app/domains/leads/requests/quote-questions.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { firstNameOf } from "#app/platform/contact-data/first-name.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { language, t } from "#app/text/text.ts";

/** The answer to a request; `uncovered`: this agent isn't licensed for it. */
export type QuoteAnswer = FormReply & { uncovered?: { stateName: string; zip: string } };

const agentOf = (url: URL) => parseIdentifier(url.searchParams.get("agent") ?? undefined);

/** The agent named in the address; throws a 404 when there is none. */
export async function getAgent(context: AppContext, url: URL) {
  const identifier = agentOf(url);
  const agent = identifier === null ? null : await findLeadAgent(context, identifier);
  if (agent !== null) return agent;
  throw notFoundNotice(
    t("Agent not found"),
    t("Choose the agent first: a quote request goes to one agent."),
    [{ label: t("Find agents"), to: paths.locationHub() }],
  );
}

export async function getMember(context: AppContext) {
  const viewer = await getViewer(context);
  const confirmed = viewer?.emailConfirmed && viewer.accountStatus === "active";
  return { viewerId: viewer?.userId ?? null, member: confirmed ? viewer : null };
}

const zipOf = (url: URL) => /^\d{5}$/.exec(url.searchParams.get("zip") ?? "")?.[0] ?? "";

/** The agent, the questions for this type, and what is known about the person. */
export async function loadQuote({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const type = parseQuoteType(url.searchParams.get("type"));
  const zip = zipOf(url);
  const identifier = agentOf(url);
  const [agent, { member, viewerId }, cover] = await Promise.all([
    getAgent(context, url),
    getMember(context),
    identifier === null || type === null || zip === "" ? null : findCover(context, identifier, zip, type),
  ]);
  const stopped = member !== null && (await hasStopped(context, { email: member.email, sellerId: agent.id }));
  const input = type === null ? null : (member === null ? GuestQuoteInput : MemberQuoteInput)[type];
  return {
    person: { id: agent.id, name: agent.name, photoUrl: agent.photoUrl },
    ahead: [
      member === null
        ? t("We email you a link. Until you open it and send the request, {name} doesn’t get it.", {
            name: firstNameOf(agent.name),
          })
        : t("{name} gets your request at once.", { name: firstNameOf(agent.name) }),
      t("{name} sees your first name and your answers, and replies here.", { name: firstNameOf(agent.name) }),
      t("Your request goes to {name} and to no one else.", { name: firstNameOf(agent.name) }),
    ],
    name: agent.name,
    slug: agent.slug,
    california: agent.californiaLicense,
    organization: agent.organization,
    near: agent.zip,
    refusal: refuseQuote(agent, viewerId) ?? offersNothing(agent),
    legal: type === null ? null : medicareOnForm(context, agent, type, "quote request"),
    types: agent.quoteTypes,
    /** Whether the agent is licensed for it in any state; a license alone is no offer. */
    licensed: type !== null && agent.covers.includes(type),
    type,
    zip,
    /** Whether the agent's license covers the ZIP code today. */
    place:
      zip === ""
        ? ("not-asked" as const)
        : cover === null
          ? ("unknown" as const)
          : cover.licensed
            ? ("covered" as const)
            : ("uncovered" as const),
    stateName: cover?.stateName ?? null,
    member: member !== null,
    key: crypto.randomUUID(),
    consent: consentForm("quote", agent.name, consentTexts(agent.seller, wordingDay(context), language())),
    stoppedBefore: stopped
      ? t("You asked us to stop before. If you check a box, {name} may reach you again, in that way alone.", {
          name: agent.name,
        })
      : null,
    // A guest's form has a member's fields and more.
    rules: input === null ? null : (rulesOf(input) as FormRules<QuoteFieldName>),
    sent: url.searchParams.get("sent") === "1",
  };
}
