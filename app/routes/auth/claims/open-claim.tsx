import { Form, useNavigation } from "@remix-run/react";
import type { OwnClaim } from "#app/domains/claims/types.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
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

/** The status of an open claim, the field for a mailed code, and the button to withdraw it. */
export function OpenClaim({ claim, nowMs, rules, answer }: OpenClaimProps) {
  const form = useAnsweredForm({ name: CODE_FORM, rules, answer });
  const busy = useNavigation().state === "submitting";
  const waitsForCode = claim.way === "code" && claim.codeProvenAt === null;
  const usable = claim.triesLeft > 0 && (claim.codeExpiresAt ?? 0) > nowMs;
  return (
    <Stack>
      <p>
        {rich(
          claim.kind === "contest"
            ? "You’re contesting the profile of {agent}, NPN {npn}."
            : "You claimed the profile of {agent}, NPN {npn}.",
          {
            agent: <b>{claim.agentName}</b>,
            npn: <span className="lining-nums tabular-nums">{claim.npn}</span>,
          },
        )}
      </p>
      {claim.way === "document" ? <p>{t("We have your document.")}</p> : null}
      {claim.codeProvenAt === null ? null : <p>{t("Your code was correct.")}</p>}
      {claim.dueAt === null ? null : (
        <Note>
          {rich("Our team decides by {when}, and we’ll email you the decision.", {
            when: <LocalTime timeMs={claim.dueAt} />,
          })}
          <span>{claim.kind === "contest" ? ` ${t("Until then the profile stays where it is.")}` : ""}</span>
        </Note>
      )}
      {waitsForCode ? (
        <PostForm form={form}>
          <InputField
            label={t("Code")}
            short
            optional={false}
            autoCapitalize="characters"
            spellCheck={false}
            hint={`${
              claim.sentTo === null
                ? t("We emailed it to the address on file.")
                : t("We emailed it to {address}.", { address: claim.sentTo })
            } ${
              usable
                ? t("It works until {when}.", { when: formatMoment(claim.codeExpiresAt ?? 0) })
                : t("It no longer works. Send another.")
            }`}
            field={form.field("code")}
          />
          <Row>
            <Button look="primary" name="intent" value="enter-code" busy={busy} busyLabel={t("Checking")}>
              {t("Submit code")}
            </Button>
            <Button name="intent" value="another-code">
              {t("Send another code")}
            </Button>
          </Row>
        </PostForm>
      ) : null}
      <Stack as={Form} gap="form" method="post">
        <div>
          <Button look="link" flush name="intent" value="withdraw">
            {t("Withdraw this claim")}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
