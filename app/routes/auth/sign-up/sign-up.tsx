import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PersonSignUpInput } from "#app/domains/auth/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { purposeOf } from "../purpose.server.ts";
import { BesideSignUp, KindChoice } from "./account-kind-cards.tsx";
import { signUpAction } from "./sign-up-action.server.ts";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  const { searchParams } = new URL(request.url);
  const next = parseOwnPath(searchParams.get("next"), "");
  return {
    next,
    purpose: await purposeOf(context, next),
    role: searchParams.get("role") === "agent" ? "agent" : "customer",
    rules: rulesOf(PersonSignUpInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, PersonSignUpInput);
  return sent.ok ? signUpAction(request, context, sent, sent.value) : sent.refuse(400);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Sign up"),
    description: t("Create an account as a customer or an agent."),
    indexable: false,
  });

export default function SignUp() {
  const { next, purpose, role, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer, known: { role } });
  return (
    <AuthPage
      title={purpose === null ? t("Sign up") : t("Sign up to {purpose}", { purpose })}
      answer={answer}
      ways={<Link to={paths.auth({ next })}>{t("Already have an account? Sign in")}</Link>}
      aside={<BesideSignUp />}
    >
      <SignUpForm form={form} next={next}>
        <ChoiceGroup legend={t("I am")} field={form.field("role")}>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
            <KindChoice field={form.field("role")} kind="customer" label={t("a customer")} />
            <KindChoice field={form.field("role")} kind="agent" label={t("an agent")} />
          </div>
        </ChoiceGroup>
      </SignUpForm>
    </AuthPage>
  );
}
