/** `/auth/agency-signup`, `/auth/fmo-signup` and `/auth/carrier-signup`: a manager's account and the organization's application. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { OrganizationSignUpInput } from "#app/domains/auth/inputs.ts";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import { listOffers } from "#app/domains/billing/plans/offer-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { KindReasons } from "./account-kind-cards.tsx";
import { signUpAction } from "./sign-up-action.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { access: "anonymous", english: true } satisfies RouteHandle;

const KINDS = {
  agency: { path: paths.agencySignUp(), title: "Sign up an agency", what: "agency" },
  fmo: {
    path: paths.fmoSignUp(),
    title: "Sign up a field marketing organization",
    what: "field marketing organization",
  },
  carrier: { path: paths.carrierSignUp(), title: "Sign up a carrier", what: "carrier" },
} as const;
type Kind = keyof typeof KINDS;

function kindAt(request: Request): Kind {
  const page = new URL(request.url).pathname.replace(/\.data$/, "");
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].path === page);
  if (kind === undefined) throw new Error(`No kind of organization signs up at ${page}.`);
  return kind;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  const kind = kindAt(request);
  return { kind, rules: rulesOf(OrganizationSignUpInput), offers: await listOffers(context, [kind]) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const role = kindAt(request);
  const sent = await readSent(request, OrganizationSignUpInput);
  return sent.ok ? signUpAction(request, context, sent, { ...sent.value, role }) : sent.refuse(400);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, what } = KINDS[data?.kind ?? "agency"];
  const description = `Apply for your ${what} and create the account that manages it.`;
  return pageMeta("", { title, description, indexable: false });
};

export default function OrganizationSignUp() {
  const { kind, rules, offers } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer });
  const { title, what } = KINDS[kind];
  return (
    <AuthPage
      title={title}
      lead={`Create your own account and apply for the ${what}. Our team reads each application, and you can edit yours in Settings until it’s approved.`}
      answer={answer}
      aside={
        <KindReasons to={KINDS[kind].path}>
          <OrganizationPrices offers={offers} />
        </KindReasons>
      }
      ways={
        <>
          <Link to={paths.auth()}>Already have an account? Sign in</Link>
          <Link to={paths.signUp()}>Sign up as a customer or an agent</Link>
        </>
      }
    >
      <SignUpForm form={form}>
        <InputField label="Organization name" field={form.field("organizationName")} />
      </SignUpForm>
    </AuthPage>
  );
}
