import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { signIn } from "#app/domains/auth/commands.server.ts";
import { SignInInput } from "#app/domains/auth/inputs.ts";
import { invalidCredentials, locked } from "#app/domains/auth/sign-in-texts.ts";
import { ReasonList } from "#app/domains/onboarding/components/reason-list.tsx";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "./auth-page.tsx";
import { DemoLogins } from "./demo-logins.tsx";
import { signWithPasskey } from "./passkeys/sign-with-passkey.ts";
import { PasskeyButton, usePasskey } from "./passkeys/use-passkey.tsx";
import { purposeOf } from "./purpose.server.ts";

import { REASONS } from "./sign-up/account-kinds.ts";
import { welcome } from "./welcome.server.ts";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  const { searchParams } = new URL(request.url);
  const next = parseOwnPath(searchParams.get("next"), "");
  return {
    next,
    purpose: await purposeOf(context, next),
    email: (searchParams.get("email") ?? "").slice(0, 254),
    rules: rulesOf(SignInInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, SignInInput);
  const { form, refuse } = sent;
  if (!sent.ok) return refuse(400);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0) return refuse(429, { notice: tooOften(wait), headers: { "Retry-After": String(wait) } });
  const outcome = await signIn(context, request, sent.value);
  if (outcome.kind === "locked") return refuse(429, { notice: locked() });
  if (outcome.kind === "wrong")
    return refuse(401, { notice: { title: invalidCredentials(outcome.remaining) } });
  const next = form.get("next");
  if (outcome.kind === "second-factor")
    return redirect(accountPaths.secondFactor({ next: parseOwnPath(next, "") }), 303);
  return welcome(context, request, outcome.userId, next);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Sign in"), description: t("Sign in to your account."), indexable: false });

export default function SignIn() {
  const { next, purpose, email, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer, known: { email } });
  const busy = useNavigation().state === "submitting";
  return (
    <AuthPage
      title={purpose === null ? t("Sign in") : t("Sign in to {purpose}", { purpose })}
      answer={answer}
      ways={<DemoLogins />}
      aside={
        <div className="grid content-start justify-items-start gap-4 self-start rounded-2 bg-accent-tint p-6 lg:mt-2">
          <Link to={paths.signUp(next === "" ? {} : { next })} className="font-serif text-20">
            {t("New here? Sign up")}
          </Link>
          <ReasonList reasons={REASONS.customer} />
          <p className="text-14">
            <Link to={paths.signUp({ next, role: "agent" })}>
              {t("Are you an agent? Claim your profile")}
            </Link>
          </p>
        </div>
      }
    >
      <PostForm form={form}>
        <input type="hidden" name="next" value={next} />
        <InputField label={t("Email")} field={form.field("email")} autoComplete="username webauthn" />
        <div>
          <PasswordField label={t("Password")} field={form.field("password")} />
          <Link
            className="mt-1 inline-flex min-h-target items-center text-14"
            to={paths.forgotPassword({ next })}
          >
            {t("Forgot your password?")}
          </Link>
        </div>
        <div>
          <Button look="primary" busy={busy} busyLabel={t("Signing in")}>
            {t("Sign in")}
          </Button>
        </div>
      </PostForm>
      <PasskeySignIn next={next} />
    </AuthPage>
  );
}

/** Slightly shorter than the time after which the options expire. */
const ASKED_AGAIN_MS = 4 * 60_000;
const notShown = () => ({ title: t("No passkey was used"), text: t("Try again, or use your password.") });

/**
 * Signing in with a passkey: a button and, in browsers that can, a suggestion in the email field. Without JavaScript
 * or passkey support, neither is shown.
 */
function PasskeySignIn({ next }: { next: string }) {
  const passkey = usePasskey({ address: accountPaths.passkeySignIn(), next, notShown });
  const { offered, asking, send } = passkey;

  useEffect(() => {
    if (!offered || asking) return;
    let over = false;
    async function suggest() {
      const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
      if (over || !(await browserSupportsWebAuthnAutofill())) return;
      try {
        const shown = await signWithPasskey(accountPaths.passkeySignIn(), true);
        if (!over) send(shown);
      } catch {
        // The suggestion was not used. The form still works.
      }
    }
    suggest().catch(() => undefined);
    const again = setInterval(() => void suggest().catch(() => undefined), ASKED_AGAIN_MS);
    return () => {
      over = true;
      clearInterval(again);
    };
  }, [offered, asking, send]);

  return <PasskeyButton {...passkey}>{t("Sign in with a passkey")}</PasskeyButton>;
}
