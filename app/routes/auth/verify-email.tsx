import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { verifyAgent } from "#app/domains/accounts/commands.server.ts";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { parseNpn, verificationProblem } from "#app/domains/accounts/verification.ts";
import { mailLink } from "#app/domains/auth/link-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, typedOf } from "#app/platform/form-answer.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { AuthPage } from "./auth-page.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent) throw redirect(paths.checkEmail());
  const { email, emailConfirmed, verified, slug } = viewer;
  return { email, emailConfirmed, verified, slug };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent || viewer.verified) throw redirect(paths.verifyEmail());
  const form = await parseForm(request);
  const typed = typedOf(form);
  const wait = await takeDeed(context, "mail");
  if (wait > 0) return data<FormAnswer>({ notice: tooOften(wait), typed }, { status: 429 });
  if (form.get("intent") === "send-link") {
    context.later(mailLink(context, "confirm-email", viewer.email));
    const toast = {
      title: "Link sent",
      text: `Look in the mail of ${viewer.email}.`,
      tone: "success" as const,
    };
    return redirect(paths.verifyEmail(), { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
  }
  const npn = parseNpn(form.get("npn"));
  if (npn === null) {
    const errors = { npn: "An NPN has up to ten digits and does not begin with 0." };
    return data<FormAnswer>({ errors, typed }, { status: 400 });
  }
  const outcome = await verifyAgent(context, viewer, npn);
  if (outcome !== "verified") {
    return data<FormAnswer>({ errors: { npn: verificationProblem(outcome) }, typed }, { status: 409 });
  }
  const toast = {
    title: "Verified",
    text: "Your licences on file stand beside your name.",
    tone: "success" as const,
  };
  return redirect(paths.dashboard(), { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Verify that you are licensed", description: "Address and NPN.", indexable: false });

export default function VerifyEmail() {
  const { email, emailConfirmed, verified, slug } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (verified) {
    return (
      <AuthPage
        title="You are verified"
        lead="Your NPN and your licences on file are matched."
        ways={
          <>
            <Link to={paths.dashboard()}>Go to your dashboard</Link>
            {slug === null ? null : <Link to={paths.showcase(slug)}>See your showcase</Link>}
          </>
        }
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Verify that you are licensed"
      lead="Two things, before customers can reach you: your address, and your NPN with a licence on file."
      answer={answer}
    >
      <ol className="flow steps">
        <li>
          <h2>Address</h2>
          {emailConfirmed ? (
            <p>{email} is confirmed.</p>
          ) : (
            <Form method="post" className="flow tight">
              <p>A link was sent to {email}. Press it, then come back here.</p>
              <div>
                <Button name="intent" value="send-link">
                  Send the link again
                </Button>
              </div>
            </Form>
          )}
        </li>
        <li>
          <h2>National Producer Number</h2>
          <Form method="post" noValidate>
            <InputField
              label="NPN"
              name="npn"
              short
              inputMode="numeric"
              maxLength={10}
              hint="Up to ten digits; it stands on your licence. The record must be under your own name."
              defaultValue={answer?.typed?.npn}
              error={answer?.errors?.npn}
            />
            <div>
              <Button look="primary" name="intent" value="verify">
                Check the register
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </AuthPage>
  );
}
