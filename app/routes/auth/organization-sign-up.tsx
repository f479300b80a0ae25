import { Link } from "@remix-run/react";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import type { Offer } from "#app/domains/billing/offer-queries.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply, FormRules } from "#app/platform/form-reply.ts";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "./auth-page.tsx";
import { type AccountFieldName, SignUpForm } from "./sign-up-form.tsx";

export type OrganizationSignUpProps = {
  title: string;
  what: string;
  offers: readonly Offer[];
  rules: FormRules<AccountFieldName | "organizationName">;
  answer: FormReply | undefined;
};

/** A manager's account together with the application of the organization. */
export function OrganizationSignUp({ title, what, offers, rules, answer }: OrganizationSignUpProps) {
  const form = useAnsweredForm({ rules, answer });
  return (
    <AuthPage
      title={title}
      lead={`You create your own account and apply for the ${what}. Someone on our team reads the application. Until it’s approved, your account waits, and you can edit your application in Settings.`}
      answer={answer}
      ways={
        <>
          <Link to={paths.auth()}>Already have an account? Sign in</Link>
          <Link to={paths.signUp()}>Sign up as a customer or an agent</Link>
        </>
      }
    >
      <OrganizationPrices offers={offers} />
      <SignUpForm form={form}>
        <InputField label="Organization name" field={form.field("organizationName")} />
      </SignUpForm>
    </AuthPage>
  );
}
