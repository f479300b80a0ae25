import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { ResetInput } from "#app/domains/auth/inputs.ts";
import { findLink } from "#app/domains/auth/links/links.server.ts";
import { resetPassword } from "#app/domains/auth/links/recovery-commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { clearWayBack, readWayBack } from "#app/platform/pages/way-back.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { NewPasswordField } from "../new-password-field.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const spent = () => ({
  title: t("This link was already used or has expired"),
  text: t("You can get a new one right away."),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const usable =
    token !== "" && token.length <= 200 && (await findLink(context, "reset-password", token)) !== null;
  return data({ token: usable ? token : "", rules: rulesOf(ResetInput) }, { status: usable ? 200 : 410 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, ResetInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const email = await resetPassword(context, request, sent.value.token, sent.value.password);
  if (email === null) return sent.refuse(410, { notice: spent() });
  const headers = new Headers();
  const toast = {
    title: t("Password changed"),
    text: t("Sign in with the new one."),
    tone: "success" as const,
  };
  for (const cookie of [...clearedCookies(), clearWayBack(), writeToast(toast)])
    headers.append("Set-Cookie", cookie);
  return redirect(paths.auth({ email, next: readWayBack(request, "") }), { status: 303, headers });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Choose a new password"),
    description: t("Set a new password for your account."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function ResetPassword() {
  const { token, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer });
  const busy = useNavigation().state === "submitting";
  const again = <Link to={paths.forgotPassword()}>{t("Send a new link")}</Link>;
  if (token === "") {
    const { title, text } = spent();
    return (
      <AuthPage title={title} lead={text} ways={again}>
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Choose a new password")}
      lead={t("This signs you out on all your devices.")}
      answer={answer}
      ways={again}
    >
      <PostForm form={form}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label={t("New password")} field={form.field("password")} />
        <div>
          <Button look="primary" busy={busy} busyLabel={t("Changing")}>
            {t("Change password")}
          </Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
