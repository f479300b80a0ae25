import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { AuthPage } from "./auth-page.tsx";
import { actOnInvite, InviteSignUpInput, loadLanding } from "./invite-landing.server.ts";
import { InviteLanding } from "./invite-landing.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { landing, status } = await loadLanding(request, context);
  return data({ landing, rules: rulesOf(InviteSignUpInput) }, { status });
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnInvite(request, context);

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: "Your invite as an executive",
    description: "Join an organization as an executive.",
    indexable: false,
  }),
  SECRET_ADDRESS,
];

/** An invite as an executive. */
export default function ExecutiveInvite() {
  const { landing, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <InviteLanding landing={landing} rules={rules} answer={answer}>
      <AuthPage
        title="Executives join by invite"
        lead="The owner or a manager of your organization invites you by email. The link in it leads here."
        ways={
          <>
            <Link to={paths.applyOrganization()}>No invite? Ask an organization to let you join</Link>
            <Link to={paths.executiveSignUp()}>Sign up as an executive without an invite</Link>
            <Link to={paths.auth()}>Sign in</Link>
          </>
        }
      >
        {null}
      </AuthPage>
    </InviteLanding>
  );
}
