import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { findOwnApplication } from "#app/domains/claims/applications/application-queries.server.ts";
import { asksNotToBeListed, findContest, findOwnClaim } from "#app/domains/claims/claim-queries.server.ts";
import { ClaimInput, CodeInput } from "#app/domains/claims/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { Npn } from "#app/platform/forms/inputs.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { CLAIM_NPN_HOURS, readUnshownCookie, writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { AuthPage } from "../auth-page.tsx";
import { changeClaim } from "./claim-actions.server.ts";
import { ClaimForm } from "./claim-form.tsx";
import { OpenClaim } from "./open-claim.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent) throw redirect(paths.checkEmail());
  const { email, emailConfirmed, verified, slug } = viewer;
  const npn = wantedNpn(request, context);
  const [claim, contestedUntil, application, notListed] = await Promise.all([
    findOwnClaim(context, viewer.userId),
    findContest(context, viewer.userId),
    findOwnApplication(context, viewer.userId),
    asksNotToBeListed(context, verified ? { userId: viewer.userId } : { npn }),
  ]);
  const applied = application?.status === "open" ? application.dueAt : null;
  const rules = { claim: rulesOf(ClaimInput), code: rulesOf(CodeInput) };
  const nowMs = context.clock.now();
  return {
    email,
    emailConfirmed,
    verified,
    slug,
    claim,
    contestedUntil,
    applied,
    notListed,
    rules,
    npn,
    nowMs,
  };
}

/** The NPN from the profile that the user came from. It survives signing up and opening the mailed link. */
function wantedNpn(request: Request, context: AppContext): string {
  const asked = Npn.safeParse(new URL(request.url).searchParams.get("npn"));
  if (!asked.success) return Npn.safeParse(readUnshownCookie(request, "claim-npn")).data ?? "";
  context.cookies.push(writeUnshownCookie("claim-npn", asked.data, CLAIM_NPN_HOURS * 60 * 60));
  return asked.data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent || viewer.verified) throw redirect(paths.verifyEmail());
  return changeClaim(context, viewer, request);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Claim your profile"),
    description: t("Show that you are the licensed agent."),
    indexable: false,
  });

export default function VerifyEmail() {
  const {
    email,
    emailConfirmed,
    verified,
    slug,
    claim,
    contestedUntil,
    applied,
    notListed,
    rules,
    npn,
    nowMs,
  } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (verified) {
    return (
      <AuthPage
        title={t("You’re verified")}
        lead={t("This profile is yours, and it’s matched to your licenses on file.")}
        ways={
          <>
            <Link to={paths.editShowcase()}>{t("Edit your showcase")}</Link>
            <Link to={paths.dashboard()}>{t("Go to your dashboard")}</Link>
            {slug === null ? null : <Link to={paths.showcase(slug)}>{t("View your showcase")}</Link>}
          </>
        }
      >
        {notListed ? (
          <Note className="mb-5">
            {t(
              "Readers can’t find your profile: we took it off because you asked us to. Want to be listed again? Email us at {email}.",
              { email: site.supportEmail },
            )}
          </Note>
        ) : null}
        {contestedUntil === null ? null : (
          <Note className="mb-5">
            {rich(
              "Someone else says this profile is theirs. Our team decides by {when} and lets you both know. Nothing changes for you until then. You can send a copy of your license to {email}.",
              { when: <LocalTime timeMs={contestedUntil} />, email: site.supportEmail },
            )}
          </Note>
        )}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Claim your profile")}
      lead={t(
        "Your name and NPN are public, so they don’t prove who you are. Before customers can reach you, confirm your email address and show us a code or a document that only you have.",
      )}
      answer={answer}
      ways={
        <>
          {applied === null ? (
            <Link to={paths.agentApplication()}>{t("Not in the directory yet? Apply to be listed")}</Link>
          ) : null}
          <Link to={paths.help("claims")}>{t("How claiming works")}</Link>
        </>
      }
    >
      {applied === null ? null : (
        <Note className="mb-5">
          {rich("You applied to be listed. We decide by {when}. {link}", {
            when: <LocalTime timeMs={applied} />,
            link: <Link to={paths.agentApplication()}>{t("Your application")}</Link>,
          })}
        </Note>
      )}
      {notListed && claim?.status !== "open" ? (
        <Note className="mb-5">
          {t(
            "The profile with NPN {npn} was taken off because its owner asked us to. If that’s you and you want to be listed again, send a document below. Our team decides, and if we approve, the profile is listed as it was.",
            { npn },
          )}
        </Note>
      ) : null}
      {claim?.status === "refused" ? (
        <Note tone="bad" className="mb-5">
          <p>
            <b>{t("Your claim to {agentName}’s profile wasn’t approved.", { agentName: claim.agentName })}</b>
          </p>
          <p>{t("{reason} You can claim it again with stronger proof.", { reason: claim.reason })}</p>
        </Note>
      ) : null}
      {claim?.status === "proven" ? (
        <Note tone="bad" className="mb-5">
          {t("{agentName}’s profile was moved to another account. If it’s yours, contest it below.", {
            agentName: claim.agentName,
          })}
        </Note>
      ) : null}
      <Stack as={Steps}>
        <Step>
          <h2 className="mb-2">{t("Email address")}</h2>
          {emailConfirmed ? (
            <p>{t("{email} is confirmed.", { email })}</p>
          ) : (
            <Stack method="post" as={Form} gap="form">
              <p>{t("We sent a link to {email}. Open it, then come back here.", { email })}</p>
              <div>
                <Button name="intent" value="send-link">
                  {t("Send the link again")}
                </Button>
              </div>
            </Stack>
          )}
        </Step>
        <Step>
          <h2 className="mb-2">{t("Proof")}</h2>
          {claim?.status === "open" ? (
            <OpenClaim claim={claim} nowMs={nowMs} rules={rules.code} answer={answer} />
          ) : (
            <ClaimForm rules={rules.claim} answer={answer} npn={npn} />
          )}
        </Step>
      </Stack>
    </AuthPage>
  );
}
