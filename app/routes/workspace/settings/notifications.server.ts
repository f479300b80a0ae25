import { flagsOf } from "#app/domains/accounts/flags.ts";
import { offeredEvents } from "#app/domains/notifications/events.ts";
import { savePreferences } from "#app/domains/notifications/preference-commands.server.ts";
import { preferenceInput } from "#app/domains/notifications/preference-inputs.ts";
import { getPreferences } from "#app/domains/notifications/preferences-queries.server.ts";
import { listTimeZones } from "#app/domains/notifications/wall-clock.ts";
import { paths } from "#app/paths.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { readersZone } from "#app/platform/reader-time.ts";
import { readFields } from "#app/platform/submission.ts";
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
