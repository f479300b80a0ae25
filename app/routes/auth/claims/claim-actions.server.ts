/** The actions of the forms on `/verify-email`, by `intent`. */
import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { mailLink } from "#app/domains/auth/links/link-commands.server.ts";
import { problemWords } from "#app/domains/claims/claim-problems.ts";
import { CodeClaimInput, CodeInput, DocumentClaimInput } from "#app/domains/claims/inputs.ts";
import { type OpenedProof, type OpenOutcome, openClaim } from "#app/domains/claims/open-commands.server.ts";
import { enterCode, withdrawClaim } from "#app/domains/claims/prove-commands.server.ts";
import { sendAnotherCode } from "#app/domains/claims/resend-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { FORM_BYTES, readUpload, UPLOAD_BYTES } from "#app/platform/files/upload.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { clearWayBack, readWayBack } from "#app/platform/pages/way-back.ts";
import { writeUnshownCookie } from "#app/platform/reader/cookies.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t, tn } from "#app/text/text.ts";
import { CLAIM_FORM, type ClaimAnswer, CODE_FORM } from "./claim-answer.ts";

const changed = () => ({ title: t("This changed since you opened the page. Here’s the current state.") });
const enough = () => ({
  title: t("You’ve reached today’s limit"),
  text: t(
    "We limit codes and claims per day, for each account and each license. Send a document, or try again tomorrow.",
  ),
});

/** Results of the forms without fields. */
const refuse = (status: number, notice: FormReply["notice"]) => data<ClaimAnswer>({ notice }, { status });

function done(title: string, text: string, to = paths.verifyEmail()) {
  const cookie = writeToast({ title, text, tone: "success" });
  return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Runs the form's action. The guard has already checked that the user is an agent without a profile. */
export async function changeClaim(context: AppContext, viewer: Viewer, request: Request) {
  const form = await parseForm(request, UPLOAD_BYTES + FORM_BYTES);
  const wait = await takeAction(context, "claim");
  switch (form.get("intent")) {
    case "send-code":
      return open(context, viewer, readFields(form, CodeClaimInput, CLAIM_FORM), wait);
    case "send-document":
      return open(context, viewer, readFields(form, DocumentClaimInput, CLAIM_FORM), wait);
    case "enter-code":
      return answerCode(context, viewer, request, readFields(form, CodeInput, CODE_FORM), wait);
  }
  if (wait > 0) return refuse(429, tooOften(wait));
  switch (form.get("intent")) {
    case "send-link": {
      const pause = await takeAction(context, "mail");
      if (pause > 0) return refuse(429, tooOften(pause));
      context.later(mailLink(context, "confirm-email", viewer.email));
      return done(t("Link sent"), t("Check your email at {email}.", { email: viewer.email }));
    }
    case "another-code": {
      const sent = await sendAnotherCode(context, viewer);
      if (sent === "too-many") return refuse(429, enough());
      return sent === "sent"
        ? done(t("Code sent"), t("Your earlier code no longer works."))
        : refuse(409, changed());
    }
    case "withdraw":
      return (await withdrawClaim(context, viewer.userId))
        ? done(t("Claim withdrawn"), t("We won’t look at it anymore."))
        : refuse(409, changed());
    default:
      return refuse(400, { title: t("We don’t recognize this form. Please reload the page.") });
  }
}

type Claim = z.output<typeof CodeClaimInput> & { document?: File };

async function open(context: AppContext, viewer: Viewer, sent: Sent<Claim>, wait: number) {
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  if (!sent.ok) return sent.refuse(400);
  const { npn, contest, document } = sent.value;
  const proof = await proofOf(sent.form.get("intent") === "send-document" ? document : undefined);
  if ("problem" in proof) return sent.refuse(400, { errors: { document: proof.problem } });
  const outcome = await openClaim(context, viewer, { npn, contest: contest === "yes", proof });
  if (outcome.kind !== "opened") return refuseOpening(outcome, sent, npn);
  if (proof.way === "code")
    return done(
      t("Code sent"),
      t("We sent it to the email address the state register has for this license."),
    );
  return done(
    t("Document sent"),
    outcome.returns
      ? t("Someone on our team reads it. If it’s approved, the profile is listed again.")
      : t("Someone on our team reads it, and we’ll email you the decision."),
  );
}

async function proofOf(document: File | undefined): Promise<OpenedProof | { problem: string }> {
  if (document === undefined) return { way: "code" };
  const read = await readUpload(document);
  return "problem" in read ? read : { way: "document", ...read };
}

function refuseOpening(
  outcome: Exclude<OpenOutcome, { kind: "opened" }>,
  { refuse }: Sent<Claim>,
  npn: string,
) {
  switch (outcome.kind) {
    case "confirm-email":
      return refuse(409, {
        errors: { npn: t("Confirm your email address first. Open the link we sent you.") },
      });
    case "problem": {
      const { data: answer, init } = refuse(409, { errors: { npn: problemWords(outcome.problem) } });
      const unlisted = outcome.problem === "unknown" ? { unlisted: npn } : {};
      return data<ClaimAnswer>(
        { ...answer, contestable: outcome.problem === "held", ...unlisted },
        init ?? {},
      );
    }
    case "too-many":
      return refuse(429, { notice: enough() });
    case "changed":
      return refuse(409, { notice: changed() });
  }
}

async function answerCode(
  context: AppContext,
  viewer: Viewer,
  request: Request,
  sent: Sent<z.output<typeof CodeInput>>,
  wait: number,
) {
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const outcome = await enterCode(context, viewer, sent.ok ? sent.value.code : null);
  const wrong = (status: number, code: string) => sent.refuse(status, { errors: { code } });
  switch (outcome.kind) {
    case "proven": {
      context.cookies.push(writeUnshownCookie("claim-npn", "", 0), clearWayBack());
      // A user who came from an invite returns to it.
      const to = readWayBack(request, paths.editShowcase());
      return done(
        t("You’re verified"),
        to === paths.editShowcase()
          ? t("The profile is yours. Say what readers should know.")
          : t("The profile is yours. Go on where you were."),
        to,
      );
    }
    case "evidence":
      return done(t("That’s the right code"), t("Another account has this profile, so our team decides."));
    case "wrong":
      return wrong(
        400,
        outcome.left === 0
          ? t("That’s not the code, and it has no tries left. Send another.")
          : tn(outcome.left, "That’s not the code. {n} try left.", "That’s not the code. {n} tries left."),
      );
    case "expired":
      return wrong(410, t("This code has expired. Send another."));
    case "used-up":
      return wrong(429, t("This code has no tries left. Send another."));
    case "none":
      return sent.refuse(409, { notice: changed() });
  }
}
