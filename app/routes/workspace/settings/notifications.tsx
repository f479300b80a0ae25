import {
  type Channel,
  choiceName,
  type EventName,
  factsOf,
} from "#app/domains/notifications/preferences/events.ts";
import { type Preferences, wants } from "#app/domains/notifications/preferences/preferences.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField, type SelectOption } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export type NotificationsData = {
  events: readonly EventName[];
  preferences: Preferences;
  /** The one they chose, or the one they read in. */
  timeZone: string;
  zones: readonly SelectOption[];
  rules: FormRules;
};

export const notifications: SectionPage<NotificationsData> = {
  label: "Notifications",
  Show: NotificationsSection,
};

const CHANNEL_LABELS: Readonly<Record<Channel, PlainMessage>> = { bell: "On the site", mail: "Email" };
const CHANNELS = Object.keys(CHANNEL_LABELS) as Channel[];
const FIXED = { always: "Always", never: "Never" } satisfies Record<string, PlainMessage>;

function NotificationsSection({ data, answer }: SectionProps<NotificationsData>) {
  const { events, preferences, timeZone, zones, rules } = data;
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.notifications,
    rules,
    answer,
    known: knownOf(preferences, events, timeZone),
  });
  const cell = (event: EventName, channel: Channel) => {
    const { label, [channel]: choice } = factsOf(event);
    if (choice !== "on") return t(FIXED[choice]);
    return (
      <Choice field={form.field(choiceName(event, channel))} className="min-w-target">
        <VisuallyHidden>{`${t(label)}: ${t(CHANNEL_LABELS[channel]).toLowerCase()}`}</VisuallyHidden>
      </Choice>
    );
  };
  return (
    <PostForm form={form} className="max-w-176">
      <Section id="events" title={t("What we tell you")} thin>
        <fieldset>
          <legend className="sr-only">{t("What we tell you, on the site and by email")}</legend>
          <DataTable
            caption={t("Events, each on the site and by email")}
            stack={false}
            className="[&_td]:w-18"
            rows={events}
            rowKey={(event) => event}
            columns={[
              {
                key: "event",
                label: t("Tell me about"),
                heading: true,
                cell: (event) => (
                  <>
                    <span>{t(factsOf(event).label)}</span>
                    <Caption as="span" className="block font-text">
                      {t(factsOf(event).explanation)}
                    </Caption>
                  </>
                ),
              },
              { key: "bell", label: t(CHANNEL_LABELS.bell), cell: (event) => cell(event, "bell") },
              { key: "mail", label: t(CHANNEL_LABELS.mail), cell: (event) => cell(event, "mail") },
            ]}
          />
        </fieldset>
      </Section>
      <Section id="times" title={t("When we email you")} thin>
        <Stack gap="loose" className="max-w-136">
          <ChoiceGroup
            legend={t("Quiet hours")}
            hint={t(
              "Emails wait until they end; notifications on the site don’t. They can cross midnight. Leave both empty for none.",
            )}
          >
            <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
              <InputField label={t("From")} field={form.field("quietFrom")} optional={false} />
              <InputField label={t("Until")} field={form.field("quietUntil")} optional={false} />
            </div>
          </ChoiceGroup>
          <ChoiceGroup
            legend={t("Daily summary")}
            hint={t(
              "It comes at 8 AM when there’s something new. If you turn it off, anything waiting is sent right away. Emails about your account never wait.",
            )}
          >
            <Choice field={form.field("digest")}>{t("One email a day instead of one for each event")}</Choice>
          </ChoiceGroup>
          <SelectField
            label={t("Time zone")}
            field={form.field("timeZone")}
            optional={false}
            emptyLabel={t("Choose one")}
            hint={t("Quiet hours and the daily summary use this time zone.")}
            options={zones}
          />
        </Stack>
      </Section>
      <div>
        <Button look="primary" name="intent" value={SETTINGS_FORMS.notifications}>
          {t("Save notifications")}
        </Button>
      </div>
    </PostForm>
  );
}

/** The saved preferences as values of the form's fields. */
function knownOf(preferences: Preferences, events: readonly EventName[], timeZone: string) {
  const { times } = preferences;
  const known: Record<string, string> = {
    timeZone,
    quietFrom: times?.quietFrom ?? "",
    quietUntil: times?.quietUntil ?? "",
    ...(times?.digest && { digest: "on" }),
  };
  for (const event of events) {
    for (const channel of CHANNELS) {
      if (wants(preferences, event, channel)) known[choiceName(event, channel)] = "on";
    }
  }
  return known;
}
