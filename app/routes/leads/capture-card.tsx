import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { leaveDetails } from "#app/domains/leads/capture-commands.server.ts";
import { CaptureInput } from "#app/domains/leads/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { leadPaths } from "#app/lead-paths.ts";
import { tooOften } from "#app/platform/address-limits.ts";
import { readSent } from "#app/platform/submission.ts";
import { t } from "#app/text/text.ts";
import { lateCard } from "./late-card.ts";
import { getCard, loadCard } from "./load-card.server.ts";

export const handle = { access: "public", bring: lateCard.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadCard(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { agent } = await getCard(context, params.identifier);
  const sent = await readSent(request, CaptureInput);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await leaveDetails(context, agent, sent.value, await getViewer(context));
  if (outcome.kind === "refused") return sent.refuse(outcome.status, { errors: outcome.errors });
  if (outcome.kind === "too-often")
    return sent.refuse(429, {
      notice: tooOften(outcome.waitSeconds, t("That’s a lot of cards for one address or network")),
    });
  return redirect(`${leadPaths.captureCard(agent.slug)}?left=1`, 303);
}

export const meta = lateCard.meta;

export default lateCard.Page;
