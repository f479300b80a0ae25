import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { stopReset } from "#app/domains/auth/second-factor/reset-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = FormReply & { stopped?: true };

const tokenOf = (sent: unknown) => (typeof sent === "string" ? sent.slice(0, 200) : "");

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: tokenOf(new URL(request.url).searchParams.get("token")),
});

/** A button, because mail programs open every link and must not stop a reset that the owner asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "mail");
  if (wait > 0) return data<Answer>({ notice: tooOften(wait) }, { status: 429 });
  if (await stopReset(context, tokenOf(form.get("token")))) return data<Answer>({ stopped: true });
  const notice = {
    title: t("There’s nothing to stop"),
    text: t("The request was decided, stopped, or has expired."),
  };
  return data<Answer>({ notice }, { status: 410 });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Stop the request"),
    description: t("Your second factor stays."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function StopReset() {
  const { token } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const reset = <Link to={paths.forgotPassword()}>{t("Reset your password")}</Link>;
  if (answer?.stopped === true) {
    return (
      <AuthPage
        title={t("The request is stopped")}
        lead={t("Your second factor stays. The person who asked knows your password: choose a new one now.")}
        ways={reset}
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Stop the request")}
      lead={t("Somebody asked us to remove the second factor of your account. If it wasn’t you, stop it.")}
      answer={answer}
      ways={reset}
    >
      <Stack as={Form} gap="form" method="post">
        <input type="hidden" name="token" value={token} />
        <div>
          <Button look="primary">{t("Stop it")}</Button>
        </div>
      </Stack>
    </AuthPage>
  );
}
