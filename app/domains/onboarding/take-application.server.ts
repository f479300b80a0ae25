/** Sending an application from its page or from Settings: one way, two places to come back to. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/form-reply.ts";
import { readFields, type Sent } from "#app/platform/submission.ts";
import { sendApplication } from "./application-commands.server.ts";
import { OrganizationApplication } from "./application-inputs.ts";
import { APPLICATIONS_A_DAY } from "./limits.ts";

const REFUSALS: Readonly<
  Record<"unknown-zip" | "moved" | "too-many", readonly [status: number, errors: FieldErrors]>
> = {
  "unknown-zip": [400, { zip: "We don’t know this ZIP code. Check its digits." }],
  moved: [409, { form: "This application was already decided, or changed elsewhere. Reload the page." }],
  "too-many": [
    429,
    { form: `You can send ${APPLICATIONS_A_DAY} applications a day. Please try again tomorrow.` },
  ],
};

/** Sends what the form says; or the form back, with what is wrong. */
export async function takeApplication(
  context: AppContext,
  viewer: Viewer,
  form: FormData,
  { name, waitingOnly = false }: { name?: string; waitingOnly?: boolean } = {},
): Promise<{ outcome: "sent" | "changed" } | { refused: ReturnType<Sent<unknown>["refuse"]> }> {
  const sent = readFields(form, OrganizationApplication, name);
  if (!sent.ok) return { refused: sent.refuse(400) };
  const outcome = await sendApplication(context, viewer, sent.value, { waitingOnly });
  if (outcome === "sent" || outcome === "changed") return { outcome };
  const [status, errors] = REFUSALS[outcome];
  return { refused: sent.refuse(status, { errors }) };
}
