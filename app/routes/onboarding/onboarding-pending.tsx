import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { OrganizationSetup } from "#app/domains/onboarding/applications/application-inputs.ts";
import { findOrganizationSetup } from "#app/domains/onboarding/applications/application-queries.server.ts";
import { completeSetup } from "#app/domains/onboarding/applications/setup-commands.server.ts";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import { OpeningSteps } from "#app/domains/onboarding/components/opening-steps.tsx";
import { DESCRIPTION_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { PHONE_HINT } from "#app/platform/contact-data/phone.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { onboarding } = viewer;
  if (onboarding === null || !onboarding.needsOnboarding) throw redirect(paths.dashboard());
  return {
    onboarding,
    setup: await findOrganizationSetup(context, viewer.userId),
    rules: rulesOf(OrganizationSetup),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const sent = await readSent(request, OrganizationSetup);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await completeSetup(context, viewer.userId, sent.value);
  if (outcome === "not-yours") {
    const { requestId } = context;
    context.log({ event: "refused", requestId, path: paths.onboardingPending(), userId: viewer.userId });
    return sent.refuse(403, {
      errors: { form: "Only the owner or a manager of the organization can set it up." },
    });
  }
  return redirect(paths.onboardingComplete(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Set up your organization",
    description: "What’s next for your organization.",
    indexable: false,
  });

export default function OnboardingPending() {
  const { onboarding, setup, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const name = onboarding.organizationName ?? "Your organization";
  return (
    <PageMain own form>
      <OnboardingWatch />
      {setup === null ? (
        <PageHead form>
          <h1>{`${name} is being set up`}</h1>
          <p>
            Its application was approved, and its owner is writing its public page. Your dashboard opens when
            that’s done. Until then you can change your own <Link to={paths.settings()}>settings</Link>.
          </p>
        </PageHead>
      ) : (
        <>
          <PageHead form>
            <h1>{`Set up ${name}`}</h1>
            <p className="text-muted">
              One last step: what people read on its public page, with your name as its owner. You can change
              all of it later.
            </p>
          </PageHead>
          <OpeningSteps onboarding={onboarding} />
          <SetupForm known={setup} rules={rules} answer={answer} />
        </>
      )}
    </PageMain>
  );
}

type SetupFormProps = {
  known: Record<keyof OrganizationSetup, string>;
  rules: FormRules<keyof OrganizationSetup>;
  answer: FormReply | undefined;
};

function SetupForm({ known, rules, answer }: SetupFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer, known });
  return (
    <PostForm form={form}>
      <TextareaField
        label="What you do"
        rows={6}
        hint="Who you insure, what you’re good at, where you’re from. Two or three short paragraphs."
        count={`at most ${DESCRIPTION_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
        field={form.field("description")}
      />
      <FieldPair>
        <InputField label="Phone" hint={PHONE_HINT} field={form.field("phone")} />
        <InputField label="Website" field={form.field("website")} />
      </FieldPair>
      <div>
        <Button look="primary" busy={busy} busyLabel="Opening your page">
          Open its page
        </Button>
      </div>
    </PostForm>
  );
}
