/** Closes an organization for its owner: on the members' page, or in Settings until it is set up. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { invalidCredentials, LOCKED } from "#app/domains/auth/sign-in-texts.ts";
import { listRunningPlans, type PayerKey } from "#app/domains/billing/payer-queries.server.ts";
import { endPlansOf, planEndStatement } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import {
  closingWords,
  ENDING_PENDING,
  INVOICES_STAY,
} from "#app/domains/billing/subscriptions/ending-words.ts";
import { CloseInput } from "#app/domains/organizations/members/inputs.ts";
import { canDo } from "#app/domains/organizations/members/member-policy.ts";
import { closeOrganization } from "#app/domains/organizations/members/owner-commands.server.ts";
import { listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { MEMBER_FORMS } from "./member-forms.ts";

type Notice = NonNullable<FormReply["notice"]>;
type Asking = { request: Request; context: AppContext; viewer: Viewer };

export const NOT_YOURS: Notice = {
  title: "You can’t do that here",
  text: "Your role in this organization doesn’t allow it. Nothing was changed.",
};
export const CHANGED: Notice = {
  title: "Somebody else was quicker",
  text: "Nothing was changed by your click. The page shows the current state.",
};

/** The organization that the viewer owns but can't open yet: it waits for payment or setup. Null for none. */
export async function findHeldUp(
  context: AppContext,
  { userId, onboarding }: Viewer,
): Promise<Managed | null> {
  if (onboarding === null || !onboarding.needsOnboarding) return null;
  const all = await listManaged(context, userId);
  return all.find(({ id, role }) => id === onboarding.organizationId && canDo(role, "close")) ?? null;
}

/** A session alone must not be enough to give the organization away. Null for the right password. */
export async function passwordProblem(
  { context, request, viewer }: Asking,
  password: string,
): Promise<[status: number, said: string] | null> {
  const proof = await provePassword(context, request, { email: viewer.email, password });
  if (proof.kind === "locked") return [429, `${LOCKED.title}. ${LOCKED.text}`];
  return proof.kind === "wrong" ? [403, invalidCredentials(proof.remaining)] : null;
}

/** Sent back with its errors, or done, with the toast of the next page. `organization` is null for another's. */
export async function close(asking: Asking, organization: Managed | null, form: FormData) {
  const { context, viewer } = asking;
  const sent = readFields(form, CloseInput, MEMBER_FORMS.close);
  if (organization === null || !canDo(organization.role, "close"))
    return sent.refuse(403, { notice: NOT_YOURS });
  if (!sent.ok) return sent.refuse(400);
  if (sent.value.name !== organization.name)
    return sent.refuse(400, { errors: { name: `Enter the name exactly: ${organization.name}` } });
  const problem = await passwordProblem(asking, sent.value.password);
  if (problem !== null) return sent.refuse(problem[0], { errors: { password: problem[1] } });
  const payer: PayerKey = { kind: "organization", organizationNo: organization.organizationNo };
  const plans = await listRunningPlans(context, payer);
  const { planEnd } = sent.value;
  const outcome = await closeOrganization(context, viewer, organization, {
    statements: [planEndStatement(context, payer, planEnd)],
    words: plans.length === 0 ? null : `${closingWords(plans, planEnd)} ${INVOICES_STAY}`,
  });
  if (outcome !== "done")
    return sent.refuse(outcome === "not-yours" ? 403 : 409, {
      notice: outcome === "not-yours" ? NOT_YOURS : CHANGED,
    });
  const title = `${organization.name} was closed`;
  // Also an open checkout at Stripe that isn't paid.
  const { pending } = await endPlansOf(context, payer);
  const text = [
    "Everybody who belonged to it was told.",
    ...(plans.length === 0 ? [] : [closingWords(plans, planEnd)]),
    ...(pending && plans.length > 0 ? [ENDING_PENDING] : []),
  ].join(" ");
  return { toast: writeToast({ title, text, tone: "success" }) };
}
