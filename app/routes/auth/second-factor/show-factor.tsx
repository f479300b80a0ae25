import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { CodeInput } from "#app/domains/auth/second-factor/inputs.ts";
import { type Shown, showCode } from "#app/domains/auth/second-factor/show-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { PasskeyButton, usePasskey } from "../passkeys/use-passkey.tsx";
import { findClaimant, hasNoFactor } from "./claimant.server.ts";
import { findDemoCode } from "./demo-code.server.ts";
import { DemoCode } from "./demo-code.tsx";
import { goOn } from "./go-on.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = parseOwnPath(new URL(request.url).searchParams.get("next"), "");
  const claimant = await findClaimant(request, context);
  if (claimant === null) throw redirect(paths.auth({ next }));
  const { has, email, by } = claimant;
  if (hasNoFactor(claimant)) throw redirect(accountPaths.setUpSecondFactor({ next }));
  return {
    next,
    has,
    signedIn: "sessionId" in by,
    rules: rulesOf(CodeInput),
    demoCode: findDemoCode(email, context.clock.now()),
  };
}

const wrongs = (shown: Exclude<Shown, { kind: "shown" | "over" }>): { status: number; text: string } => {
  switch (shown.kind) {
    case "wrong":
      return {
        status: 401,
        text: tn(
          shown.remaining,
          "That code isn’t right. {n} try left before a break of 15 minutes.",
          "That code isn’t right. {n} tries left before a break of 15 minutes.",
        ),
      };
    case "used":
      return { status: 409, text: t("This code was used already. Wait for the next one, or use another.") };
    case "clock":
      return {
        status: 401,
        text: t(
          "This code is a minute or more early or late: the clock of your device may be wrong. Set it to the network’s time and try again.",
        ),
      };
    case "locked":
      return { status: 429, text: t("Too many wrong codes. Please wait 15 minutes and try again.") };
  }
};

export async function action({ request, context }: ActionFunctionArgs) {
  const claimant = await findClaimant(request, context);
  const sent = await readSent(request, CodeInput);
  const next = sent.form.get("next");
  if (claimant === null) return redirect(paths.auth({ next: parseOwnPath(next, "") }), 303);
  if (hasNoFactor(claimant)) return redirect(accountPaths.setUpSecondFactor(), 303);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait), headers: { "Retry-After": String(wait) } });
  const shown = await showCode(context, request, claimant, sent.value.code);
  if (shown.kind === "shown") return goOn(context, request, claimant, next);
  if (shown.kind === "over") return redirect(paths.auth({ next: parseOwnPath(next, "") }), 303);
  const { status, text } = wrongs(shown);
  return sent.refuse(status, { errors: { code: text } });
}

/** The next path may contain a mailed link's secret. */
export const meta: MetaFunction = () => [
  ...pageMeta("", { title: t("Second step"), description: t("Show that it’s you."), indexable: false }),
  SECRET_ADDRESS,
];

export default function ShowFactor() {
  const { next, has, signedIn, rules, demoCode } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer });
  const busy = useNavigation().state === "submitting";
  return (
    <AuthPage
      title={signedIn ? t("Show that it’s you") : t("Second step")}
      lead={
        signedIn
          ? t("What you’re about to do asks for your second factor again. What you typed is saved.")
          : t("Your password was right. Now your second factor.")
      }
      answer={answer}
      ways={
        <>
          <Link to={accountPaths.lostSecondFactor()}>{t("I lost my second factor")}</Link>
          {signedIn ? (
            <Link to={paths.dashboard()}>{t("Not now")}</Link>
          ) : (
            <Link to={paths.auth({ next })}>{t("Sign in with a different account")}</Link>
          )}
        </>
      }
    >
      {has.authenticator ? (
        <PostForm form={form}>
          <input type="hidden" name="next" value={next} />
          <InputField
            label={t("Code")}
            hint={t("Six digits from your authenticator app, or one of your recovery codes.")}
            field={form.field("code")}
          />
          <div>
            <Button look="primary" busy={busy} busyLabel={t("Checking")}>
              {t("Continue")}
            </Button>
          </div>
        </PostForm>
      ) : (
        <noscript>
          <p>{t("Your second factor is a passkey, and a browser asks for one only with JavaScript.")}</p>
        </noscript>
      )}
      {has.passkeys ? <ShowPasskey next={next} /> : null}
      <DemoCode code={demoCode} />
    </AuthPage>
  );
}

const notShown = () => ({ title: t("No passkey was used"), text: t("Please try again, or use a code.") });

/** A button that asks for one of the account's passkeys. Passkeys need JavaScript. */
function ShowPasskey({ next }: { next: string }) {
  const passkey = usePasskey({ address: accountPaths.secondFactorPasskey(), next, notShown });
  return <PasskeyButton {...passkey}>{t("Use a passkey")}</PasskeyButton>;
}
