import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { AuthPage } from "./auth-page.tsx";
import { signUpAction } from "./sign-up-action.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  return null;
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  signUpAction(request, context, ["agency_executive", "fmo_executive", "carrier_executive"]);

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Sign up as an executive",
    description: "Open an executive's account.",
    indexable: false,
  });

export default function ExecutiveSignUp() {
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      title="Sign up as an executive"
      lead="For people who lead an agency, a field marketing organisation or a carrier that is already here."
      answer={answer}
      ways={<Link to={paths.auth()}>Sign in, if you have an account</Link>}
    >
      <SignUpForm answer={answer}>
        <SelectField
          label="Executive of"
          name="role"
          emptyLabel="Choose one"
          defaultValue={answer?.typed?.role ?? ""}
          error={answer?.errors?.role}
          options={[
            { value: "agency_executive", label: "an agency" },
            { value: "fmo_executive", label: "a field marketing organisation" },
            { value: "carrier_executive", label: "a carrier" },
          ]}
        />
      </SignUpForm>
    </AuthPage>
  );
}
