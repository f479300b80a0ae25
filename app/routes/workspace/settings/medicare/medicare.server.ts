import { flagsOf } from "#app/domains/accounts/flags.ts";
import { stateOffer } from "#app/domains/directory/medicare/offer-commands.server.ts";
import { OfferInput, readOffer } from "#app/domains/directory/medicare/offer-inputs.ts";
import { findOwnOffer, planYearSince } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { MEDICARE_TYPES } from "#app/domains/law/types.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { type Asked, done, type Outcome, type SectionServer } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { MedicareData } from "./medicare.tsx";

const isOffered = ({ role, verified }: Asked["viewer"]) => flagsOf(role).isAgent && verified;
const HERE = paths.settings({ section: "medicare" });

export const medicareServer: SectionServer<MedicareData> = {
  isOffered,
  async load({ context, viewer }) {
    const own = isOffered(viewer) ? await findOwnOffer(context, viewer.userId) : null;
    const current = own !== null && own.statedOn >= planYearSince(context.clock.now());
    return {
      own,
      current,
      notice: medicareNotice(
        context,
        { page: "profile", types: MEDICARE_TYPES },
        {
          name: `${viewer.firstName} ${viewer.lastName}`,
          offered: own !== null && current ? { ...own, all: own.everyPlan } : null,
        },
      ),
      rules: rulesOf(OfferInput),
    };
  },
  actions: { [SETTINGS_FORMS.medicare]: state, "withdraw-medicare": withdraw },
};

async function state({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const sent = readFields(form, OfferInput, SETTINGS_FORMS.medicare);
  if (!sent.ok) return sent.refuse(400);
  return (await stateOffer(context, viewer, readOffer(sent.value)))
    ? done(HERE, "Numbers saved", "They count until the end of September. Then state them for the new plans.")
    : sent.refuse(409, { errors: { form: "You don’t manage a profile, so there’s nothing to state." } });
}

async function withdraw({ context, viewer }: Asked): Promise<Outcome> {
  await stateOffer(context, viewer, null);
  return done(HERE, "Numbers removed", "Your pages show the wording without numbers.");
}
