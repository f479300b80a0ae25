import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmail, mailLink } from "#app/domains/auth/recovery-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { EmailInput, fieldErrors } from "#app/platform/inputs.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { AuthPage } from "./auth-page.tsx";
import { EmailField } from "./email-field.tsx";
import { LetterSent } from "./letter-sent.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = FormAnswer & { sentTo?: string };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  return {
    token,
    email: viewer?.email ?? "",
    confirmed: viewer?.emailConfirmed ?? false,
    signedIn: viewer !== null,
  };
}

/** Confirms by a press of a button: programs that open every link in a mail must not use it up. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const token = form.get("token");
  const wait = await takeDeed(context, "mail");
  if (wait > 0) return data<Answer>({ notice: tooOften(wait) }, { status: 429 });
  if (typeof token === "string" && token !== "") {
    if (!(await confirmEmail(context, token.slice(0, 200)))) {
      const notice = { title: "This link is used or too old", text: "Have a new one sent below." };
      return data<Answer>({ notice }, { status: 410 });
    }
    const toast = { title: "Address confirmed", text: "Thank you.", tone: "success" as const };
    const to = context.session === null ? paths.auth() : paths.dashboard();
    return redirect(to, { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
  }
  const input = EmailInput.safeParse(fieldsOf(form));
  if (!input.success) {
    return data<Answer>({ errors: fieldErrors(input.error), typed: typedOf(form) }, { status: 400 });
  }
  context.later(mailLink(context, "confirm-email", input.data.email));
  return data<Answer>({ sentTo: input.data.email });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: "Confirm your address",
    description: "By a link in your mail.",
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function CheckEmail() {
  const { token, email, confirmed, signedIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onward = signedIn ? (
    <Link to={paths.dashboard()}>Go on to your dashboard</Link>
  ) : (
    <Link to={paths.auth()}>Sign in</Link>
  );
  if (answer?.sentTo !== undefined) {
    return (
      <LetterSent title="Look in your mail" email={answer.sentTo}>
        If this address has an account that is not confirmed yet, a new link is on its way.
      </LetterSent>
    );
  }
  if (confirmed) {
    return (
      <AuthPage title="Your address is confirmed" lead={email} ways={onward}>
        {null}
      </AuthPage>
    );
  }
  if (token !== "" && answer === undefined) {
    return (
      <AuthPage title="Confirm your address" lead="One press, and mail from us reaches the right person.">
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <div>
            <Button look="primary">Confirm this address</Button>
          </div>
        </Form>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Look in your mail"
      lead={
        email === ""
          ? "A link to confirm your address is sent when you sign up."
          : `A link was sent to ${email}.`
      }
      answer={answer}
      ways={onward}
    >
      <Form method="post" noValidate>
        <EmailField answer={answer} known={email} />
        <div>
          <Button>Send the link again</Button>
        </div>
      </Form>
    </AuthPage>
  );
}
