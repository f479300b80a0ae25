import { Link, useNavigation } from "@remix-run/react";
import { NOTE_MAX_CHARACTERS } from "#app/domains/calendar/limits.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import type { StepOf } from "./book-page.server.ts";

export type BookDetailsProps = { step: StepOf<"details">; answer: FormReply | undefined };

/** The last step: the client's details and insurance. */
export function BookDetails({ step, answer }: BookDetailsProps) {
  const { type, next, when, yours, otherTimes, states, insurance, zones, rules, known, scope, legal } = step;
  const form = useAnsweredForm({ rules, answer, known });
  const busy = useNavigation().state === "submitting";
  return (
    <>
      <h2 className="text-24">{type.name}</h2>
      <p className="text-muted">{type.words}</p>
      <p className="mt-3 mb-5 border-accent border-l-4 pl-4">
        <b className={next.length > 0 ? "text-muted line-through" : undefined}>{when}</b>
        {yours === null || next.length > 0 ? null : (
          <span className="block">{t("{yours} for you", { yours })}</span>
        )}
        <Link to={otherTimes} className="block w-fit">
          {t("Choose another time")}
        </Link>
      </p>
      <PostForm form={form}>
        {form.notice ? (
          <Note tone="bad" live>
            <b>{`${form.notice.title}.`}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <HiddenField field={form.field("type")} />
        {next.length === 0 ? (
          <HiddenField field={form.field("at")} />
        ) : (
          <ChoiceGroup legend={t("Next free times")} field={form.field("at")}>
            {next.map((slot) => (
              <Choice key={slot.at} type="radio" field={form.field("at")} value={String(slot.at)}>
                <span>
                  <span>{slot.time}</span>
                  {slot.yours === null ? null : (
                    <span className="text-muted">{` ${t("({yours} for you)", { yours: slot.yours })}`}</span>
                  )}
                </span>
              </Choice>
            ))}
          </ChoiceGroup>
        )}
        <FieldPair>
          <InputField label={t("Name")} field={form.field("name")} />
          <InputField label={t("Email")} field={form.field("email")} />
        </FieldPair>
        <FieldPair>
          <InputField
            label={t("Phone")}
            hint={type.way === "phone" ? t("The agent calls you there.") : undefined}
            field={form.field("phone")}
          />
          <SelectField label={t("Your time zone")} options={zones} field={form.field("zone")} />
        </FieldPair>
        <FieldPair>
          <SelectField
            label={t("State you need insurance in")}
            emptyLabel={t("Choose a state")}
            options={states}
            field={form.field("state")}
          />
          <SelectField
            label={t("Type of insurance")}
            emptyLabel={t("Choose a type")}
            options={insurance}
            field={form.field("insurance")}
          />
        </FieldPair>
        {scope === null ? null : (
          <>
            <ChoiceGroup
              legend={t("Is it about Medicare? Check what you want to talk about")}
              hint={scope.words}
              field={form.field("advantage")}
            >
              {scope.products.map(({ name, label }) => (
                <Choice key={name} field={form.field(name)}>
                  {label}
                </Choice>
              ))}
            </ChoiceGroup>
            <InputField
              label={t("Who has Medicare, if it isn’t you?")}
              hint={t("The name of the person you may speak for.")}
              field={form.field("beneficiary")}
            />
          </>
        )}
        <TextareaField
          label={t("Anything the agent should know?")}
          rows={3}
          hint={t("Leave out policy numbers and health details until you know each other.")}
          count={t("at most {most} characters", { most: NOTE_MAX_CHARACTERS })}
          field={form.field("note")}
        />
        <Caption>
          {t(
            "We check the license for your state, your insurance, and that day. Only this agent sees what you write here. We email you a link to move or cancel the appointment.",
          )}
        </Caption>
        {scope === null ? null : (
          <Caption>{[scope.whoCalls, scope.kept].filter((one) => one !== null).join(" ")}</Caption>
        )}
        {legal === null ? null : <Caption>{legal}</Caption>}
        <Row>
          <Button look="primary" busy={busy} busyLabel={t("Booking")}>
            {t("Book this time")}
          </Button>
        </Row>
      </PostForm>
    </>
  );
}
