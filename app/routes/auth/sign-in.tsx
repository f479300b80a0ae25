import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { signIn } from "#app/domains/auth/commands.server.ts";
import { SignInInput } from "#app/domains/auth/inputs.ts";
import { invalidCredentials, LOCKED } from "#app/domains/auth/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmailField } from "./account-fields.tsx";
import { AuthPage } from "./auth-page.tsx";
import { DemoLogins } from "./demo-logins.tsx";

export const handle = { access: "anonymous" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  const { searchParams } = new URL(request.url);
  return {
    next: parseOwnPath(searchParams.get("next"), ""),
    email: (searchParams.get("email") ?? "").slice(0, 254),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const typed = typedOf(form);
  const refuse = (status: number, answer: FormAnswer, headers?: HeadersInit) =>
    data<FormAnswer>({ ...answer, typed }, { status, ...(headers && { headers }) });
  const input = SignInInput.safeParse(fieldsOf(form));
  if (!input.success) return refuse(400, { errors: fieldErrors(input.error) });
  const wait = await takeDeed(context, "sign-in");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) }, { "Retry-After": String(wait) });
  const outcome = await signIn(context, request, input.data);
  if (outcome.kind === "locked") return refuse(429, { notice: LOCKED });
  if (outcome.kind === "wrong")
    return refuse(401, { notice: { title: invalidCredentials(outcome.remaining) } });
  return redirect(parseOwnPath(form.get("next"), paths.dashboard()), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Sign in", description: "Sign in to your account.", indexable: false });

export default function SignIn() {
  const { next, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === "submitting";
  return (
    <AuthPage
      title="Sign in"
      answer={answer}
      ways={
        <>
          <Link to={paths.signUp(next === "" ? {} : { next })}>Sign up, if you have no account yet</Link>
          <Link to={paths.forgotPassword()}>Choose a new password</Link>
        </>
      }
    >
      <Stack as={Form} gap="form" method="post" noValidate>
        <input type="hidden" name="next" value={next} />
        <EmailField answer={answer} known={email} />
        <InputField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={answer?.errors?.password}
        />
        <div>
          <Button look="primary" busy={busy} busyLabel="Signing in">
            Sign in
          </Button>
        </div>
      </Stack>
      <DemoLogins />
    </AuthPage>
  );
}
