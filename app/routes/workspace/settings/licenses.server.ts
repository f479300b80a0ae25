/** What `/settings?section=licenses` shows, and what its forms do. */
import { data } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  type SendOutcome,
  sendDocument,
  withdrawDocument,
} from "#app/domains/licenses/document-commands.server.ts";
import { listOwnLicenses } from "#app/domains/licenses/document-queries.server.ts";
import { LicenseDocumentInput, linesIn } from "#app/domains/licenses/inputs.ts";
import { READ_HOURS } from "#app/domains/licenses/limits.ts";
import { stateDay } from "#app/domains/licenses/state-day.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { readUpload } from "#app/platform/upload.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import type { Outcome } from "./section.ts";

export async function loadLicenses(context: AppContext, { userId }: Viewer) {
  return { ...(await listOwnLicenses(context, userId)), rules: rulesOf(LicenseDocumentInput) };
}

const done = (title: string, text: string): Outcome => ({
  to: paths.settings({ section: "licenses" }),
  toast: writeToast({ title, text, tone: "success" }),
});

/** What is said beside a field, or about the form, of a document that was not taken. */
const REFUSALS: Readonly<Record<Exclude<SendOutcome, "sent">, readonly [number, FieldErrors]>> = {
  "no-profile": [409, { form: "You don’t manage a profile, so there’s no license to update." }],
  "unknown-state": [400, { state: "Choose a state." }],
  waiting: [409, { number: "You already sent a document for this license. Withdraw it to send another." }],
  "too-many": [429, { form: "You’ve sent as many documents as we can read at once. Try again tomorrow." }],
};

export async function sendLicense(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const sent = readFields(form, LicenseDocumentInput, SETTINGS_FORMS.license);
  if (!sent.ok) return sent.refuse(400);
  const { state, effectiveOn, expiresOn, document } = sent.value;
  const errors: Record<string, string> = {};
  if (linesIn(sent.value) === 0) errors.life = "Choose at least one line.";
  if (effectiveOn > expiresOn) errors.expiresOn = "The expiration date is before the effective date.";
  else if (expiresOn < stateDay(state, context.clock.now()))
    errors.expiresOn = "This license has already expired. Send the renewed one.";
  const upload = await readUpload(document);
  if ("problem" in upload) errors.document = upload.problem;
  if (Object.keys(errors).length > 0 || "problem" in upload) return sent.refuse(400, { errors });
  const outcome = await sendDocument(context, viewer, sent.value, upload);
  if (outcome === "sent")
    return done(
      "Document sent",
      `Someone on our team reads it within ${READ_HOURS} hours and lets you know.`,
    );
  const [status, said] = REFUSALS[outcome];
  return sent.refuse(status, { errors: said });
}

export async function withdrawLicense(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const id = parseUuid(String(form.get("document") ?? ""));
  if (id !== null && (await withdrawDocument(context, viewer.userId, id)))
    return done("Document withdrawn", "It’s deleted, and we won’t read it.");
  return data(
    { notice: { title: "It was already decided", text: "Reload the page to see the decision." } },
    409,
  );
}
