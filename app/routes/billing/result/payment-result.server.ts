/** The checkout of a return page, and its links. */

import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  type CheckoutName,
  type CheckoutResult,
  type ResultState,
  readResult,
} from "#app/domains/billing/checkout/result-queries.server.ts";
import { invitePath } from "#app/domains/organizations/invites/invite-email.server.ts";
import { findInvite } from "#app/domains/organizations/invites/invite-queries.server.ts";
import { inviteToken } from "#app/domains/organizations/invites/invite-token.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";

export type PaymentResult = {
  state: ResultState;
  /** "Agency for Lantern Row Insurance, 5 seats" */
  what: string;
  /** The next step after paying. */
  next: { label: string; to: string };
  /** The page to make the same choice again. */
  again: string;
  /** Stripe's page, while it is open. */
  page: string | null;
};

/** Ids of Stripe's checkout sessions. */
const SESSION = /^cs_[A-Za-z0-9_]{8,120}$/;

/** Null when the address names no checkout. Throws the same 404 for another payer's checkout and for none. */
export async function readPayment(
  request: Request,
  context: AppContext,
  viewer: Viewer,
): Promise<PaymentResult | null> {
  const asked = new URL(request.url).searchParams;
  const session = asked.get("session");
  const checkout = asked.get("checkout");
  if (session === null && checkout === null) return null;
  const id = parseUuid(checkout ?? "");
  const name: CheckoutName | null =
    session !== null ? (SESSION.test(session) ? { session } : null) : id === null ? null : { id };
  const found = name === null ? null : await readResult(context, viewer.userId, name);
  if (found === null)
    throw notFoundNotice(
      "We don’t know this payment",
      "It was made with another account, or the address is incomplete.",
      [
        { label: "What you pay for", to: paymentPaths.subscriptions() },
        { label: "Home", to: paths.home() },
      ],
    );
  // The gate and the menus see the new state from the next page on.
  if (found.state === "paid") context.forgetViewer(viewer.userId);
  return {
    state: found.state,
    what: whatOf(found.checkout),
    ...(await waysOf(context, viewer, found.checkout)),
    page: found.state === "open" ? found.checkout.url : null,
  };
}

function whatOf({ plan, organization, forOrganization, seats }: CheckoutResult): string {
  if (organization !== null)
    return `${plan} for ${organization}, ${seats === 1 ? "1 seat" : `${seats} seats`}`;
  return forOrganization === null ? plan : `${plan} at ${forOrganization}`;
}

async function waysOf(
  context: AppContext,
  viewer: Viewer,
  { slug, organization, inviteId, forSlug, priceId, seats, interval }: CheckoutResult,
): Promise<Pick<PaymentResult, "next" | "again">> {
  if (inviteId !== null) {
    const invite = await findInvite(context, inviteId);
    if (invite !== null && invite.status === "open") {
      const token = await inviteToken(context, inviteId, invite.sends);
      return {
        next: {
          label: `Join ${invite.organization}`,
          to: invitePath(invite.role, invite.organizationId, token),
        },
        again: paymentPaths.inviteCheckout({ token }),
      };
    }
    const billing = paymentPaths.billing({ seat: forSlug });
    return { next: { label: "View billing", to: billing }, again: billing };
  }
  if (slug === null)
    return {
      next: { label: "View billing", to: paymentPaths.billing() },
      again: paymentPaths.membership({ interval: interval === "month" ? undefined : interval }),
    };
  const setsUp = viewer.onboarding?.needsOnboarding === true;
  return {
    next: setsUp
      ? { label: `Set up ${organization ?? "it"}`, to: paths.onboardingPending() }
      : { label: "View billing", to: paymentPaths.billing({ organization: slug }) },
    again: paymentPaths.organizationCheckout({ organization: slug, price: priceId, seats }),
  };
}
