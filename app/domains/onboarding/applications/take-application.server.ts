/** Sends an application, from its own page and from Settings. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { APPLICATIONS_A_DAY } from "../limits.ts";
import { sendApplication } from "./application-commands.server.ts";
import { OrganizationApplication, OrganizationProof } from "./application-inputs.ts";
import type { SendOutcome } from "./application-rows.server.ts";
import { askToManage, findListedOrganization } from "./manage-commands.server.ts";

const REFUSALS: Readonly<
  Record<Exclude<SendOutcome, "sent" | "changed">, readonly [status: number, errors: FieldErrors]>
> = {
  "unknown-zip": [400, { zip: "We don’t know this ZIP code. Check its digits." }],
  moved: [409, { form: "This application was already decided, or changed elsewhere. Reload the page." }],
  "too-many": [
    429,
    { form: `You can send ${APPLICATIONS_A_DAY} applications a day. Please try again tomorrow.` },
  ],
  managed: [409, { form: "Someone manages this organization here by now. Ask to join it instead." }],
};

type Taken = { outcome: "sent" | "changed" } | { refused: ReturnType<Sent<unknown>["refuse"]> };

const takenOf = (sent: Sent<unknown>, outcome: SendOutcome): Taken =>
  outcome === "sent" || outcome === "changed"
    ? { outcome }
    : { refused: sent.refuse(REFUSALS[outcome][0], { errors: REFUSALS[outcome][1] }) };

/** Sends the form; or returns it with its errors. */
export async function takeApplication(
  context: AppContext,
  viewer: Viewer,
  form: FormData,
  { name, waitingOnly = false }: { name?: string; waitingOnly?: boolean } = {},
): Promise<Taken> {
  const sent = readFields(form, OrganizationApplication, name);
  if (!sent.ok) return { refused: sent.refuse(400) };
  return takenOf(sent, await sendApplication(context, viewer, sent.value, { waitingOnly }));
}

/** The same for the proof that someone may manage the listed organization with this slug. */
export async function takeProof(
  context: AppContext,
  viewer: Viewer,
  form: FormData,
  slug: string,
): Promise<Taken> {
  const sent = readFields(form, OrganizationProof);
  if (!sent.ok) return { refused: sent.refuse(400) };
  const organization = await findListedOrganization(context, slug);
  const outcome =
    organization === null ? "moved" : await askToManage(context, viewer, organization, sent.value.proof);
  return takenOf(sent, outcome);
}
