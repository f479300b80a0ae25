import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { mailLink } from "#app/domains/auth/link-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { EmailInput } from "#app/platform/inputs.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AuthPage } from "./auth-page.tsx";
import { LetterSent } from "./letter-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export function loader({ request }: LoaderFunctionArgs) {
  const email = (new URL(request.url).searchParams.get("email") ?? "").slice(0, 254);
  return { email, rules: rulesOf(EmailInput) };
}

type Answer = FormReply & { sentTo?: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, EmailInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeDeed(context, "mail");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  // After the answer: whether there is an account must show neither in the words nor in the time they take.
  context.later(mailLink(context, "reset-password", sent.value.email));
  return data<Answer>({ sentTo: sent.value.email });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Choose a new password", description: "A link comes by mail.", indexable: false });

export default function ForgotPassword() {
  const { email, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const form = useAnsweredForm({ rules, answer, known: { email } });
  const busy = useNavigation().state === "submitting";
  if (answer?.sentTo !== undefined) {
    return (
      <LetterSent title="Look in your mail" email={answer.sentTo}>
        If there is an account with this address, a link to choose a new password is on its way. It also lifts
        a lock.
      </LetterSent>
    );
  }
  return (
    <AuthPage
      title="Choose a new password"
      lead="Say which address your account has; the link comes there."
      answer={answer}
      ways={<Link to={paths.auth()}>Back to sign in</Link>}
    >
      <PostForm form={form}>
        <InputField label="Email" field={form.field("email")} autoComplete="username" />
        <div>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Send the link
          </Button>
        </div>
      </PostForm>
    </AuthPage>
  );
}
