import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ExecutiveSignUpInput } from "#app/domains/auth/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { KindReasons } from "./account-kind-cards.tsx";
import { signUpAction } from "./sign-up-action.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { access: "anonymous", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  return { rules: rulesOf(ExecutiveSignUpInput) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, ExecutiveSignUpInput);
  return sent.ok ? signUpAction(request, context, sent, sent.value) : sent.refuse(400);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Sign up as an executive",
    description: "Create an executive’s account.",
    indexable: false,
  });

export default function ExecutiveSignUp() {
  const { rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer });
  return (
    <AuthPage
      title="Sign up as an executive"
      lead="For people who lead an agency, a field marketing organization, or a carrier that’s already listed here."
      answer={answer}
      aside={<KindReasons to={paths.executiveSignUp()} />}
      ways={<Link to={paths.auth()}>Already have an account? Sign in</Link>}
    >
      <SignUpForm form={form}>
        <SelectField
          label="Executive of"
          field={form.field("role")}
          emptyLabel="Choose one"
          options={[
            { value: "agency_executive", label: "an agency" },
            { value: "fmo_executive", label: "a field marketing organization" },
            { value: "carrier_executive", label: "a carrier" },
          ]}
        />
      </SignUpForm>
    </AuthPage>
  );
}
