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
  ...pageMeta("", { title: "Your invite", description: "Join an organization.", indexable: false }),
  SECRET_ADDRESS,
];

/** An invite as a member. */
export default function OrganizationInvite() {
  const { landing, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <InviteLanding landing={landing} rules={rules} answer={answer}>
      <AuthPage
        title="Open the link in your email"
        lead="Organizations invite people by email. Your invite’s link leads here and says who invited you."
        ways={
          <>
            <Link to={paths.applyOrganization()}>No invite? Ask an organization to let you join</Link>
            <Link to={paths.auth()}>Sign in</Link>
          </>
        }
      >
        {null}
      </AuthPage>
    </InviteLanding>
  );
}
