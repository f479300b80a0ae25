import { data } from "@remix-run/cloudflare";
import { renameUser } from "#app/domains/accounts/commands.server.ts";
import { NameInput } from "#app/domains/auth/inputs.ts";
import { mailLink } from "#app/domains/auth/links/link-commands.server.ts";
import { findOwnOwner, findOwnPhoto } from "#app/domains/photos/photo-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { findSuppression, unsuppressStatement } from "#app/platform/mail/suppressions.ts";
import { t } from "#app/text/text.ts";
import type { ProfileData } from "./profile.tsx";
import { type Asked, done, type Outcome, type SectionServer } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export const profileServer: SectionServer<ProfileData> = {
  async load({ context, viewer }) {
    const { userId, firstName, lastName, email, emailConfirmed, role, slug, verified } = viewer;
    const [suppression, owner] = await Promise.all([
      findSuppression(context, userId),
      findOwnOwner(context, viewer),
    ]);
    return {
      photo: owner && (await findOwnPhoto(context, owner)),
      own: { firstName, lastName, email, emailConfirmed, role, slug, verified },
      notEmailed: suppression?.cause ?? null,
      rules: rulesOf(NameInput),
    };
  },
  actions: { [SETTINGS_FORMS.name]: rename, "email-again": emailAgain },
};

/** The owner says that the address works. If it comes back again, the provider reports it again. */
async function emailAgain({ context, viewer }: Asked): Promise<Outcome> {
  await commit(context, { statements: [unsuppressStatement(context, viewer.email)] });
  if (!viewer.emailConfirmed) context.later(mailLink(context, "confirm-email", viewer.email));
  return done(paths.settings({ section: "profile" }), t("We’ll email you again"), viewer.email);
}

async function rename({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  // Verified while the form was open: the page has no such form anymore.
  if (viewer.verified)
    return data(
      { notice: { title: t("Your name comes from your verified license"), text: t("It changes with it.") } },
      409,
    );
  const sent = readFields(form, NameInput, SETTINGS_FORMS.name);
  if (!sent.ok) return sent.refuse(400);
  await renameUser(context, viewer.userId, sent.value);
  return done(
    paths.settings({ section: "profile" }),
    t("Name saved"),
    `${sent.value.firstName} ${sent.value.lastName}`,
  );
}
