/** The actions of the forms on `/agent-application`, by `intent`. */
import { data, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  type ApplyOutcome,
  sendApplication,
  withdrawApplication,
} from "#app/domains/claims/applications/apply-commands.server.ts";
import { APPLICATION_HOURS } from "#app/domains/claims/applications/limits.ts";
import { AgentApplicationInput, licensesIn } from "#app/domains/licenses/applied-inputs.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readUpload, UPLOAD_FORM_BYTES } from "#app/platform/files/upload.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

const changed = () => ({ title: t("This changed since you opened the page. Here’s the current state.") });

function done(title: string, text: string) {
  const cookie = writeToast({ title, text, tone: "success" });
  return redirect(paths.agentApplication(), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Runs the form's action. The guard has already checked that the user is an agent without a profile. */
export async function changeApplication(context: AppContext, viewer: Viewer, request: Request) {
  const form = await parseForm(request, UPLOAD_FORM_BYTES);
  if (form.get("intent") === "withdraw")
    return (await withdrawApplication(context, viewer.userId))
      ? done(t("Application withdrawn"), t("Your document is deleted, and we won’t read the application."))
      : data<FormReply>({ notice: changed() }, { status: 409 });
  const wait = await takeAction(context, "agent-application");
  const sent = readFields(form, AgentApplicationInput);
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  if (!sent.ok) return sent.refuse(400);
  return apply(context, viewer, sent, sent.value);
}

async function apply(
  context: AppContext,
  viewer: Viewer,
  { refuse }: Sent<AgentApplicationInput>,
  form: AgentApplicationInput,
) {
  const { npn, firstName, lastName, zip } = form;
  const read = licensesIn(form, context.clock.now());
  const upload = await readUpload(form.document);
  if ("errors" in read || "problem" in upload) {
    const errors = "errors" in read ? read.errors : {};
    return refuse(400, {
      errors: { ...errors, ...("problem" in upload && { document: upload.problem }) },
    });
  }
  const facts = { npn, firstName, lastName, zip, licenses: read.licenses };
  const outcome = await sendApplication(context, viewer, facts, upload);
  if (outcome === "sent-to-return")
    return done(
      t("Application sent"),
      t("You had asked not to be listed. If we approve your application, you’re listed again."),
    );
  return outcome === "sent"
    ? done(
        t("Application sent"),
        t("We decide within {hours} hours, and email you.", { hours: APPLICATION_HOURS }),
      )
    : refuseApplying(outcome, refuse);
}

function refuseApplying(
  outcome: Exclude<ApplyOutcome, "sent" | "sent-to-return">,
  refuse: Sent<AgentApplicationInput>["refuse"],
) {
  switch (outcome) {
    case "confirm-email":
      return refuse(409, {
        notice: { title: t("Confirm your email address first. Open the link we sent you.") },
      });
    case "listed":
      return refuse(409, { errors: { npn: t("This NPN is in the directory. Claim its profile instead.") } });
    case "not-listed":
      return refuse(409, {
        errors: {
          npn: t(
            "The profile with this NPN was taken off because its owner asked us to. If that’s you, claim it with a document: if we approve, you’re listed again.",
          ),
        },
      });
    case "unknown-zip":
      return refuse(400, {
        errors: { zip: t("We don’t know this ZIP code. Enter the one of your office’s street address.") },
      });
    case "unknown-state":
      return refuse(400, { errors: { state1: t("Choose a state.") } });
    case "too-many":
      return refuse(429, {
        notice: {
          title: t("You’ve reached today’s limit"),
          text: t("We limit applications per day, for each account and each NPN. Try again tomorrow."),
        },
      });
    case "changed":
      return refuse(409, { notice: changed() });
  }
}
