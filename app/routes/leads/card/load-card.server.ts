import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { wordingDay } from "#app/domains/leads/agent-queries.server.ts";
import { consentForm } from "#app/domains/leads/consents/consent-form.ts";
import { consentTexts } from "#app/domains/leads/consents/consent-texts.ts";
import { CaptureInput } from "#app/domains/leads/inputs.ts";
import { medicareOnForm } from "#app/domains/leads/requests/medicare-lines.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { language, t } from "#app/text/text.ts";
import { findCard } from "./card.server.ts";

export async function getCard(context: AppContext, identifier: string | undefined) {
  const found = await findCard(context, identifier);
  if (found !== null) return found;
  throw notFoundNotice(
    t("Card not found"),
    t("There’s no agent at this address, or the profile is closed."),
    [{ label: t("Find agents"), to: paths.locationHub() }],
  );
}

/** The page that the code opens. The code's id and earlier slugs redirect to the card's address. */
export async function loadCard({ request, context, params }: LoaderFunctionArgs) {
  const { agent, card } = await getCard(context, params.identifier);
  const { search, searchParams } = new URL(request.url);
  if (params.identifier !== agent.slug) throw redirect(leadPaths.captureCard(agent.slug) + search, 302);
  const viewer = await getViewer(context);
  return data({
    card,
    slug: agent.slug,
    legal: medicareOnForm(context, agent, null, "contact card"),
    // Without an account no one would read the details.
    open: agent.userId !== null,
    own: viewer !== null && agent.userId === viewer.userId,
    known: {
      key: crypto.randomUUID(),
      firstName: viewer?.firstName ?? "",
      lastName: viewer?.lastName ?? "",
      email: viewer?.email ?? "",
    },
    left: searchParams.get("left") === "1",
    consent: consentForm("card", agent.name, consentTexts(agent.seller, wordingDay(context), language())),
    rules: rulesOf(CaptureInput),
  });
}
