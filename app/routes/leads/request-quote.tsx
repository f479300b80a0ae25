import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { GuestQuoteInput, MemberQuoteInput } from "#app/domains/leads/inputs.ts";
import { requestQuote } from "#app/domains/leads/quote-commands.server.ts";
import { parseQuoteType } from "#app/domains/leads/quote-questions.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { named, t } from "#app/text/text.ts";
import { lateQuote } from "./late-quote.ts";
import { getAgent, getMember, loadQuote, type QuoteAnswer } from "./load-quote.server.ts";

export const handle = { access: "public", bring: lateQuote.bring } satisfies RouteHandle;

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
      // In the toast, and not in the address of the page: a mistyped one is noticed, and nobody else reads it.
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

export const meta = lateQuote.meta;

export default lateQuote.Page;
