import { REASON_MAX_CHARACTERS } from "#app/domains/claims/limits.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { BECAME } from "./claim-words.ts";
import { RESEND_FORM, ResendCode } from "./resend-code.tsx";

/** A claim: the facts and the decision. */
export function ClaimItem({
  item: { claim, hasDocument, resendable, rules, resendRules },
  answer,
}: {
  item: Item<"claim">;
  answer: FormReply | undefined;
}) {
  return (
    <>
      <ClaimFacts claim={claim} hasDocument={hasDocument} />
      {resendable || answer?.form === RESEND_FORM ? <ResendCode rules={resendRules} answer={answer} /> : null}
      <Decision
        rules={rules}
        answer={answer}
        became={claim.status === "open" ? null : { words: BECAME[claim.status], ...claim }}
        seen={{ name: "holder", value: claim.holder?.userId ?? "" }}
        hint="The claimant and the profile’s current holder will read this. Don’t say who the other side is."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "refuse", label: "Refuse", letter: "r" },
          {
            value: "approve",
            look: "danger",
            letter: "a",
            label:
              claim.holder === null ? "Give the profile to the claimant" : "Move the profile to the claimant",
          },
        ]}
      />
    </>
  );
}
