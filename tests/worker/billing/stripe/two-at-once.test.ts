/** What two payers do at once, and previews that someone tampers with. */
import { describe, expect, test } from "vitest";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { syncCheckout } from "#app/domains/billing/checkout/checkout-sync.server.ts";
import {
  changeSubscription,
  previewChange,
} from "#app/domains/billing/subscriptions/change-commands.server.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import { type OwnOrganization, openBilling } from "./payers.ts";

const billing = openBilling();
const { rows, newOrganization, newPaying, newAccount, hear, openOwn, stripe, context, priceId } = billing;

const payerOf = ({ no }: OwnOrganization) =>
  ({ kind: "organization", organizationNo: no, audience: "agency" }) as const;
const subscriptionsAtStripe = async ({ no }: OwnOrganization) => {
  const [customer] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [no]);
  const found = await context()
    .payments()
    ?.stripe.subscriptions.list({ customer: String(customer?.stripe_id) });
  return found?.data ?? [];
};
const sessionOf = (url: string) => /cs_[A-Za-z0-9_]+/.exec(url)?.[0] ?? "";

describe("a checkout", () => {
  test("clicked ten times by two managers is one page and one subscription", async () => {
    const organization = await newOrganization();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        startCheckout(
          openOwn(),
          at % 2 ? organization.ownerId : organization.managerId,
          payerOf(organization),
          {
            priceId: priceId(),
            seats: 4,
          },
        ),
      ),
    );
    const urls = new Set(outcomes.flatMap((one) => (one.kind === "go" ? [one.url] : [])));
    expect(urls.size).toBe(1);
    expect(outcomes.filter(({ kind }) => kind !== "go" && kind !== "busy")).toEqual([]);
    await stripe().payCheckout(sessionOf([...urls][0] ?? ""));
    await hear();
    expect(await subscriptionsAtStripe(organization)).toHaveLength(1);
    expect(
      await startCheckout(context(), organization.ownerId, payerOf(organization), {
        priceId: priceId(),
        seats: 4,
      }),
    ).toEqual({ kind: "already" });
  });

  test("with another choice waits while one is being started at Stripe; no one gets an expired page", async () => {
    const organization = await newOrganization();
    const started = await Promise.all([
      startCheckout(openOwn(), organization.ownerId, payerOf(organization), { priceId: priceId(), seats: 4 }),
      startCheckout(openOwn(), organization.managerId, payerOf(organization), {
        priceId: priceId("year"),
        seats: 6,
      }),
    ]);
    const open = started.flatMap((one) => (one.kind === "go" ? [sessionOf(one.url)] : []));
    expect(open).toHaveLength(1);
    expect(started.filter(({ kind }) => kind === "busy")).toHaveLength(1);
    // The state between the row and Stripe's answer.
    await rows("UPDATE checkouts SET status = 'starting', stripe_id = NULL, url = NULL WHERE stripe_id = ?", [
      open[0] ?? "",
    ]);
    const own = openOwn();
    const other = { priceId: priceId(), seats: 9 };
    expect(await startCheckout(own, organization.managerId, payerOf(organization), other)).toEqual({
      kind: "busy",
    });
    own.clock.set(own.clock.now() + 2 * MINUTE_MS);
    const later = await startCheckout(own, organization.managerId, payerOf(organization), other);
    expect(later.kind).toBe("go");
  });

  test("with another choice expires the earlier page; paid at the same moment, that payment counts", async () => {
    const organization = await newOrganization();
    const first = await billing.checkout(organization, { seats: 4 });
    const second = await billing.checkout(organization, { seats: 6 });
    expect(second).not.toBe(first);
    expect(await stripe().payCheckout(first)).toMatchObject({ result: "expired" });
    await stripe().payCheckout(second);
    // No event has come yet.
    expect(
      await startCheckout(context(), organization.ownerId, payerOf(organization), {
        priceId: priceId(),
        seats: 8,
      }),
    ).toEqual({ kind: "already" });
    expect(await subscriptionsAtStripe(organization)).toHaveLength(1);
  });

  test("of another key’s account is forgotten, and payment starts over", async () => {
    const organization = await newOrganization();
    const session = await billing.checkout(organization, { seats: 4 });
    await stripe().change(session, { remove: true });
    expect(await syncCheckout(context(), session)).toBe("not-ours");
    expect(await rows("SELECT status FROM checkouts WHERE stripe_id = ?", [session])).toEqual([
      { status: "expired" },
    ]);
    expect(await billing.checkout(organization, { seats: 4 })).not.toBe(session);
  });

  test("of a seat in one organization is not that of a seat in another", async () => {
    const [one, two] = [await newOrganization(), await newOrganization()];
    const member = await newAccount("customer");
    const invites = await Promise.all(
      [one, two].map(async ({ no }) => {
        const id = newId(Date.now());
        await rows(
          `INSERT INTO organization_invites (id, organization_no, email, role, status, created_at, expires_at, sends, sent_at,
             email_id) VALUES (?, ?, ?, 'member', 'open', 1, ?, 1, 1, ?)`,
          [id, no, member.email, Date.now() + DAY_MS, newId(Date.now())],
        );
        return { no, id };
      }),
    );
    const pages = [];
    for (const { no, id } of invites) {
      const outcome = await startCheckout(
        context(),
        member.userId,
        { kind: "seat", organizationNo: no, inviteId: id, audience: "member" },
        { priceId: priceIdOf("own-seat", "month"), seats: 1 },
      );
      pages.push(outcome.kind === "go" ? sessionOf(outcome.url) : outcome.kind);
    }
    expect(pages[0]).not.toBe(pages[1]);
    const sessions = await rows("SELECT for_organization_no no, status FROM checkouts WHERE stripe_id = ?", [
      pages[1] ?? "",
    ]);
    expect(sessions).toEqual([{ no: two.no, status: "open" }]);
    expect(await rows("SELECT status FROM checkouts WHERE stripe_id = ?", [pages[0] ?? ""])).toEqual([
      { status: "expired" },
    ]);
  });
});

describe("a change", () => {
  const change = (
    own: ReturnType<typeof openOwn>,
    organization: OwnOrganization & { stripeId: string },
    userId: string,
    seats: number,
    { seen, atMs }: { seen: number; atMs: number },
  ) =>
    changeSubscription(
      own,
      userId,
      { kind: "organization", organizationNo: organization.no },
      {
        priceId: priceId(),
        seats,
        seen,
        atMs,
      },
    );
  const versionOf = async (stripeId: string) =>
    Number((await rows("SELECT version FROM subscriptions WHERE stripe_id = ?", [stripeId]))[0]?.version);
  const seatsAtStripe = async (organization: OwnOrganization) =>
    (await subscriptionsAtStripe(organization))[0]?.items.data[0]?.quantity;

  test("is charged as of its preview, and as of no other moment that someone sends", async () => {
    const organization = await newPaying(5);
    const own = openOwn();
    const seen = await versionOf(organization.stripeId);
    const now = own.clock.now();
    const [row] = await rows("SELECT period_start, period_end FROM subscriptions WHERE stripe_id = ?", [
      organization.stripeId,
    ]);
    for (const atMs of [
      Number(row?.period_end) - SECOND_MS,
      Number(row?.period_start) - DAY_MS,
      now + MINUTE_MS,
      now - 31 * MINUTE_MS,
    ])
      expect(
        await change(own, organization, organization.ownerId, 500, { seen, atMs }),
        String(atMs - now),
      ).toEqual({ kind: "moved" });
    expect(await seatsAtStripe(organization)).toBe(5);
    const preview = await previewChange(
      own,
      organization.ownerId,
      { kind: "organization", organizationNo: organization.no },
      { priceId: priceId(), seats: 8 },
    );
    if (preview.kind !== "preview") throw new Error(preview.kind);
    const { atMs } = preview.proration;
    expect(await change(own, organization, organization.ownerId, 8, { seen, atMs })).toEqual({
      kind: "done",
    });
    await hear();
    expect(await seatsAtStripe(organization)).toBe(8);
    const [charged] = await rows(
      `SELECT count(*) many FROM invoices i JOIN billing_customers c ON c.id = i.customer_id
       WHERE c.organization_no = ? AND i.total_cents = ?`,
      [organization.no, preview.proration.dueCents],
    );
    expect(charged?.many).toBe(1);
  });

  test("by two managers who saw the same plan is one of the two", async () => {
    const organization = await newPaying(5);
    const seen = await versionOf(organization.stripeId);
    const atMs = openOwn().clock.now();
    const outcomes = await Promise.all([
      change(openOwn(), organization, organization.ownerId, 8, { seen, atMs }),
      change(openOwn(), organization, organization.managerId, 6, { seen, atMs }),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "moved"]);
    expect(await seatsAtStripe(organization)).toBe(outcomes[0]?.kind === "done" ? 8 : 6);
  });
});
