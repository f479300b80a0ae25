import { Form, useNavigation } from "@remix-run/react";
import type { OwnClaim } from "#app/domains/claims/types.ts";
import { formatMoment } from "#app/platform/dates.ts";
import type { FormRules } from "#app/platform/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { type ClaimAnswer, CODE_FORM } from "./claim-answer.ts";

export type OpenClaimProps = {
  claim: OwnClaim;
  nowMs: number;
  rules: FormRules<"code">;
  answer: ClaimAnswer | undefined;
};

/** Where an open claim stands, the code to type where one was sent, and the way back. */
export function OpenClaim({ claim, nowMs, rules, answer }: OpenClaimProps) {
  const form = useAnsweredForm({ name: CODE_FORM, rules, answer });
  const busy = useNavigation().state === "submitting";
  const waitsForCode = claim.way === "code" && claim.codeProvenAt === null;
  const usable = claim.triesLeft > 0 && (claim.codeExpiresAt ?? 0) > nowMs;
  return (
    <Stack>
      <p>
        {claim.kind === "contest" ? "You’re contesting" : "You claimed"} the profile of{" "}
        <b>{claim.agentName}</b>, NPN <span className="lining-nums tabular-nums">{claim.npn}</span>.
      </p>
      {claim.way === "document" ? <p>We have your document.</p> : null}
      {claim.codeProvenAt === null ? null : <p>Your code was correct.</p>}
      {claim.dueAt === null ? null : (
        <Note>
          Our team decides by <LocalTime timeMs={claim.dueAt} />, and we’ll email you the decision.
          {claim.kind === "contest" ? " Until then the profile stays where it is." : ""}
        </Note>
      )}
      {waitsForCode ? (
        <PostForm form={form}>
          <InputField
            label="Code"
            short
            optional={false}
            autoCapitalize="characters"
            spellCheck={false}
            hint={`We emailed it to ${claim.sentTo ?? "the address on file"}. ${
              usable
                ? `It works until ${formatMoment(claim.codeExpiresAt ?? 0)}.`
                : "It no longer works. Send another."
            }`}
            field={form.field("code")}
          />
          <Row>
            <Button look="primary" name="intent" value="enter-code" busy={busy} busyLabel="Checking">
              Submit code
            </Button>
            <Button name="intent" value="another-code">
              Send another code
            </Button>
          </Row>
        </PostForm>
      ) : null}
      <Stack as={Form} gap="form" method="post">
        <div>
          <Button look="link" flush name="intent" value="withdraw">
            Withdraw this claim
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
