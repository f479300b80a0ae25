import { Form } from "@remix-run/react";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type ResetItem = {
  id: string;
  email: string;
  name: string;
  role: string;
  reason: string;
  askedAt: number;
  expiresAt: number;
  firstApprovedAt: number | null;
  approved: boolean;
  /** The admin's who looks; approved by them already; too early for a second approval. */
  own: boolean;
  byYou: boolean;
  early: boolean;
};

/** One request: who asks, why, how far it is, and the two ways to decide. */
export function FactorReset({
  reset,
  rules,
  answer,
}: {
  reset: ResetItem;
  rules: FormRules<"why">;
  answer: FormReply | undefined;
}) {
  const name = `refuse-${reset.id}`;
  const form = useAnsweredForm({ name, rules, answer });
  const mayApprove = !reset.own && !reset.byYou && !reset.early;
  return (
    <Section id={`reset-${reset.id}`} title={reset.name} thin>
      <Stack>
        <Caption>
          {`${reset.email}, ${reset.role}. Asked ${formatMoment(reset.askedAt)}, until ${formatMoment(reset.expiresAt)}.`}
        </Caption>
        <p className="max-w-176 whitespace-pre-line">{reset.reason}</p>
        <p>{stateOf(reset)}</p>
        {reset.own ? null : (
          <>
            {mayApprove ? (
              <Form method="post">
                <input type="hidden" name="reset" value={reset.id} />
                <Button look={reset.approved ? "danger" : "primary"} name="intent" value="approve-reset">
                  {reset.approved ? "Agree, and remove the second factor" : "Agree"}
                </Button>
              </Form>
            ) : null}
            <Disclosure summary="Refuse" open={answer?.form === name}>
              <PostForm form={form} className="max-w-136">
                <input type="hidden" name="reset" value={reset.id} />
                <InputField label="Why" hint="The person reads this." field={form.field("why")} />
                <div>
                  <Button look="danger" name="intent" value="refuse-reset">
                    Refuse
                  </Button>
                </div>
              </PostForm>
            </Disclosure>
          </>
        )}
      </Stack>
    </Section>
  );
}

function stateOf({ own, byYou, early, approved }: ResetItem): string {
  if (own) return "This is your own request. Two other admins decide it.";
  if (!approved) return "Nobody has agreed yet.";
  if (byYou) return "You agreed. Another admin has to be the second.";
  return early
    ? "One admin agreed. The second approval waits a day from the request, so that the owner can stop it."
    : "One admin agreed. Yours would be the second.";
}
