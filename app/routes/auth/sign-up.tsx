import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { AuthPage } from "./auth-page.tsx";
import { signUpAction } from "./sign-up-action.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  const { searchParams } = new URL(request.url);
  return {
    next: parseOwnPath(searchParams.get("next"), ""),
    role: searchParams.get("role") === "agent" ? "agent" : "customer",
  };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  signUpAction(request, context, ["customer", "agent"]);

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Sign up",
    description: "Open an account as a customer or an agent.",
    indexable: false,
  });

export default function SignUp() {
  const { next, role } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const chosen = answer?.typed?.role ?? role;
  return (
    <AuthPage
      title="Sign up"
      lead="A customer looks for agents. An agent keeps the record that people check."
      answer={answer}
      ways={
        <>
          <Link to={paths.auth()}>Sign in, if you have an account</Link>
          <Link to={paths.agencySignUp()}>Sign up an agency</Link>
          <Link to={paths.fmoSignUp()}>Sign up a field marketing organisation</Link>
          <Link to={paths.carrierSignUp()}>Sign up a carrier</Link>
          <Link to={paths.executiveSignUp()}>Sign up as an executive</Link>
        </>
      }
    >
      <SignUpForm answer={answer} next={next}>
        <ChoiceGroup legend="I am" id="role" error={answer?.errors?.role}>
          <Choice type="radio" name="role" value="customer" defaultChecked={chosen !== "agent"}>
            a customer
          </Choice>
          <Choice type="radio" name="role" value="agent" defaultChecked={chosen === "agent"}>
            an agent
          </Choice>
        </ChoiceGroup>
      </SignUpForm>
    </AuthPage>
  );
}
