import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "#app/platform/form-answer.ts";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { AuthPage } from "./auth-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type OrganizationSignUpProps = { title: string; what: string; answer: FormAnswer | undefined };

/** A manager's account together with the application of the organisation. */
export function OrganizationSignUp({ title, what, answer }: OrganizationSignUpProps) {
  return (
    <AuthPage
      title={title}
      lead={`You open your own account and apply for the ${what}. A person reads the application; until then your account waits, and you can mend what you wrote under Settings.`}
      answer={answer}
      ways={
        <>
          <Link to={paths.auth()}>Sign in, if you have an account</Link>
          <Link to={paths.signUp()}>Sign up as a customer or an agent</Link>
        </>
      }
    >
      <SignUpForm answer={answer}>
        <InputField
          label="Organisation name"
          name="organizationName"
          autoComplete="organization"
          maxLength={120}
          defaultValue={answer?.typed?.organizationName}
          error={answer?.errors?.organizationName}
        />
      </SignUpForm>
    </AuthPage>
  );
}
