/** The buttons of /billing. Each asks Stripe, and its answer is written before the page shows again. */
import { redirect } from "@remix-run/cloudflare";
import { CancelInput, ChangeInput } from "#app/domains/billing/inputs.ts";
import {
  type ChangeOutcome,
  cancelSubscription,
  changeSubscription,
  openPortal,
  resumeSubscription,
} from "#app/domains/billing/subscriptions/change-commands.server.ts";
import { ASKED_IN_VAIN, CHANGE_REFUSALS, seatsRefusal } from "#app/domains/billing/words.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type Refusal, readFields } from "#app/platform/forms/submission.ts";
import { refusedNotice } from "#app/platform/pages/notice.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { logRefused } from "../go-to-stripe.server.ts";
import type { Payer } from "../payer.server.ts";
import { BILLING_FORMS } from "./billing-forms.ts";

type Acting = { request: Request; context: AppContext; userId: string; payer: Payer; form: FormData };

const UNKNOWN = { title: "We don’t recognize this form", text: "Please reload the page." };

/** Runs the clicked button. Throws 403 for a viewer who may only read. */
export async function changeBilling(acting: Acting) {
  const { request, context, userId, payer, form } = acting;
  const { acts, key } = payer;
  const intent = form.get("intent");
  // A viewer who may only read is refused for every button; anything else isn't our form.
  if (!acts && (intent ?? "") !== "") throw refuse();
  switch (intent) {
    case "change": {
      const sent = readFields(form, ChangeInput, BILLING_FORMS.change);
      if (!sent.ok) return sent.refuse(400, { notice: UNKNOWN });
      const { price, seats, seen, at } = sent.value;
      const outcome = await changeSubscription(context, userId, key, {
        priceId: price,
        seats: Number(seats),
        seen: Number(seen),
        atMs: Number(at),
      });
      return answer(acting, outcome, "Your plan is changed", sent.refuse);
    }
    case "cancel": {
      const sent = readFields(form, CancelInput, BILLING_FORMS.cancel);
      if (!sent.ok) return sent.refuse(400);
      const outcome = await cancelSubscription(context, userId, key, sent.value);
      return answer(acting, outcome, "Your plan is canceled", sent.refuse);
    }
    case "resume": {
      const { refuse: back } = readFields(form, CancelInput, BILLING_FORMS.resume);
      const outcome = await resumeSubscription(context, userId, key);
      return answer(acting, outcome, "Your plan goes on", back);
    }
    case "card": {
      const { refuse: back } = readFields(form, CancelInput, BILLING_FORMS.card);
      const outcome = await openPortal(context, userId, key);
      if (outcome.kind === "go") throw redirect(outcome.url, 303);
      if (outcome.kind === "down") {
        const { status, title, text } = ASKED_IN_VAIN;
        return back(status, { notice: { title, text } });
      }
      return answer(acting, outcome, "", back);
    }
    default:
      return readFields(form, CancelInput, BILLING_FORMS.card).refuse(400, { notice: UNKNOWN });
  }

  function refuse() {
    logRefused(request, context, userId);
    const { title, text } = CHANGE_REFUSALS["not-yours"];
    return refusedNotice(title, text, [{ label: "Back to billing", to: payer.here }]);
  }
}

function answer<Sent>(
  { request, context, userId, payer }: Acting,
  outcome: ChangeOutcome,
  done: string,
  back: (status: number, why: Refusal) => Sent,
): Sent {
  if (outcome.kind === "done" || outcome.kind === "later") {
    const text = outcome.kind === "later" ? "This page follows within a minute." : undefined;
    context.cookies.push(writeToast({ title: done, ...(text !== undefined && { text }), tone: "success" }));
    context.forgetViewer(userId);
    throw redirect(payer.here, 303);
  }
  if (outcome.kind === "not-yours") logRefused(request, context, userId);
  if (outcome.kind === "seats") {
    const notice = {
      title: "That’s not enough seats",
      text: `${seatsRefusal(outcome.least, outcome.most)} Nothing was changed.`,
    };
    return back(400, { notice });
  }
  const { status, title, text } = CHANGE_REFUSALS[outcome.kind];
  return back(status, { notice: { title, text } });
}
