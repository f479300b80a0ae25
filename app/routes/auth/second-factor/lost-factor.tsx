import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { RESET_DAYS, RESET_WAIT_HOURS } from "#app/domains/auth/limits.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { ResetReasonInput } from "#app/domains/auth/second-factor/inputs.ts";
import { askForReset } from "#app/domains/auth/second-factor/reset-commands.server.ts";
import { invalidCredentials, locked } from "#app/domains/auth/sign-in-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { findClaimant, hasNoFactor } from "./claimant.server.ts";
import { tellAdmins } from "./tell-admins.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = FormReply & { asked?: true };

const toSignIn = () => redirect(paths.auth({ next: accountPaths.lostSecondFactor() }), 303);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const claimant = await findClaimant(request, context);
  if (claimant === null) throw toSignIn();
  if (hasNoFactor(claimant)) throw redirect(accountPaths.setUpSecondFactor());
  return { rules: rulesOf(ResetReasonInput) };
}

/** Asks two admins. The user must give the password again, because a session alone is not enough. */
export async function action({ request, context }: ActionFunctionArgs) {
  const claimant = await findClaimant(request, context);
  if (claimant === null) return toSignIn();
  if (hasNoFactor(claimant)) return redirect(accountPaths.setUpSecondFactor(), 303);
  const sent = await readSent(request, ResetReasonInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const { reason, password } = sent.value;
  const proof = await provePassword(context, request, { email: claimant.email, password });
  if (proof.kind === "locked") return sent.refuse(429, { notice: locked() });
  if (proof.kind === "wrong")
    return sent.refuse(403, { errors: { password: invalidCredentials(proof.remaining) } });
  const asked = await askForReset(context, claimant, reason, tellAdmins);
  if (asked === "too-often")
    return sent.refuse(429, {
      notice: { title: t("You’ve asked several times today"), text: t("Please wait until tomorrow.") },
    });
  if (asked === "waiting")
    return sent.refuse(409, {
      notice: { title: t("You’ve asked already"), text: t("Two admins are looking at it. We’ll email you.") },
    });
  return data<Answer>({ asked: true });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("I lost my second factor"),
    description: t("The way back into your account."),
    indexable: false,
  });

export default function LostFactor() {
  const { rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const form = useAnsweredForm({ rules, answer });
  const back = <Link to={accountPaths.secondFactor()}>{t("I have it after all")}</Link>;
  if (answer?.asked === true) {
    return (
      <AuthPage
        title={t("We’ve got your request")}
        lead={t(
          "Two of our admins look at it, at the earliest in {hours} hours and within {days} days. We email you at every step.",
          { hours: RESET_WAIT_HOURS, days: RESET_DAYS },
        )}
        ways={back}
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("I lost my second factor")}
      lead={t(
        "A recovery code works in place of your app. If those are gone too, two of our admins can remove the second factor. We email your address right away, so that nobody does this behind your back.",
      )}
      answer={answer}
      ways={back}
    >
      <PostForm form={form}>
        <TextareaField
          label={t("What happened?")}
          hint={t("Say how we can tell that it’s you, such as what you did here last.")}
          field={form.field("reason")}
          rows={5}
        />
        <PasswordField label={t("Password")} field={form.field("password")} />
        <div>
          <Button look="primary">{t("Ask for help")}</Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
