import { redirect } from "@remix-run/cloudflare";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { saveExecutive } from "#app/domains/organizations/executives/executive-commands.server.ts";
import { findExecutive } from "#app/domains/organizations/executives/executive-queries.server.ts";
import { ExecutiveInput } from "#app/domains/organizations/executives/inputs.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseSeen } from "#app/platform/forms/seen.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { type Asked, done, type Outcome, type SectionServer } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import type { ShowcaseData } from "./showcase.tsx";

export const showcaseServer: SectionServer<ShowcaseData> = {
  isOffered({ role, verified }) {
    const { isAgent, isExecutive } = flagsOf(role);
    return isExecutive || (isAgent && verified);
  },
  async load({ context, viewer: { userId, role } }) {
    // An agent's showcase has its own page.
    if (flagsOf(role).isAgent) throw redirect(paths.editShowcase());
    const executive = await findExecutive(context, userId);
    return executive === null ? null : { userId, executive, rules: rulesOf(ExecutiveInput) };
  },
  actions: { [SETTINGS_FORMS.executive]: save },
};

async function save({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const sent = readFields(form, ExecutiveInput, SETTINGS_FORMS.executive);
  if (!sent.ok) return sent.refuse(400);
  const saved = await saveExecutive(context, viewer.userId, parseSeen(form.get("seen")), sent.value);
  if (saved === "saved")
    return done(paths.settings({ section: "showcase" }), "Showcase saved", "Readers see it now.");
  if (saved === "moved")
    return sent.refuse(409, {
      errors: {
        form: "Your showcase was saved from another tab or device since you opened this page. Nothing of yours is lost: see what’s saved now, then save again.",
      },
    });
  const { requestId } = context;
  context.log({ event: "refused", requestId, path: paths.settings(), userId: viewer.userId });
  return sent.refuse(403, { errors: { form: "Only executives have this page." } });
}
