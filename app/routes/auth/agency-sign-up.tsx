import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OrganizationSignUpInput } from "#app/domains/auth/inputs.ts";
import { listOffers } from "#app/domains/billing/offer-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { OrganizationSignUp } from "./organization-sign-up.tsx";
import { signUpAction } from "./sign-up-action.server.ts";

export const handle = { access: "anonymous", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  return {
    rules: rulesOf(OrganizationSignUpInput),
    offers: await listOffers(context, ["agency"]),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, OrganizationSignUpInput);
  return sent.ok ? signUpAction(request, context, sent, { ...sent.value, role: "agency" }) : sent.refuse(400);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Sign up an agency",
    description: "Apply for your agency and create the account that manages it.",
    indexable: false,
  });

export default function AgencySignUp() {
  return (
    <OrganizationSignUp
      title="Sign up an agency"
      what="agency"
      {...useLoaderData<typeof loader>()}
      answer={useAnswer<typeof action>()}
    />
  );
}
