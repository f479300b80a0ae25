/** Agents and agencies pay for a plan, change it, cancel it, and their cards fail. */
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import type { PayerKey } from "#app/domains/billing/payer-queries.server.ts";
import {
  cancelSubscription,
  changeSubscription,
  previewChange,
  resumeSubscription,
} from "#app/domains/billing/subscriptions/change-commands.server.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

export const paymentSteps: Step[] = [
  {
    name: "subscribe",
    often: 7,
    async run(society, choices) {
      const person = aPayer(society, choices);
      const payer = person === undefined ? null : await payerOf(society, person);
      if (person === undefined || payer === null) return "nobody";
      const interval = choices.isOneIn(3) ? "year" : "month";
      const ofAgent = payer.kind === "account";
      const paying =
        payer.kind === "account"
          ? ({ kind: "account", audience: "agent" } as const)
          : ({ ...payer, audience: "agency" } as const);
      const choice = {
        priceId: priceIdOf(ofAgent ? "agent-pro" : "agency-seats", interval),
        seats: ofAgent ? 1 : 3 + choices.below(5),
      };
      const begin = () => startCheckout(requestOf(society, person).context, person.userId, paying, choice);
      const outcomes = await Promise.all(choices.isOneIn(4) ? [begin(), begin()] : [begin()]);
      return outcomes.map(({ kind }) => kind).join(" and ");
    },
  },
  {
    name: "pay at Stripe",
    often: 7,
    async run(society, choices) {
      const { world } = society;
      const open = await world.rows(
        "SELECT stripe_id FROM checkouts WHERE status = 'open' AND stripe_id IS NOT NULL ORDER BY created_at DESC LIMIT 8",
      );
      const session = choices.of(open)?.stripe_id;
      if (session === undefined) return "nothing to do";
      const outcome =
        choices.of(["paid", "paid", "paid", "declined", "abandoned", "expired"] as const) ?? "paid";
      return world.payments.pay(String(session), outcome).catch(() => "closed at Stripe");
    },
  },
  {
    name: "change a plan",
    often: 4,
    async run(society, choices) {
      const person = aPayer(society, choices);
      const payer = person === undefined ? null : await payerOf(society, person);
      if (person === undefined || payer === null) return "nobody";
      const ofAgent = payer.kind === "account";
      const choice = {
        priceId: priceIdOf(ofAgent ? "agent-pro" : "agency-seats", choices.isOneIn(2) ? "year" : "month"),
        seats: ofAgent ? 1 : 3 + choices.below(9),
      };
      const { context } = requestOf(society, person);
      const seen = await previewChange(context, person.userId, payer, choice);
      if (seen.kind !== "preview") return seen.kind;
      const [row] = await society.world.rows(
        `SELECT s.version FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
         WHERE (c.user_id = ? OR c.organization_no = ?) AND s.ended_at IS NULL ORDER BY s.started_at DESC LIMIT 1`,
        payer.kind === "account" ? [payer.userId, null] : [null, payer.organizationNo],
      );
      const wanted = { ...choice, seen: Number(row?.version ?? 0), atMs: seen.proration.atMs };
      const change = () =>
        changeSubscription(requestOf(society, person).context, person.userId, payer, wanted);
      const outcomes = await Promise.all(choices.isOneIn(3) ? [change(), change()] : [change()]);
      return outcomes
        .map(({ kind }) => kind)
        .sort()
        .join(" and ");
    },
  },
  {
    name: "cancel a plan, or resume it",
    often: 4,
    async run(society, choices) {
      const person = aPayer(society, choices);
      const payer = person === undefined ? null : await payerOf(society, person);
      if (person === undefined || payer === null) return "nobody";
      const { context } = requestOf(society, person);
      if (choices.isOneIn(3))
        return `resume: ${(await resumeSubscription(context, person.userId, payer)).kind}`;
      return (await cancelSubscription(context, person.userId, payer, { feedback: "unused", comment: "" }))
        .kind;
    },
  },
  {
    name: "a card fails, or works again",
    often: 4,
    async run({ world }, choices) {
      const customers = await world.rows(
        `SELECT DISTINCT c.stripe_id id FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
         WHERE s.ended_at IS NULL AND c.created_at >= ? ORDER BY c.created_at LIMIT 12`,
        [world.startMs],
      );
      const customer = choices.of(customers)?.id;
      if (customer === undefined) return "nothing to do";
      const outcome = choices.of(["declined", "paid", "authenticate"] as const) ?? "declined";
      await world.payments.stripe.card(String(customer), outcome);
      return outcome;
    },
  },
];

const aPayer = ({ people }: Society, choices: Choices): Person | undefined =>
  choices.of(people.filter(({ role }) => role === "agent" || role === "agency"));

/** The account for an agent; for an agency the organization that they own or manage. */
async function payerOf({ world }: Society, { userId, role }: Person): Promise<PayerKey | null> {
  if (role === "agent") return { kind: "account", userId };
  const [row] = await world.rows(
    `SELECT m.organization_no no FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
     WHERE m.user_id = ? AND m.role IN ('owner', 'manager') AND o.type = 'agency' LIMIT 1`,
    [userId],
  );
  return row === undefined ? null : { kind: "organization", organizationNo: Number(row.no) };
}
