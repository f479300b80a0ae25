import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { actOnInvite, loadInvitePage } from "./invite-landing.server.ts";
import { InvitePage, inviteMeta } from "./invite-page.tsx";

export const handle = { access: "public", english: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadInvitePage(args);

export const action = ({ request, context }: ActionFunctionArgs) => actOnInvite(request, context);

export const meta: MetaFunction = () =>
  inviteMeta("Your invite as an executive", "Join an organization as an executive.");

/** An executive's invite. */
export default function ExecutiveInvite() {
  return (
    <InvitePage
      title="Executives join by invite"
      lead="The owner or a manager of your organization invites you by email. The link in it leads here."
      ways={<Link to={paths.executiveSignUp()}>Sign up as an executive without an invite</Link>}
    />
  );
}
