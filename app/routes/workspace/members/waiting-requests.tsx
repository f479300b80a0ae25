import { Form, Link, useNavigation } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import { canDo } from "#app/domains/organizations/members/member-policy.ts";
import type { MemberRequest } from "#app/domains/organizations/members/types.ts";
import { asRole } from "#app/domains/organizations/members/words.ts";
import type { OrganizationRole } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { MEMBER_FORMS } from "./member-forms.ts";

type Rules = FormRules<"id" | "answer" | "reason">;
export type WaitingRequestsProps = {
  requests: readonly MemberRequest[];
  role: OrganizationRole;
  rules: Rules;
  answer: FormReply | undefined;
};

/** Requests to join, each with its two answers. */
export function WaitingRequests({ requests, role, rules, answer }: WaitingRequestsProps) {
  return (
    <ul className="grid list-none gap-5">
      {requests.map((one) => (
        <li key={one.id} className="border-line border-t pt-3">
          <h3 className="text-16">
            {one.agentSlug === null ? (
              <bdi>{one.name}</bdi>
            ) : (
              <Link to={paths.showcase(one.agentSlug)}>{one.name}</Link>
            )}
            <span>{` would like to join ${asRole(one.role)}`}</span>
          </h3>
          <Caption>
            {`${one.email} · ${roleLabel(one.accountRole)} account · since ${formatDayOf(one.createdAt)}`}
          </Caption>
          <div className="my-3">
            <Written>{one.message}</Written>
          </div>
          {canDo(role, "answer-request", one.role) ? (
            <AnswerForms request={one} rules={rules} answer={answer} />
          ) : (
            <Caption>
              {role === "executive" ? "The owner or a manager decides." : "The owner decides about managers."}
            </Caption>
          )}
        </li>
      ))}
    </ul>
  );
}

function AnswerForms({
  request: { id, name },
  rules,
  answer,
}: {
  request: MemberRequest;
  rules: Rules;
  answer: FormReply | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: MEMBER_FORMS.answer(id), rules, answer, whenLeft: false });
  return (
    <Stack gap="tight">
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button small look="primary" name="intent" value="accept" busy={busy} busyLabel="Saving">
          <span>Accept</span>
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      </Form>
      <Disclosure dense plain summary="Decline" open={form.errors.length > 0}>
        <PostForm form={form} className="mt-2 max-w-136">
          <input type="hidden" name="id" value={id} />
          <InputField label="Reason" hint="They read it." optional={false} field={form.field("reason")} />
          <div>
            <Button small name="intent" value="refuse">
              Decline the request
            </Button>
          </div>
        </PostForm>
      </Disclosure>
    </Stack>
  );
}
