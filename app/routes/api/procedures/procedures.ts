import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findPublicSlug } from "#app/domains/accounts/account-queries.server.ts";
import { PublicProfileCall } from "#app/domains/accounts/inputs.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireCaller } from "#app/guards/require.server.ts";
import { refuseCall } from "#app/platform/calls/call-answers.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseJson } from "#app/platform/forms/form.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { PROCEDURES, type ProcedureName } from "./procedure-names.ts";
import { manageExpertQuestions, manageProductTypes } from "./question-procedures.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The remote procedures of specification §7 by name. Each one checks the caller. */
const procedures: Readonly<
  Record<ProcedureName, (context: AppContext, request: Request) => Promise<Response>>
> = {
  get_user_onboarding_status: async (context, request) =>
    Response.json(onboardingStatus(await requireCaller(request, context, { duringOnboarding: true }))),
  get_user_managed_organizations_secure: async (context, request) => {
    const viewer = await requireCaller(request, context);
    const managed = viewer.managedOrganization;
    return Response.json(managed === null ? [] : [{ id: managed.id, name: managed.name }]);
  },
  get_public_profile_by_user_id: async (context, request) => {
    const call = PublicProfileCall.safeParse(await parseJson(request));
    if (!call.success) return refuseCall(400, "p_user_id must be a UUID.");
    const slug = await findPublicSlug(context, call.data.p_user_id);
    return slug === null
      ? refuseCall(404, "There is no public profile of this user.")
      : Response.json({ slug });
  },
  manage_product_types_secure: manageProductTypes,
  manage_expert_questions_secure: manageExpertQuestions,
};

/** Specification §3, Onboarding status: the fields under their own names. */
function onboardingStatus({ onboarding }: Viewer) {
  return {
    organization_name: onboarding?.organizationName ?? null,
    organization_type: onboarding?.organizationType ?? null,
    pricing_tier: onboarding?.pricingTier ?? null,
    can_pay: onboarding?.canPay ?? false,
    is_approved: onboarding?.isApproved ?? false,
    application_status: onboarding?.applicationStatus ?? null,
    needs_onboarding: onboarding?.needsOnboarding ?? false,
    current_step: onboarding?.step ?? "complete",
    metadata: {
      organization_id: onboarding?.organizationId ?? null,
      organization_type: onboarding?.organizationType ?? null,
    },
  };
}

const findProcedure = (name: string | undefined) => PROCEDURES.find((one) => one === name);

export function loader({ params }: LoaderFunctionArgs) {
  if (findProcedure(params.procedure) === undefined) throw new Response(null, { status: 404 });
  return refuseCall(405, "Call this with POST.", { Allow: "POST" });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const name = findProcedure(params.procedure);
  const wait = await takeAction(context, "call");
  if (wait > 0) return refuseCall(429, tooOften(wait).text);
  if (context.sessionTrouble !== null) return refuseCall(503, "Try again in a minute.");
  return name === undefined
    ? refuseCall(404, "There is no such procedure.")
    : procedures[name](context, request);
}
