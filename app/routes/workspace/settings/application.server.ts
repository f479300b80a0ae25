import { data } from "@remix-run/cloudflare";
import { listRunningPlans } from "#app/domains/billing/payer-queries.server.ts";
import { withdrawApplication } from "#app/domains/onboarding/applications/application-commands.server.ts";
import { OrganizationApplication } from "#app/domains/onboarding/applications/application-inputs.ts";
import { findOwnApplication } from "#app/domains/onboarding/applications/application-queries.server.ts";
import { takeApplication } from "#app/domains/onboarding/applications/take-application.server.ts";
import { CloseInput } from "#app/domains/organizations/members/inputs.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { close, findHeldUp } from "../members/close.server.ts";
import { MEMBER_FORMS } from "../members/member-forms.ts";
import type { ApplicationData } from "./application.tsx";
import { type Asked, done, type Outcome, type SectionServer } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export const applicationServer: SectionServer<ApplicationData> = {
  isOffered: ({ onboarding }) => onboarding !== null,
  async load({ context, viewer }) {
    const [application, heldUp] = await Promise.all([
      findOwnApplication(context, viewer.userId),
      findHeldUp(context, viewer),
    ]);
    return {
      application,
      rules: rulesOf(OrganizationApplication),
      closing: heldUp && {
        name: heldUp.name,
        plans: await listRunningPlans(context, {
          kind: "organization",
          organizationNo: heldUp.organizationNo,
        }),
        rules: rulesOf(CloseInput),
      },
    };
  },
  actions: {
    [SETTINGS_FORMS.application]: save,
    "withdraw-application": withdraw,
    [MEMBER_FORMS.close]: closeHeldUp,
  },
};

/** Changes a waiting application; a new one is sent from its own page. */
async function save({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const taken = await takeApplication(context, viewer, form, {
    name: SETTINGS_FORMS.application,
    waitingOnly: true,
  });
  return "refused" in taken
    ? taken.refused
    : done(paths.settings({ section: "application" }), "Application changed", "We’ll read it as it is now.");
}

async function withdraw({ context, viewer }: Asked): Promise<Outcome> {
  return (await withdrawApplication(context, viewer.userId))
    ? done(paths.settings(), "Application withdrawn", "Nothing of it stays with us.")
    : data({ notice: { title: "This application was already decided", text: "Reload the page." } }, 409);
}

async function closeHeldUp(asked: Asked, form: FormData): Promise<Outcome> {
  const closed = await close(asked, await findHeldUp(asked.context, asked.viewer), form);
  return "toast" in closed ? { to: paths.settings({ section: "privacy" }), ...closed } : closed;
}
