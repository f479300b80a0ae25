import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldPair } from "#app/ui/forms/field-pair.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmailField, NewPasswordField } from "./account-fields.tsx";

export type SignUpFormProps = {
  answer: FormAnswer | undefined;
  next?: string;
  /** Fields before the person's own: the role, the organisation. */
  children?: ReactNode;
};

/** Name, address and password, after what a kind of sign-up asks besides. */
export function SignUpForm({ answer, next = "", children }: SignUpFormProps) {
  const busy = useNavigation().state === "submitting";
  const typed = answer?.typed ?? {};
  const errors = answer?.errors ?? {};
  return (
    <Stack as={Form} gap="form" method="post" noValidate>
      <input type="hidden" name="next" value={next} />
      {children}
      <FieldPair>
        <InputField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={80}
          defaultValue={typed.firstName}
          error={errors.firstName}
        />
        <InputField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={80}
          defaultValue={typed.lastName}
          error={errors.lastName}
        />
      </FieldPair>
      <EmailField answer={answer} />
      <NewPasswordField label="Password" answer={answer} />
      <div>
        <Button look="primary" busy={busy} busyLabel="Opening the account">
          Open the account
        </Button>
      </div>
    </Stack>
  );
}
