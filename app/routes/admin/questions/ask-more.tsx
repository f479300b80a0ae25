import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import type { AdminQuestion, ExpertChoice } from "#app/domains/questions/admin/admin-queries.server.ts";
import { ASK_REASON_MAX_CHARACTERS, CIRCLE_EXPERTS } from "#app/domains/questions/limits.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { NEXT } from "../decide/in-turn.ts";

export type AskMoreProps = {
  question: AdminQuestion;
  find: string;
  rules: FormRules<"npns" | "reason" | "seen">;
  answer: FormReply | undefined;
};

const MINUTE_MS = 60_000;

const choiceHint = ({ npn, miles, responseMinutes }: ExpertChoice) =>
  `NPN ${npn}, ${miles.toFixed(1)} miles${
    responseMinutes === null ? "" : `, answers within ${formatSpan(responseMinutes * MINUTE_MS)}`
  }`;

/** Sends the question to more agents: the next nearest, or some by name or NPN. */
export function AskMore({ question, find, rules, answer }: AskMoreProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "ask", rules, answer });
  const inTurn = useSearchParams()[0].get(NEXT);
  const { nearest, found, experts } = question;
  const listed = found ?? nearest;
  return (
    <Section id="ask-others" title="Ask other agents" thin>
      <Stack gap="form">
        <Form
          method="get"
          action="#ask-others"
          role="search"
          className="grid max-w-136 grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        >
          {inTurn === null ? null : <input type="hidden" name={NEXT} value={inTurn} />}
          <InputField
            label="Find an agent by name or NPN"
            name="find"
            type="search"
            key={find}
            defaultValue={find}
            maxLength={60}
            autoComplete="off"
            optional={false}
            data-key-search
          />
          <Button>Find</Button>
        </Form>
        <PostForm form={form} className="max-w-176">
          {form.notice ? (
            <Note tone="bad" live>
              {form.notice.title}
            </Note>
          ) : null}
          <input type="hidden" name="seen" value={experts} />
          <fieldset>
            <legend className="mb-1 font-label">
              {found === null ? "The nearest who can be asked" : `Found for “${find}”`}
            </legend>
            {listed.length === 0 ? (
              <p className="text-14 text-muted">
                <span>{`${
                  found === null
                    ? "Nobody else near has an account and a license for this type in this state. You can look for others by name."
                    : "Nobody by that name or NPN has an account and a license for this type in this state, or they were asked already."
                } `}</span>
                {found === null ? null : <Link to="?#ask-others">Show the nearest</Link>}
              </p>
            ) : (
              listed.map((one) => (
                <Choice key={one.npn} name="npn" value={one.npn} hint={choiceHint(one)}>
                  {one.name}
                </Choice>
              ))
            )}
          </fieldset>
          <InputField
            label="Others by NPN"
            hint={`With commas between them. At most ${CIRCLE_EXPERTS} agents at once.`}
            field={form.field("npns")}
          />
          <TextareaField
            label="Note"
            rows={2}
            hint="For the log of what admins do."
            count={`at most ${ASK_REASON_MAX_CHARACTERS} characters`}
            field={form.field("reason")}
          />
          <Row>
            <Button
              look="primary"
              name="intent"
              value="ask"
              busy={busy}
              busyLabel="Asking"
              data-key="a"
              data-key-label="Ask those chosen"
            >
              Ask those chosen
            </Button>
            {nearest.length === 0 ? null : (
              <Button
                name="intent"
                value="draw"
                busy={busy}
                busyLabel="Asking"
                data-key="n"
                data-key-label="Ask the nearest"
              >
                {`Ask the nearest ${nearest.length}`}
              </Button>
            )}
          </Row>
        </PostForm>
      </Stack>
    </Section>
  );
}
