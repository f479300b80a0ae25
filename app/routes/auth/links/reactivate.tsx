import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { mailLink } from "#app/domains/auth/links/link-commands.server.ts";
import { reactivate } from "#app/domains/auth/links/recovery-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { EmailInput } from "#app/platform/forms/inputs.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";
import { EmailSent } from "./email-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = FormReply & { sentTo?: string };

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    email: (searchParams.get("email") ?? "").slice(0, 254),
    token: (searchParams.get("token") ?? "").slice(0, 200),
    rules: rulesOf(EmailInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const token = form.get("token");
  const sent = readFields(form, EmailInput);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  if (typeof token === "string" && token !== "") {
    const email = await reactivate(context, token.slice(0, 200));
    if (email === null) {
      const notice = {
        title: t("This link was already used or has expired"),
        text: t("You can get a new one below."),
      };
      return data<Answer>({ notice }, { status: 410 });
    }
    const toast = {
      title: t("Account restored"),
      text: t("You can sign in again."),
      tone: "success" as const,
    };
    return redirect(paths.auth({ email }), { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
  }
  if (!sent.ok) return sent.refuse(400);
  context.later(mailLink(context, "reactivate", sent.value.email));
  return data<Answer>({ sentTo: sent.value.email });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Restore your account"),
    description: t("Use the link we email you."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function Reactivate() {
  const { email, token, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const form = useAnsweredForm({ rules, answer, known: { email } });
  if (answer?.sentTo !== undefined) {
    return (
      <EmailSent title={t("Check your email")} email={answer.sentTo}>
        {t("If this address has an archived account, a link to restore it is on its way.")}
      </EmailSent>
    );
  }
  if (token !== "" && answer === undefined) {
    return (
      <AuthPage
        title={t("Restore your account")}
        lead={t("It comes back just as it was, and you sign in with the same password.")}
      >
        <Stack as={Form} gap="form" method="post">
          <input type="hidden" name="token" value={token} />
          <div>
            <Button look="primary">{t("Restore account")}</Button>
          </div>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("This account is archived")}
      lead={t(
        "It isn’t shown to anyone, and no one can sign in to it. We can email you a link to restore it.",
      )}
      answer={answer}
      ways={<Link to={paths.auth()}>{t("Sign in with a different account")}</Link>}
    >
      <PostForm form={form}>
        <InputField label={t("Email")} field={form.field("email")} autoComplete="username" />
        <div>
          <Button look="primary">{t("Send the link")}</Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
