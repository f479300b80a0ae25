import { Link, useNavigation } from "@remix-run/react";
import { MESSAGE_MAX_CHARACTERS } from "#app/domains/organizations/members/limits.ts";
import { JOIN_PROBLEMS, ROLE_HINTS } from "#app/domains/organizations/members/words.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { OrganizationType } from "#app/domains/organizations/types.ts";
import { manageAddress } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type RequestFormProps = {
  to: { organization: string; slug: string; type: OrganizationType; place: string; managed: boolean };
  /** An agent without a profile: claims it first. */
  mustClaim: boolean;
  rules: FormRules<"organization" | "role" | "message">;
  answer: FormReply | undefined;
};

/** A request to one organization: the role, and a message to those who decide. */
export function RequestForm({ to, mustClaim, rules, answer }: RequestFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "request", rules, answer, known: { role: "member" } });
  const about = (
    <p>
      <b>{to.organization}</b>
      <span>{`, ${typeWords[to.type].toLowerCase()} in ${to.place}. `}</span>
      <Link to={paths.organization(to.slug)}>View its page</Link>
    </p>
  );
  if (mustClaim) {
    const { title, text } = JOIN_PROBLEMS["agent-unverified"];
    return (
      <Stack gap="loose">
        {about}
        <Note>
          <p>
            <b>{`${title}.`}</b>
            <span>{` ${text}`}</span>
          </p>
        </Note>
        <Row>
          <ButtonLink look="primary" to={paths.verifyEmail()}>
            Claim your profile
          </ButtonLink>
          <Link to={paths.applyOrganization()}>Choose another organization</Link>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap="loose">
      {about}
      {to.managed ? null : (
        <Note tone="plain">
          <span>No one manages it here yet, so no one can answer a request. If you run it, </span>
          <Link to={manageAddress(to.slug)}>ask to manage it</Link>
          <span>.</span>
        </Note>
      )}
      <PostForm form={form}>
        <input type="hidden" name="organization" value={to.slug} />
        <ChoiceGroup
          legend="Join as"
          hint="If you join as a manager or an executive, a customer account’s type changes to match. Agents join as members."
          field={form.field("role")}
        >
          <Choice type="radio" field={form.field("role")} value="member" hint={ROLE_HINTS.member}>
            a member
          </Choice>
          <Choice type="radio" field={form.field("role")} value="executive" hint={ROLE_HINTS.executive}>
            an executive
          </Choice>
          <Choice type="radio" field={form.field("role")} value="manager" hint={ROLE_HINTS.manager}>
            a manager
          </Choice>
        </ChoiceGroup>
        <TextareaField
          label="Message"
          rows={4}
          hint="Say who you are and what you do there. The owner and managers read it with your name and email."
          count={`at most ${MESSAGE_MAX_CHARACTERS} characters`}
          field={form.field("message")}
        />
        <Row>
          <Button look="primary" name="intent" value="request" busy={busy} busyLabel="Sending">
            Send request
          </Button>
          <Link to={paths.applyOrganization()}>Choose another organization</Link>
        </Row>
      </PostForm>
    </Stack>
  );
}
