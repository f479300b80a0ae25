import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { mailLink } from "#app/domains/auth/links/link-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { EmailInput } from "#app/platform/forms/inputs.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeWayBack } from "#app/platform/pages/way-back.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "../auth-page.tsx";
import { EmailSent } from "./email-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const email = (searchParams.get("email") ?? "").slice(0, 254);
  const next = parseOwnPath(searchParams.get("next"), "");
  // The mailed link opens another page; the path to return to waits in this browser.
  if (next !== "") context.cookies.push(writeWayBack(next));
  return { email, next, rules: rulesOf(EmailInput) };
}

type Answer = FormReply & { sentTo?: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, EmailInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  // Runs after the response: neither its text nor its timing may reveal whether there is an account.
  context.later(mailLink(context, "reset-password", sent.value.email));
  return data<Answer>({ sentTo: sent.value.email });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Reset your password"),
    description: t("We’ll email you a link."),
    indexable: false,
  });

export default function ForgotPassword() {
  const { email, next, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const form = useAnsweredForm({ rules, answer, known: { email } });
  const busy = useNavigation().state === "submitting";
  if (answer?.sentTo !== undefined) {
    return (
      <EmailSent title={t("Check your email")} email={answer.sentTo}>
        {t(
          "If there’s an account with this address, a link to reset your password is on its way. Resetting also unlocks a locked account.",
        )}
      </EmailSent>
    );
  }
  return (
    <AuthPage
      title={t("Reset your password")}
      lead={t("Enter your account’s email address, and we’ll send you a link.")}
      answer={answer}
      ways={<Link to={paths.auth({ next })}>{t("Back to sign in")}</Link>}
    >
      <PostForm form={form}>
        <InputField label={t("Email")} field={form.field("email")} autoComplete="username" />
        <div>
          <Button look="primary" busy={busy} busyLabel={t("Sending")}>
            {t("Send the link")}
          </Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
