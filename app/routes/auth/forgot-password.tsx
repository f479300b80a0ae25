import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { mailLink } from "#app/domains/auth/link-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { EmailInput, fieldErrors } from "#app/platform/inputs.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmailField } from "./account-fields.tsx";
import { AuthPage } from "./auth-page.tsx";
import { LetterSent } from "./letter-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return { email: (new URL(request.url).searchParams.get("email") ?? "").slice(0, 254) };
}

type Answer = FormAnswer & { sentTo?: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const typed = typedOf(form);
  const input = EmailInput.safeParse(fieldsOf(form));
  if (!input.success) return data<Answer>({ errors: fieldErrors(input.error), typed }, { status: 400 });
  const wait = await takeDeed(context, "mail");
  if (wait > 0) return data<Answer>({ notice: tooOften(wait), typed }, { status: 429 });
  // After the answer: whether there is an account must show neither in the words nor in the time they take.
  context.later(mailLink(context, "reset-password", input.data.email));
  return data<Answer>({ sentTo: input.data.email });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Choose a new password", description: "A link comes by mail.", indexable: false });

export default function ForgotPassword() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
      <Stack as={Form} gap="form" method="post" noValidate>
        <EmailField answer={answer} known={email} />
        <div>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Send the link
          </Button>
        </div>
      </Stack>
    </AuthPage>
  );
}
