/** What `/settings?section=notifications` shows, and what its form does. */
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { offeredEvents } from "#app/domains/notifications/events.ts";
import { savePreferences } from "#app/domains/notifications/preference-commands.server.ts";
import { preferenceInput } from "#app/domains/notifications/preference-inputs.ts";
import { getPreferences } from "#app/domains/notifications/preferences-queries.server.ts";
import { listTimeZones } from "#app/domains/notifications/wall-clock.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { readersZone } from "#app/platform/reader-time.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import type { Outcome } from "./section.ts";

export async function loadNotifications(context: AppContext, { userId, role }: Viewer) {
  const preferences = await getPreferences(context, userId);
  const timeZone = preferences.times?.timeZone ?? readersZone();
  const events = offeredEvents(flagsOf(role));
  return {
    events,
    rules: rulesOf(preferenceInput(events)),
    preferences,
    /** What they chose, or the zone in which they read. */
    timeZone,
    zones: listTimeZones([timeZone]),
  };
}

export async function saveNotifications(
  context: AppContext,
  { userId, role }: Viewer,
  form: FormData,
): Promise<Outcome> {
  const sent = readFields(form, preferenceInput(offeredEvents(flagsOf(role))), SETTINGS_FORMS.notifications);
  if (!sent.ok) return sent.refuse(400);
  await savePreferences(context, userId, sent.value);
  return {
    to: paths.settings({ section: "notifications" }),
    toast: writeToast({
      title: t("Notifications saved"),
      text: t("Your choices apply from now on."),
      tone: "success",
    }),
  };
}
