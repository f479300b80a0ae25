import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ConfirmInput } from "#app/domains/auth/inputs.ts";
import { mailLink } from "#app/domains/auth/links/link-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { EmailInput } from "#app/platform/forms/inputs.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { clearWayBack, readWayBack } from "#app/platform/pages/way-back.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { type CheckEmailAnswer as Answer, confirmLink, readLink } from "./check-email.server.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { EmailSent } from "./email-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  const page = await readLink(context, token);
  return data(
    { ...page, token, rules: rulesOf(EmailInput), confirmRules: rulesOf(ConfirmInput) },
    { status: page.link === "over" && !page.confirmed ? 410 : 200 },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  if (form.get("token")) {
    const outcome = await confirmLink(request, context, form);
    if (outcome !== "confirmed") return outcome;
    const toast = { title: t("Email confirmed"), text: t("Thank you."), tone: "success" as const };
    context.cookies.push(writeToast(toast), clearWayBack());
    return redirect(readWayBack(request, paths.dashboard()), 303);
  }
  const sent = readFields(form, EmailInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  context.later(mailLink(context, "confirm-email", sent.value.email));
  return data<Answer>({ sentTo: sent.value.email });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Confirm your email address"),
    description: t("Use the link in your email."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function CheckEmail() {
  const { token, link, email, confirmed, signedIn, rules, confirmRules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const form = useAnsweredForm({ rules, answer, known: { email } });
  const onward = signedIn ? (
    <Link to={paths.dashboard()}>{t("Go to your dashboard")}</Link>
  ) : (
    <Link to={paths.auth()}>{t("Sign in")}</Link>
  );
  if (answer?.sentTo !== undefined) {
    return (
      <EmailSent title={t("Check your email")} email={answer.sentTo}>
        {t("If this address has an account that isn’t confirmed yet, a new link is on its way.")}
      </EmailSent>
    );
  }
  if (link === "own" || link === "password" || link === "another") {
    return <ConfirmForm token={token} link={link} email={email} rules={confirmRules} answer={answer} />;
  }
  if (confirmed) {
    return (
      <AuthPage title={t("Your email address is confirmed")} lead={email} ways={onward}>
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={link === "over" ? t("This link was already used or has expired") : t("Check your email")}
      lead={
        link === "over"
          ? t("We can send you a new one.")
          : email === ""
            ? t("When you sign up, we email you a link to confirm your address.")
            : t("We sent a link to {email}.", { email })
      }
      answer={answer}
      ways={onward}
    >
      <PostForm form={form}>
        <InputField label={t("Email")} field={form.field("email")} autoComplete="username" />
        <div>
          <Button>{t("Send the link again")}</Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
