import { data } from "@remix-run/cloudflare";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import {
  type SendOutcome,
  sendDocument,
  withdrawDocument,
} from "#app/domains/licenses/document-commands.server.ts";
import { listOwnLicenses } from "#app/domains/licenses/document-queries.server.ts";
import { LicenseDocumentInput, linesIn } from "#app/domains/licenses/inputs.ts";
import { READ_HOURS } from "#app/domains/licenses/limits.ts";
import { stateDay } from "#app/domains/licenses/state-day.ts";
import { paths } from "#app/paths/paths.ts";
import { readUpload, UPLOAD_FORM_BYTES } from "#app/platform/files/upload.ts";
import type { FieldErrors } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import type { LicensesData } from "./licenses.tsx";
import { type Asked, done, type Outcome, type SectionServer } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

const isOffered = ({ role, verified }: Asked["viewer"]) => flagsOf(role).isAgent && verified;

export const licensesServer: SectionServer<LicensesData> = {
  isOffered,
  load: async ({ context, viewer }) =>
    isOffered(viewer)
      ? { ...(await listOwnLicenses(context, viewer.userId)), rules: rulesOf(LicenseDocumentInput) }
      : null,
  actions: { [SETTINGS_FORMS.license]: sendLicense, "withdraw-license": withdrawLicense },
  formBytes: UPLOAD_FORM_BYTES,
};

const HERE = paths.settings({ section: "licenses" });

/** The status and the sentence, for a field or the form, of a document that we didn't take. */
const REFUSALS: Readonly<Record<Exclude<SendOutcome, "sent">, readonly [number, FieldErrors]>> = {
  "no-profile": [409, { form: "You don’t manage a profile, so there’s no license to update." }],
  "unknown-state": [400, { state: "Choose a state." }],
  waiting: [409, { number: "You already sent a document for this license. Withdraw it to send another." }],
  "too-many": [429, { form: "You’ve sent as many documents as we can read at once. Try again tomorrow." }],
};

async function sendLicense({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
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
      HERE,
      "Document sent",
      `Someone on our team reads it within ${READ_HOURS} hours and lets you know.`,
    );
  const [status, said] = REFUSALS[outcome];
  return sent.refuse(status, { errors: said });
}

async function withdrawLicense({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const id = parseUuid(String(form.get("document") ?? ""));
  if (id !== null && (await withdrawDocument(context, viewer.userId, id)))
    return done(HERE, "Document withdrawn", "It’s deleted, and we won’t read it.");
  return data(
    { notice: { title: "It was already decided", text: "Reload the page to see the decision." } },
    409,
  );
}
