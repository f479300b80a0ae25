import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { ClaimAnswer } from "./claim-deeds.server.ts";

/** The NPN and one of two proofs. Where another account holds the profile, the same form contests it. */
export function ClaimForm({ answer }: { answer: ClaimAnswer | undefined }) {
  const busy = useNavigation().state === "submitting";
  const { typed = {}, errors = {} } = answer ?? {};
  const contests = answer?.contestable === true || typed.contest === "yes";
  return (
    <Stack as={Form} gap="form" method="post" encType="multipart/form-data" noValidate>
      <InputField
        label="NPN"
        name="npn"
        short
        inputMode="numeric"
        maxLength={10}
        hint="Your National Producer Number: up to ten digits, printed on your license."
        defaultValue={typed.npn}
        error={errors.npn}
      />
      {contests ? (
        <Choice name="contest" value="yes" defaultChecked={typed.contest === "yes"}>
          This profile is mine, and I contest the account that holds it. We tell that account, without your
          name.
        </Choice>
      ) : null}
      <Stack gap="tight">
        <h3>With a code</h3>
        <p>We email it to the address that the state register has for your license.</p>
        <div>
          <Button look="primary" name="intent" value="send-code" busy={busy} busyLabel="Sending">
            Email me a code
          </Button>
        </div>
      </Stack>
      <Stack gap="tight">
        <h3>Or with a document</h3>
        <InputField
          label="Your license, or a letter from the state"
          name="document"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          hint="A PDF, a JPEG, or a PNG of at most 10 MB. One of us reads it and deletes it once decided."
          error={errors.document}
        />
        <div>
          <Button name="intent" value="send-document" busy={busy} busyLabel="Sending">
            Send the document
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
