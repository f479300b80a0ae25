import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { actOnInvite, loadInvitePage } from "./invite-landing.server.ts";
import { InvitePage, inviteMeta } from "./invite-page.tsx";

export const handle = { access: "public", english: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadInvitePage(args);

export const action = ({ request, context }: ActionFunctionArgs) => actOnInvite(request, context);

export const meta: MetaFunction = () => inviteMeta("Your invite", "Join an organization.");

/** A member's invite. */
export default function OrganizationInvite() {
  return (
    <InvitePage
      title="Open the link in your email"
      lead="Organizations invite people by email. Your invite’s link leads here and says who invited you."
    />
  );
}
