import { Link, useNavigation } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { CLAIM_FORM, type ClaimAnswer } from "./claim-answer.ts";

export type ClaimFormProps = {
  rules: FormRules<"npn" | "contest" | "document">;
  answer: ClaimAnswer | undefined;
  /** The NPN of the profile that the user came from. */
  npn: string;
};

/** The NPN and one of two proofs. If another account has claimed the profile, the same form contests it. */
export function ClaimForm({ rules, answer, npn }: ClaimFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: CLAIM_FORM, rules, answer, known: { npn } });
  const contest = form.field("contest");
  const contests = answer?.contestable === true || contest.meta.initialValue === "yes";
  return (
    <PostForm form={form} encType="multipart/form-data">
      <InputField
        label={t("NPN")}
        short
        hint={t("Your National Producer Number: up to ten digits, printed on your license.")}
        field={form.field("npn")}
      />
      {answer?.unlisted === undefined ? null : (
        <p>
          <Link to={paths.agentApplication({ npn: answer.unlisted })}>
            {t("Apply to be listed with NPN {npn}", { npn: answer.unlisted })}
          </Link>
        </p>
      )}
      {contests ? (
        <Choice field={contest} value="yes">
          {t(
            "This profile is mine, and I’m contesting the account that has it. We’ll tell that account, without your name.",
          )}
        </Choice>
      ) : null}
      <Stack gap="tight">
        <h3>{t("With a code")}</h3>
        <p>{t("We’ll email it to the address the state register has for your license.")}</p>
        <div>
          <Button look="primary" name="intent" value="send-code" busy={busy} busyLabel={t("Sending")}>
            {t("Email me a code")}
          </Button>
        </div>
      </Stack>
      <Stack gap="tight">
        <h3>{t("Or with a document")}</h3>
        <InputField
          label={t("Your license, or a letter from the state")}
          type="file"
          optional={false}
          accept="application/pdf,image/jpeg,image/png"
          hint={t(
            "A PDF, JPEG, or PNG of up to 10 MB. Someone on our team reads it, and it’s deleted once we decide.",
          )}
          field={form.field("document")}
        />
        <div>
          <Button name="intent" value="send-document" busy={busy} busyLabel={t("Sending")}>
            {t("Send the document")}
          </Button>
        </div>
      </Stack>
    </PostForm>
  );
}
