import { useEffect, useRef } from "react";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/choices/check-field.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { REPLY_MAX_CHARACTERS, REPLY_MIN_CHARACTERS } from "../limits.ts";
import type { Disclosure } from "../replies/disclosure.ts";
import type { Review } from "../types.ts";

/** The form's name on its page, next to the forms that vote and that remove the reply. */
export const REPLY_FORM = "own-reply";

export type ReplyAnswer = FormReply & {
  /** What in the reply may reveal who the writer is; posting then asks again. */
  noticed?: readonly Disclosure[];
};

export type ReplyFormProps = {
  reply: Review["reply"];
  /** How the reply will be signed. */
  signed: string;
  rules: FormRules<"body" | "understood" | "shown">;
  answer: ReplyAnswer | undefined;
  busy: boolean;
};

/** The form for the one reply to a review, with a warning above it. */
export function ReplyForm({ reply, signed, rules, answer, busy }: ReplyFormProps) {
  const { noticed = [] } = answer ?? {};
  const form = useAnsweredForm({ name: REPLY_FORM, rules, answer, known: { body: reply?.body ?? "" } });
  const understood = form.field("understood");
  const asked = useRef<HTMLDivElement>(null);
  // As with an error summary, the focus moves to what was found, after every answer.
  useEffect(() => {
    if ((answer?.noticed ?? []).length > 0) asked.current?.focus();
  }, [answer]);
  return (
    <PostForm form={form} className="max-w-176">
      <input type="hidden" name="shown" value={reply?.at ?? ""} />
      <Note icon="warning">
        <b>{t("Everyone can read a reply.")}</b>
        <span>{` ${t(
          "Don’t confirm that somebody is a client, and don’t mention their policies, claims, health, or money. Federal privacy law (GLBA) forbids sharing a client’s information. Talk about how you work, and offer to talk privately.",
        )}`}</span>
      </Note>
      <TextareaField
        label={t("Your reply")}
        rows={6}
        dir="auto"
        hint={t("Appears under the review as “{signed}”. We’ll tell the writer.", { signed })}
        count={t("from {least} to {most} characters", {
          least: REPLY_MIN_CHARACTERS,
          most: REPLY_MAX_CHARACTERS,
        })}
        field={form.field("body")}
      />
      {noticed.length === 0 ? null : (
        <div tabIndex={-1} ref={asked}>
          <Note tone="bad" live>
            <p>
              <b>{t("Please check this again.")}</b>{" "}
              {t("It may give away who the writer is or what they insured:")}
            </p>
            <ul className="my-1 list-disc pl-5">
              {noticed.map(({ kind, text }) => (
                <li key={text}>
                  {t("“{text}” looks like {kind}", {
                    text,
                    kind: named(`${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`),
                  })}
                </li>
              ))}
            </ul>
            <p>{t("Remove it above, or post the reply as is.")}</p>
            {noticed.map(({ text }) => (
              <input key={text} type="hidden" name="noticed" value={text} />
            ))}
          </Note>
        </div>
      )}
      <CheckField field={understood}>
        {t("I’ve checked it: nothing here gives away who the writer is or what they insured")}
      </CheckField>
      <Row>
        <Button look="primary" name="intent" value="reply" busy={busy} busyLabel={t("Sending")}>
          {noticed.length > 0 ? t("Post it anyway") : reply === null ? t("Post reply") : t("Save reply")}
        </Button>
      </Row>
    </PostForm>
  );
}
