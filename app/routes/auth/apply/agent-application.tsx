import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import {
  findOwnApplication,
  listStates,
} from "#app/domains/claims/applications/application-queries.server.ts";
import { DECLINE_WORDS } from "#app/domains/claims/applications/decline-words.ts";
import { APPLICATION_HOURS } from "#app/domains/claims/applications/limits.ts";
import { asksNotToBeListed } from "#app/domains/claims/claim-queries.server.ts";
import { AgentApplicationInput, knownOf } from "#app/domains/licenses/applied-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { Npn } from "#app/platform/forms/inputs.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Written } from "#app/ui/record/written.tsx";
import { AuthPage } from "../auth-page.tsx";
import { changeApplication } from "./application-actions.server.ts";
import { ApplicationForm } from "./application-form.tsx";
import { WaitingApplication } from "./waiting-application.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

/** An account that manages a profile, or is no agent’s, has nothing to apply for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent || viewer.verified) throw redirect(paths.verifyEmail());
  const [application, states] = await Promise.all([
    findOwnApplication(context, viewer.userId),
    listStates(context),
  ]);
  const asked = Npn.safeParse(new URL(request.url).searchParams.get("npn"));
  const notListed = await asksNotToBeListed(context, { npn: asked.data ?? "" });
  const { firstName, lastName, email, emailConfirmed } = viewer;
  const known =
    application?.status === "declined" || application?.status === "withdrawn"
      ? knownOf(application)
      : { firstName, lastName };
  return {
    application: application?.status === "open" ? application : null,
    declined: application?.status === "declined" ? declinedOf(application) : null,
    known: { ...known, ...(asked.success && { npn: asked.data }) },
    states,
    notListed,
    email,
    emailConfirmed,
    rules: rulesOf(AgentApplicationInput),
    nowMs: context.clock.now(),
  };
}

/** Why it was declined: the reason from the list, and the admin's own words. */
const declinedOf = ({
  declinedFor,
  reason,
}: {
  declinedFor: keyof typeof DECLINE_WORDS | null;
  reason: string;
}) => ({
  why: declinedFor === null || declinedFor === "other" ? null : named(DECLINE_WORDS[declinedFor]),
  reason,
});

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent || viewer.verified) throw redirect(paths.verifyEmail());
  return changeApplication(context, viewer, request);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Apply to be listed"),
    description: t("For licensed agents who aren’t in the directory yet."),
    indexable: false,
  });

export default function AgentApplication() {
  const { application, declined, known, states, notListed, email, emailConfirmed, rules, nowMs } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (application !== null)
    return (
      <AuthPage
        title={t("We have your application")}
        lead={t("This page shows how it goes. We also email you.")}
        answer={answer}
        ways={<Link to={paths.help("claims")}>{t("How claiming works")}</Link>}
      >
        <WaitingApplication application={application} nowMs={nowMs} />
      </AuthPage>
    );
  return (
    <AuthPage
      title={t("Apply to be listed")}
      lead={t(
        "Your NPN isn’t in the directory yet. Tell us your licenses and send a document that shows them. Someone on our team reads it within {hours} hours. If it fits, you’re listed, and the profile is yours.",
        { hours: APPLICATION_HOURS },
      )}
      answer={answer}
      ways={
        <>
          <Link to={paths.verifyEmail()}>{t("Already listed? Claim your profile")}</Link>
          <Link to={paths.help("claims")}>{t("How claiming works")}</Link>
        </>
      }
    >
      {declined === null ? null : (
        <Note tone="bad" className="mb-5">
          <p>
            <b>{t("Your application wasn’t approved.")}</b>
          </p>
          {declined.why === null ? null : <p>{declined.why}</p>}
          <Written>{declined.reason}</Written>
          <p>{t("You can correct it and apply again. Choose the document again, too.")}</p>
        </Note>
      )}
      {notListed ? (
        <Note className="mb-5">
          {t(
            "The person with this NPN asked not to be listed, and we leave them out. If that’s you and you want to be listed, apply: if we approve, you’re listed.",
          )}
        </Note>
      ) : null}
      {emailConfirmed ? null : (
        <Note className="mb-5">
          {rich("Confirm your email address first: open the link we sent to {email}. {link}", {
            email: <bdi>{email}</bdi>,
            link: <Link to={paths.checkEmail()}>{t("Send the link again")}</Link>,
          })}
        </Note>
      )}
      <ApplicationForm rules={rules} answer={answer} known={known} states={states} />
    </AuthPage>
  );
}
