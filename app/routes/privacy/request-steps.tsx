import { Form, Link } from "@remix-run/react";
import { ANSWER_DAYS, NOTE_MAX_CHARACTERS } from "#app/domains/privacy/limits.ts";
import type { PrivacyKind, PrivacyStatus } from "#app/domains/privacy/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";

type Steps = {
  request: {
    kind: PrivacyKind;
    status: PrivacyStatus;
    note: string;
    dueAt: number;
    reply: string;
    appeal: string;
    appealReply: string;
  };
  hasAccount: boolean;
  /** Where the copy is, while the link works. */
  file: string | null;
  appealable: boolean;
  rules: FormRules<"note">;
  answer: FormReply | undefined;
};

/** Where a request is, and the next step. */
export function RequestSteps({ request, hasAccount, file, appealable, rules, answer }: Steps) {
  const { kind, status, note, dueAt, reply, appeal, appealReply } = request;
  return (
    <Stack>
      {answer?.notice ? (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      ) : null}
      {hasAccount ? <AccountNote /> : null}
      {status === "unconfirmed" ? (
        <Confirm kind={kind} hasAccount={hasAccount} rules={rules} answer={answer} />
      ) : null}
      {status === "done" && kind === "access" && !hasAccount ? <Copy file={file} /> : null}
      {status === "done" && kind === "delete" ? <Deleted /> : null}
      {note === "" ? null : (
        <Section id="note" title={t("What you wrote")} thin>
          <Written>{note}</Written>
        </Section>
      )}
      {reply === "" ? null : (
        <Section id="reply" title={t("Our answer")} thin>
          <Written>{reply}</Written>
        </Section>
      )}
      {appeal === "" ? null : (
        <Section id="appeal" title={t("Why you asked for a second look")} thin>
          <Written>{appeal}</Written>
        </Section>
      )}
      {appealReply === "" ? null : (
        <Section id="appeal-reply" title={t("The second person’s answer")} thin>
          <Written>{appealReply}</Written>
        </Section>
      )}
      {status === "open" || status === "appealed" ? (
        <p>{t("A person on our team answers by {day}, by email.", { day: formatDayOf(dueAt) })}</p>
      ) : null}
      {status === "closed" ? (
        <p>{t("If you think we got it wrong, you can go to your state’s attorney general.")}</p>
      ) : null}
      {appealable ? (
        <Section id="second-look" title={t("Not what you asked for?")} thin>
          <NoteForm
            rules={rules}
            answer={answer}
            intent="appeal-privacy"
            label={t("What did we miss?")}
            button={t("Ask for a second look")}
          />
        </Section>
      ) : null}
    </Stack>
  );
}

const AccountNote = () => (
  <Note>
    {rich(
      "There’s an account with this address. {settings} has a file with everything in it, and deletes it.",
      {
        settings: <Link to={paths.settings({ section: "privacy" })}>{t("Settings, Privacy")}</Link>,
      },
    )}
  </Note>
);

type ConfirmProps = Pick<Steps, "hasAccount" | "rules" | "answer"> & { kind: PrivacyKind };

function Confirm({ kind, hasAccount, rules, answer }: ConfirmProps) {
  if (kind === "correct")
    return (
      <NoteForm
        rules={rules}
        answer={answer}
        intent="confirm-correction"
        label={t("What’s wrong, and what’s right?")}
        button={t("Send")}
      />
    );
  if (kind === "access")
    return hasAccount ? null : (
      <Form method="post">
        <Stack>
          <p>
            {t(
              "The file has what you asked agents for, your appointments and questions, what you agreed to, and which emails we sent you.",
            )}
          </p>
          <div>
            <Button look="primary" name="intent" value="confirm-access">
              {t("Make my file")}
            </Button>
          </div>
        </Stack>
      </Form>
    );
  return (
    <Form method="post">
      <Stack>
        <Fates />
        {hasAccount ? null : (
          <div>
            <Button look="danger" name="intent" value="confirm-deletion">
              {t("Delete my information")}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  );
}

/** What is deleted and what stays, before and after. */
const Fates = () => (
  <div className="prose">
    <p>
      {rich(
        "{lead} What you asked agents for, with their notes. Your name and contact in questions and appointments; those to come are canceled. Your words in reports. Our list of emails to you.",
        { lead: <b>{t("What’s deleted.")}</b> },
      )}
    </p>
    <p>
      {rich(
        "{lead} An answered question, without your name, because the answer is somebody else’s work. Sealed proof of what you agreed to or took back, so that nobody contacts you again. A request not to be listed, so that no list adds you. What you agreed to talk about before an appointment about Medicare, for ten years: your name, the name of the person with Medicare, the agent’s name and national number, and the types of plans, without your email or phone. This request, for two years. What an agent wrote down elsewhere isn’t in our hands.",
        { lead: <b>{t("What we keep.")}</b> },
      )}
    </p>
  </div>
);

const Deleted = () => (
  <>
    <Note live>{t("We deleted what we held about this address.")}</Note>
    <Fates />
  </>
);

const Copy = ({ file }: { file: string | null }) =>
  file === null ? (
    <p>{t("The link to your file has expired. Ask again for a new one.")}</p>
  ) : (
    <p>
      <a href={file} download>
        {t("Download your information (JSON)")}
      </a>
    </p>
  );

type NoteFormProps = Pick<Steps, "rules" | "answer"> & { intent: string; label: string; button: string };

function NoteForm({ rules, answer, intent, label, button }: NoteFormProps) {
  const form = useAnsweredForm({ rules, answer });
  return (
    <PostForm form={form}>
      <TextareaField
        label={label}
        rows={5}
        optional={false}
        hint={t("A person answers within {days} days.", { days: ANSWER_DAYS })}
        count={t("at most {n} characters", { n: NOTE_MAX_CHARACTERS })}
        field={form.field("note")}
      />
      <div>
        <Button look="primary" name="intent" value={intent}>
          {button}
        </Button>
      </div>
    </PostForm>
  );
}
