import { flagsOf } from "#app/domains/accounts/flags.ts";
import { offeredEvents } from "#app/domains/notifications/preferences/events.ts";
import { savePreferences } from "#app/domains/notifications/preferences/preference-commands.server.ts";
import { preferenceInput } from "#app/domains/notifications/preferences/preference-inputs.ts";
import { listTimeZones } from "#app/domains/notifications/preferences/wall-clock.ts";
import { getPreferences } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { readersZone } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import type { NotificationsData } from "./notifications.tsx";
import { type Asked, done, type Outcome, type SectionServer } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export const notificationsServer: SectionServer<NotificationsData> = {
  async load({ context, viewer: { userId, role } }) {
    const preferences = await getPreferences(context, userId);
    const timeZone = preferences.times?.timeZone ?? readersZone();
    const events = offeredEvents(flagsOf(role));
    return {
      events,
      rules: rulesOf(preferenceInput(events)),
      preferences,
      timeZone,
      zones: listTimeZones([timeZone]),
    };
  },
  actions: { [SETTINGS_FORMS.notifications]: save },
};

async function save({ context, viewer: { userId, role } }: Asked, form: FormData): Promise<Outcome> {
  const sent = readFields(form, preferenceInput(offeredEvents(flagsOf(role))), SETTINGS_FORMS.notifications);
  if (!sent.ok) return sent.refuse(400);
  await savePreferences(context, userId, sent.value);
  return done(
    paths.settings({ section: "notifications" }),
    t("Notifications saved"),
    t("Your choices apply from now on."),
  );
}
