import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { findLeaving, stay } from "#app/domains/auth/links/leaving-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const tokenOf = (sent: unknown) => (typeof sent === "string" ? sent.slice(0, 200) : "");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(new URL(request.url).searchParams.get("token"));
  const leaving = token === "" ? null : await findLeaving(context, token);
  return data({ token, leaving }, { status: leaving === null ? 410 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const email = await stay(context, tokenOf(form.get("token")));
  if (email === null) {
    const notice = { title: t("This link was already used or has expired"), text: t("Nothing was changed.") };
    return data<FormReply>({ notice }, { status: 410 });
  }
  const toast = {
    title: t("Your account stays"),
    text: t("You can sign in again."),
    tone: "success" as const,
  };
  return redirect(paths.auth({ email }), { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Keep your account"),
    description: t("Before it is deleted."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function KeepAccount() {
  const { token, leaving } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (leaving === null) {
    return (
      <AuthPage
        title={t("This link no longer works")}
        lead={t(
          "It was used or has expired, or the account is gone. If the account is still there, signing in shows you how to keep it.",
        )}
        answer={answer}
        ways={<Link to={paths.auth()}>{t("Sign in")}</Link>}
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Your account will be deleted on {day}", { day: formatDayOf(leaving.eraseAt) })}
      lead={t(
        "Until then nobody sees the {email} account. If you keep it, it comes back just as it was, but for appointments that were canceled.",
        { email: leaving.email },
      )}
      answer={answer}
      ways={<Link to={paths.home()}>{t("Leave it to be deleted")}</Link>}
    >
      <Stack as={Form} gap="form" method="post">
        <input type="hidden" name="token" value={token} />
        <div>
          <Button look="primary">{t("Keep my account")}</Button>
        </div>
      </Stack>
    </AuthPage>
  );
}
