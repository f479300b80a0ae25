/** What the forms of `/verify-email` do; each names itself with `intent`. */
import { data, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { mailLink } from "#app/domains/auth/link-commands.server.ts";
import { parseDocument, parseNpn } from "#app/domains/claims/inputs.ts";
import { DOCUMENT_BYTES, FORM_BYTES } from "#app/domains/claims/limits.ts";
import {
  type OpenedProof,
  type OpenOutcome,
  openClaim,
  sendAnotherCode,
} from "#app/domains/claims/open-commands.server.ts";
import { enterCode, type ProveOutcome, withdrawClaim } from "#app/domains/claims/prove-commands.server.ts";
import { PROBLEMS } from "#app/domains/claims/words.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, typedOf } from "#app/platform/form-answer.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";

/** `contestable`: the one thing in the way is that another account holds the profile. */
export type ClaimAnswer = FormAnswer & { contestable?: boolean };

const CHANGED = { title: "This has changed since you opened the page. Here’s how it stands now." };
const ENOUGH = {
  title: "That was enough for today",
  text: "Codes and claims are limited by the day, for each account and for each license. Send a document, or try again tomorrow.",
};

const refuse = (status: number, answer: ClaimAnswer) => data<ClaimAnswer>(answer, { status });

function done(title: string, text: string, to = paths.verifyEmail()) {
  const cookie = writeToast({ title, text, tone: "success" });
  return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Runs the form's deed. The guard has been asked: an agent without a profile. */
export async function changeClaim(context: AppContext, viewer: Viewer, request: Request) {
  const wait = await takeDeed(context, "claim");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const form = await parseForm(request, DOCUMENT_BYTES + FORM_BYTES);
  const typed = typedOf(form);
  switch (form.get("intent")) {
    case "send-link": {
      const pause = await takeDeed(context, "mail");
      if (pause > 0) return refuse(429, { notice: tooOften(pause), typed });
      context.later(mailLink(context, "confirm-email", viewer.email));
      return done("Link sent", `Check your email at ${viewer.email}.`);
    }
    case "send-code":
    case "send-document":
      return open(context, viewer, form);
    case "another-code": {
      const sent = await sendAnotherCode(context, viewer);
      if (sent === "too-many") return refuse(429, { notice: ENOUGH });
      return sent === "sent"
        ? done("Code sent", "The code before it is good no longer.")
        : refuse(409, { notice: CHANGED });
    }
    case "enter-code":
      return answerCode(await enterCode(context, viewer, form.get("code")), typed);
    case "withdraw":
      return (await withdrawClaim(context, viewer.userId))
        ? done("Claim withdrawn", "Nothing of it is looked at any more.")
        : refuse(409, { notice: CHANGED });
    default:
      return refuse(400, { notice: { title: "This form isn’t known. Load the page again." } });
  }
}

async function open(context: AppContext, viewer: Viewer, form: FormData) {
  const typed = typedOf(form);
  const npn = parseNpn(form.get("npn"));
  const proof = await proofOf(form);
  const errors = {
    ...(npn === null ? { npn: "An NPN has up to ten digits and doesn’t begin with 0." } : {}),
    ...("problem" in proof ? { document: proof.problem } : {}),
  };
  if (npn === null || "problem" in proof) return refuse(400, { errors, typed });
  const outcome = await openClaim(context, viewer, { npn, contest: form.get("contest") === "yes", proof });
  if (outcome.kind !== "opened") return refuseOpening(outcome, typed);
  if (proof.way === "code")
    return done("Code sent", "It went to the email address that the register has for this license.");
  return done("Document sent", "A person reads it, and we email you what was decided.");
}

async function proofOf(form: FormData): Promise<OpenedProof | { problem: string }> {
  if (form.get("intent") === "send-code") return { way: "code" };
  const document = await parseDocument(form.get("document"));
  return "problem" in document ? document : { way: "document", ...document };
}

function refuseOpening(outcome: Exclude<OpenOutcome, { kind: "opened" }>, typed: Record<string, string>) {
  switch (outcome.kind) {
    case "confirm-email":
      return refuse(409, {
        errors: { npn: "Confirm your email address first: open the link we sent." },
        typed,
      });
    case "problem": {
      const contestable = outcome.problem === "held";
      return refuse(409, { errors: { npn: PROBLEMS[outcome.problem] }, typed, contestable });
    }
    case "too-many":
      return refuse(429, { notice: ENOUGH, typed });
    case "changed":
      return refuse(409, { notice: CHANGED, typed });
  }
}

function answerCode(outcome: ProveOutcome, typed: Record<string, string>) {
  const wrong = (status: number, code: string) => refuse(status, { errors: { code }, typed });
  switch (outcome.kind) {
    case "proven":
      return done("You’re verified", "The profile is yours.", paths.dashboard());
    case "evidence":
      return done("That’s the right code", "Another account holds the profile, so a person decides.");
    case "wrong":
      return wrong(
        400,
        outcome.left === 0
          ? "That’s not the code, and it has no tries left. Send another."
          : `That’s not the code. ${outcome.left} ${outcome.left === 1 ? "try" : "tries"} left.`,
      );
    case "expired":
      return wrong(410, "This code has expired. Send another.");
    case "used-up":
      return wrong(429, "This code has no tries left. Send another.");
    case "none":
      return refuse(409, { notice: CHANGED });
  }
}
