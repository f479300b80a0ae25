import { flagsOf } from "#app/domains/accounts/flags.ts";
import { savePay } from "#app/domains/directory/profile/pay-commands.server.ts";
import { findOwnPay } from "#app/domains/directory/profile/pay-queries.server.ts";
import { fillPay, PayInput, readPay } from "#app/domains/directory/showcase/pay/pay-inputs.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { type Asked, done, type Outcome, type SectionServer } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { PayData } from "./pay.tsx";

const isOffered = ({ role, verified }: Asked["viewer"]) => flagsOf(role).isAgent && verified;

export const payServer: SectionServer<PayData> = {
  isOffered,
  load: async ({ context, viewer }) =>
    isOffered(viewer)
      ? { known: fillPay(await findOwnPay(context, viewer.userId)), rules: rulesOf(PayInput) }
      : null,
  actions: { [SETTINGS_FORMS.pay]: save },
};

async function save({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const sent = readFields(form, PayInput, SETTINGS_FORMS.pay);
  if (!sent.ok) return sent.refuse(400);
  const pay = readPay(sent.value);
  const errors = Object.fromEntries(
    pay
      .filter(({ captive, companies }) => captive === "no" && companies !== "")
      .map(({ line }) => [`${line}Companies`, "You said that you may sell any company’s policies."]),
  );
  if (Object.keys(errors).length > 0) return sent.refuse(400, { errors });
  return (await savePay(context, viewer.userId, pay)) === "saved"
    ? done(paths.settings({ section: "pay" }), "Saved", "Your profile shows it with today’s date.")
    : sent.refuse(409, { errors: { form: "You don’t manage a profile." } });
}
