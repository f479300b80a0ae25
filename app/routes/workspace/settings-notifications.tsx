import { Form } from "@remix-run/react";
import { type Channel, choiceName, type EventName, factsOf } from "#app/domains/notifications/events.ts";
import { type Preferences, wants } from "#app/domains/notifications/preferences.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { SelectField, type SelectOption } from "#app/ui/forms/select-field.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Texts = Readonly<Record<string, string>>;

export type NotificationsSectionProps = {
  events: readonly EventName[];
  preferences: Preferences;
  timeZone: string;
  zones: readonly SelectOption[];
  errors: Texts;
  /** The form as it was sent, when it was refused. */
  typed: Texts | undefined;
};

const CHANNEL_LABELS: Readonly<Record<Channel, string>> = { bell: "Bell", mail: "Mail" };
const FIXED = { always: "Always", never: "Never" } as const;

export function NotificationsSection(props: NotificationsSectionProps) {
  const { events, preferences, timeZone, zones, errors, typed } = props;
  const { times } = preferences;
  const cell = (event: EventName, channel: Channel) => {
    const { label, [channel]: standing } = factsOf(event);
    if (standing !== "on") return FIXED[standing];
    const name = choiceName(event, channel);
    const checked = typed === undefined ? wants(preferences, event, channel) : typed[name] !== undefined;
    return (
      <Choice name={name} defaultChecked={checked} className="min-w-target">
        <VisuallyHidden>{`${label}: ${CHANNEL_LABELS[channel].toLowerCase()}`}</VisuallyHidden>
      </Choice>
    );
  };
  return (
    <Stack method="post" as={Form} gap="loose" className="max-w-176" noValidate>
      <Section id="events" title="What we tell you" thin>
        <fieldset>
          <legend className="sr-only">What we tell you, in the bell and by mail</legend>
          <DataTable
            caption="Events, each in the bell and by mail"
            stack={false}
            className="[&_td]:w-18"
            rows={events}
            rowKey={(event) => event}
            columns={[
              {
                key: "event",
                label: "When there is",
                heading: true,
                cell: (event) => (
                  <>
                    {factsOf(event).label}
                    <Caption as="span" className="block font-text">
                      {factsOf(event).explanation}
                    </Caption>
                  </>
                ),
              },
              { key: "bell", label: CHANNEL_LABELS.bell, cell: (event) => cell(event, "bell") },
              { key: "mail", label: CHANNEL_LABELS.mail, cell: (event) => cell(event, "mail") },
            ]}
          />
        </fieldset>
      </Section>
      <Section id="times" title="When mail comes" thin>
        <Stack gap="loose" className="max-w-136">
          <ChoiceGroup
            legend="Quiet hours"
            hint="Mail waits until they end; the bell does not. They may cross midnight. Leave both empty for none."
          >
            <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
              <InputField
                label="From"
                name="quietFrom"
                type="time"
                defaultValue={typed?.quietFrom ?? times?.quietFrom ?? ""}
                error={errors.quietFrom}
              />
              <InputField
                label="Until"
                name="quietUntil"
                type="time"
                defaultValue={typed?.quietUntil ?? times?.quietUntil ?? ""}
                error={errors.quietUntil}
              />
            </div>
          </ChoiceGroup>
          <ChoiceGroup
            legend="Daily letter"
            hint="It comes at 8 in the morning, when there is something to tell. Turn it off again and what waits is sent at once. Letters about your account never wait."
          >
            <Choice
              name="digest"
              defaultChecked={typed === undefined ? times?.digest : typed.digest !== undefined}
            >
              One letter a day instead of one for each event
            </Choice>
          </ChoiceGroup>
          <SelectField
            label="Time zone"
            name="timeZone"
            emptyLabel="Choose one"
            hint="Quiet hours and the daily letter go by its clock."
            options={zones}
            defaultValue={typed?.timeZone ?? timeZone}
            error={errors.timeZone}
          />
        </Stack>
      </Section>
      <div>
        <Button look="primary" name="intent" value="save-notifications">
          Save notifications
        </Button>
      </div>
    </Stack>
  );
}
