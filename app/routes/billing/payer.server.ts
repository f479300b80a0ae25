/** The payer of a billing page: the account itself, its own seat in an organization, or an organization that it leads. */

import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  listSubscriptions,
  type OwnSubscription,
  type PayerKey,
  type PayingOrganization,
} from "#app/domains/billing/payer-queries.server.ts";
import type { PlanAudience } from "#app/domains/billing/types.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { notFoundNotice, refusedNotice } from "#app/platform/pages/notice.ts";
import { logRefused } from "./go-to-stripe.server.ts";

export type Payer = {
  key: PayerKey;
  audience: PlanAudience;
  /** The name of the payer. */
  name: string;
  /** The page's own address. */
  here: string;
  /** The page to choose a plan. */
  choose: string;
  /** The viewer may change, cancel and pay; others may only read. */
  acts: boolean;
  /** The organization is closed; those who paid for it can still see what was paid. */
  closed: boolean;
  organization: PayingOrganization | null;
};

export type BillingTab = { label: string; to: string; current: boolean };

/** Throws 403 for an organization that the viewer doesn't lead, 404 for a seat that they don't pay for. */
export async function requirePayer(
  request: Request,
  context: AppContext,
): Promise<{ viewer: Viewer; payer: Payer; tabs: BillingTab[] }> {
  const viewer = await requireSettingsAccess(request, context);
  const { organizations, subscriptions } = await listSubscriptions(context, viewer.userId);
  const asked = new URL(request.url).searchParams;
  const slug = asked.get("organization");
  const seat = asked.get("seat");
  const seats = subscriptions.filter((one) => one.organizationNo === null && one.forOrganizationNo !== null);
  const hasOwn =
    flagsOf(viewer.role).isAgent ||
    subscriptions.some((one) => one.organizationNo === null && one.forOrganizationNo === null);
  const payer =
    slug !== null
      ? byOrganization(organizations, slug)
      : seat !== null
        ? bySeat(viewer, seats, seat)
        : // A viewer without an own plan comes for their organization, or for their seat.
          ((hasOwn ? null : (byOrganization(organizations) ?? bySeat(viewer, seats))) ?? ownOf(viewer));
  if (payer === null) {
    const links = [{ label: "What you pay for", to: paymentPaths.subscriptions() }];
    if (slug === null)
      throw notFoundNotice("No seat of yours there", "You don’t pay for a seat at this organization.", links);
    logRefused(request, context, viewer.userId);
    throw refusedNotice(
      "Not your organization",
      "Its owner, managers, and executives see what an organization pays.",
      links,
    );
  }
  const all = [
    ...(hasOwn || organizations.length + seats.length === 0 ? [ownOf(viewer)] : []),
    ...seats.flatMap((one) => bySeat(viewer, [one]) ?? []),
    ...organizations.flatMap((one) => byOrganization([one]) ?? []),
  ];
  return {
    viewer,
    payer,
    tabs: all.map((one) => ({ label: one.name, to: one.here, current: one.here === payer.here })),
  };
}

const ownOf = ({ userId, role }: Viewer): Payer => ({
  key: { kind: "account", userId },
  audience: "agent",
  name: flagsOf(role).isAgent ? "Your own plan" : "Your account",
  here: paymentPaths.billing(),
  choose: paymentPaths.membership(),
  acts: true,
  closed: false,
  organization: null,
});

function bySeat({ userId }: Viewer, seats: readonly OwnSubscription[], slug?: string): Payer | null {
  const found = slug === undefined ? seats[0] : seats.find((one) => one.forSlug === slug);
  if (found?.forOrganizationNo === undefined || found.forOrganizationNo === null) return null;
  return {
    key: { kind: "account", userId, seatIn: found.forOrganizationNo },
    audience: "member",
    name: `Your seat at ${found.forOrganization}`,
    here: paymentPaths.billing({ seat: found.forSlug }),
    choose: paymentPaths.membership(),
    acts: true,
    closed: false,
    organization: null,
  };
}

function byOrganization(organizations: readonly PayingOrganization[], slug?: string): Payer | null {
  const found = slug === undefined ? organizations[0] : organizations.find((one) => one.slug === slug);
  if (found === undefined) return null;
  const { no, name, type, role, closed } = found;
  return {
    key: { kind: "organization", organizationNo: no },
    audience: type,
    name,
    here: paymentPaths.billing({ organization: found.slug }),
    choose: paymentPaths.organizationCheckout({ organization: found.slug }),
    acts: !closed && (role === "owner" || role === "manager"),
    closed,
    organization: found,
  };
}
