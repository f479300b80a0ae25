import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { OrganizationSignUp } from "./organization-sign-up.tsx";
import { signUpAction } from "./sign-up-action.server.ts";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  return null;
}

export const action = ({ request, context }: ActionFunctionArgs) => signUpAction(request, context, ["fmo"]);

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Sign up a field marketing organisation",
    description: "Apply for a field marketing organisation and open the account that manages it.",
    indexable: false,
  });

export default function FmoSignUp() {
  return (
    <OrganizationSignUp
      title="Sign up a field marketing organisation"
      what="field marketing organisation"
      answer={useActionData<typeof action>()}
    />
  );
}
