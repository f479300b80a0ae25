import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findOrganizationName } from "#app/domains/organizations/members/own-queries.server.ts";
import { listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { AuthPage } from "../auth-page.tsx";
import { actOnInvite, InviteSignUpInput, loadLanding } from "./invite-landing.server.ts";
import { InviteLanding } from "./invite-landing.tsx";
import { inviteMeta } from "./invite-page.tsx";

export const handle = { access: "public", english: true } satisfies RouteHandle;

/** With a token, a manager's invite; without one, the sign-in for this organization's managers. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = parseUuid(params.orgId);
  const organization = id === null ? null : await findOrganizationName(context, id);
  if (organization === null)
    throw notFoundNotice("Organization not found", "There’s no organization at this address.", [
      { label: "Find an organization", to: paths.applyOrganization() },
    ]);
  const { landing, status } = await loadLanding(request, context);
  const viewer = landing.kind === "none" ? await getViewer(context) : null;
  if (viewer !== null && organization.active) {
    const managed = await listManaged(context, viewer.userId);
    if (managed.some((one) => one.id === organization.id))
      throw redirect(paths.members({ organization: organization.slug }));
  }
  return data(
    { landing, organization, signedInAs: viewer?.email ?? null, rules: rulesOf(InviteSignUpInput) },
    { status },
  );
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnInvite(request, context);

export const meta: MetaFunction = () => inviteMeta("Manage an organization", "For those who manage it.");

export default function ManagerInvite() {
  const { landing, organization, signedInAs, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <InviteLanding landing={landing} rules={rules} answer={answer}>
      <WithoutInvite organization={organization} signedInAs={signedInAs} />
    </InviteLanding>
  );
}

function WithoutInvite({
  organization: { organization, slug, active },
  signedInAs,
}: {
  organization: { organization: string; slug: string; active: boolean };
  signedInAs: string | null;
}) {
  const ask = (
    <Link to={active ? paths.applyOrganization({ organization: slug }) : paths.applyOrganization()}>
      {active ? `Ask to join ${organization}` : "Find another organization"}
    </Link>
  );
  if (!active)
    return (
      <AuthPage
        title={`${organization || "This organization"} isn’t open`}
        lead="It was closed, or it isn’t approved yet, so there’s nothing to manage here."
        ways={ask}
      >
        {null}
      </AuthPage>
    );
  if (signedInAs !== null)
    return (
      <AuthPage
        title={`You don’t manage ${organization}`}
        lead={`You’re signed in as ${signedInAs}. If you manage ${organization} with another account, sign out and sign in with that one. New managers are invited by the owner.`}
        ways={
          <>
            {ask}
            <Link to={paths.dashboard()}>Go to your dashboard</Link>
          </>
        }
      >
        {null}
      </AuthPage>
    );
  return (
    <AuthPage
      title={`Manage ${organization}`}
      lead="Sign in with the account that manages it. New managers come by an invite from the owner: open the link in that email."
      ways={ask}
    >
      <ButtonLink look="primary" to={paths.auth({ next: paths.members({ organization: slug }) })}>
        Sign in
      </ButtonLink>
    </AuthPage>
  );
}
