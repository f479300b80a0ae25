/** Each Stripe call of a billing page with each fault: the message, what is kept, and what follows. */
import { beforeAll, describe, expect, test } from "vitest";
import { errorBy, fieldsOf, formOf, heldBy, type Page, pageOf, refusedPage } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import type { Person, Place } from "../../organizations/people.ts";
import { openPaying } from "../paying.ts";
import {
  FAULT_NAMES,
  type FaultName,
  type FaultyCall,
  roomForKeys,
  SHORT_PATIENCE,
  whileFaulty,
} from "./faults.ts";

const paying = openPaying({ vars: SHORT_PATIENCE });
const {
  billingOf,
  checkoutOf,
  invite,
  newAgent,
  newPerson,
  newPlan,
  paid,
  rows,
  seatsOf,
  signedIn,
  site,
  staffed,
} = paying;
const { stripe, subscriptionsOf } = paying;

type Payer = {
  fault: FaultName;
  owner: Person;
  place: Place;
  /** With a new plan, unknown to Stripe. */
  plan: { key: string; month: string; year: string };
  session: string;
};

let payers: Payer[];
let admin: Visitor;
beforeAll(async () => {
  payers = await Promise.all(
    FAULT_NAMES.map(async (fault) => ({ fault, ...(await staffed()), plan: await newPlan(), session: "" })),
  );
  admin = await signedIn("admin");
  await roomForKeys();
});

type State = { objects: Record<string, Record<string, Record<string, unknown>>> };
/** What Stripe has of a kind, filtered. */
async function atStripe(kind: string, is: (one: Record<string, unknown>) => boolean) {
  const { objects } = (await stripe().state()) as unknown as State;
  return Object.values(objects[kind] ?? {}).filter(is);
}
const metadataOf = (one: Record<string, unknown>) => (one.metadata as { fairlead?: string }).fairlead;
const customerOf = async ({ place }: Payer) => {
  const [row] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [place.no]);
  return String(row?.stripe_id);
};
const subscriptionOf = async ({ place }: Payer) => String((await subscriptionsOf(place))[0]?.stripe_id);

/** All do the same, each call with its own fault; only Stripe's silence may be logged. */
async function eachWithFault(
  callOf: (payer: Payer) => Promise<FaultyCall> | FaultyCall,
  submit: (payer: Payer) => Promise<Response>,
  see: (payer: Payer, response: Response) => Promise<void>,
): Promise<void> {
  const calls = await Promise.all(
    payers.map(async (payer) => ({ ...(await callOf(payer)), fault: payer.fault })),
  );
  const answers = await whileFaulty(stripe(), calls, () =>
    Promise.all(payers.map(async (payer) => ({ payer, response: await submit(payer) }))),
  );
  for (const line of await site.takeLogs()) expect(line).toContain('"event":"stripe"');
  for (const { payer, response } of answers) await see(payer, response);
}
const each = (act: (payer: Payer) => Promise<void>) => Promise.all(payers.map(act));

const choose = ({ owner, place, plan }: Payer, seats = 7) =>
  owner.visitor.post(checkoutOf(place), { price: plan.year, seats: String(seats) });

/** The page after Stripe's silence, with what was chosen in its fields. */
async function silence(response: Response, seats = 7): Promise<Page> {
  const page = await refusedPage(response, 503);
  expect(page.text).toContain("Our payment provider isn’t answering");
  expect(page.text).toContain("Nothing was charged");
  expect(heldBy(page.getByLabelText("Seats"))).toBe(String(seats));
  return page;
}

describe("the way to Stripe’s page", () => {
  test.each<[string, (payer: Payer) => FaultyCall]>([
    [
      "the customer",
      ({ place }) => ({ method: "POST", path: "/v1/customers", has: `organization-${place.no}` }),
    ],
    ["the price that may be there", ({ plan }) => ({ method: "GET", path: "/v1/prices", has: plan.year })],
    ["the product", ({ plan }) => ({ method: "POST", path: "/v1/products", has: plan.key })],
    ["the price", ({ plan }) => ({ method: "POST", path: "/v1/prices", has: plan.year })],
    ["the page", ({ plan }) => ({ method: "POST", path: "/v1/checkout/sessions", has: plan.year })],
  ])("%s: nothing is charged, and what was chosen stays", async (_what, callOf) => {
    await eachWithFault(callOf, choose, async ({ place, plan }, response) => {
      const page = await silence(response);
      const chosen = page.document.querySelector<HTMLInputElement>(`[value="${plan.year}"]`);
      expect(chosen?.hasAttribute("checked")).toBe(true);
      expect(await subscriptionsOf(place)).toEqual([]);
    });
  });

  test("a second click opens it, with one customer, one product, one price and one page at Stripe", async () => {
    await each(async (payer) => {
      const { owner, place, plan } = payer;
      payer.session = paying.wayOf(await choose(payer)).session;
      const whose = `organization-${place.no}`;
      expect(await atStripe("customer", (one) => metadataOf(one) === whose)).toHaveLength(1);
      expect(await atStripe("product", (one) => metadataOf(one) === plan.key)).toHaveLength(1);
      expect(await atStripe("price", (one) => metadataOf(one) === plan.year)).toHaveLength(1);
      const customer = await customerOf(payer);
      expect(await atStripe("checkout.session", (one) => one.customer === customer)).toHaveLength(1);
      expect(
        await rows("SELECT status FROM checkouts WHERE started_by = ?", [owner.userId]),
        payer.fault,
      ).toEqual([{ status: "open" }]);
    });
  });

  test.each([
    ["whether it still knows the customer", "customers"],
    ["whether it still knows the price", "prices"],
  ] as const)("%s: the page that is open stays, and is led to afterwards", async (_what, kind) => {
    await eachWithFault(
      async (payer) => ({
        method: "GET",
        path: `/v1/${kind}/*`,
        has:
          kind === "customers"
            ? await customerOf(payer)
            : String(
                (await rows("SELECT stripe_price_id FROM plan_prices WHERE id = ?", [payer.plan.year]))[0]
                  ?.stripe_price_id,
              ),
      }),
      choose,
      async (_payer, response) => void (await silence(response)),
    );
    await each(async (payer) => expect(paying.wayOf(await choose(payer)).session).toBe(payer.session));
  });

  test("expiring the page of an earlier choice: then there is one page again", async () => {
    await eachWithFault(
      ({ session }) => ({ method: "POST", path: "/v1/checkout/sessions/*", has: session }),
      (payer) => choose(payer, 8),
      async (_payer, response) => void (await silence(response, 8)),
    );
    await each(async (payer) => {
      const before = payer.session;
      payer.session = paying.wayOf(await choose(payer, 8)).session;
      // For the one whose answer was lost, Stripe has expired the page and says that it can't be expired again.
      for (const line of await site.takeLogs()) expect(line).toContain("StripeInvalidRequestError");
      expect(payer.session).not.toBe(before);
      const customer = await customerOf(payer);
      const pages = await atStripe("checkout.session", (one) => one.customer === customer);
      expect(pages.filter(({ status }) => status === "open").map(({ id }) => id)).toEqual([payer.session]);
      expect(
        await rows("SELECT 1 FROM checkouts WHERE status IN ('starting', 'open') AND price_id = ?", [
          payer.plan.year,
        ]),
      ).toHaveLength(1);
    });
  });

  test.each([
    ["its page", "/v1/checkout/sessions/*"],
    ["what was bought", "/v1/subscriptions/*"],
  ])("the way back, asking for %s: it is on its way, and then it is paid", async (_what, path) => {
    await each(async ({ session }) => void (await stripe().payCheckout(session)));
    const result = ({ owner, session }: Payer) => owner.visitor.get(`/payment-success?session=${session}`);
    await eachWithFault(
      async (payer) => {
        const customer = await customerOf(payer);
        const [bought] = await atStripe("subscription", (one) => one.customer === customer);
        return { method: "GET", path, has: path.includes("sessions") ? payer.session : String(bought?.id) };
      },
      result,
      async (_payer, response) => {
        expect(response.status).toBe(200);
        const page = await pageOf(response);
        page.getByRole("heading", { name: "Your payment is on its way" });
        page.getByRole("link", { name: "Check again" });
      },
    );
    if (path.includes("sessions")) return;
    await each(async (payer) => {
      (await pageOf(await result(payer))).getByRole("heading", { name: "Thank you, it’s paid" });
      expect(await subscriptionsOf(payer.place)).toHaveLength(1);
      expect(await seatsOf(payer.place)).toBe(8);
    });
    await stripe().deliver();
  });
});

describe("on /billing", () => {
  const previewed = ({ owner, place, plan }: Payer, seats: number) =>
    owner.visitor.get(`${billingOf(place)}&price=${plan.year}&seats=${seats}`);
  const subscriptionCall = async (payer: Payer, more: Partial<FaultyCall> = {}): Promise<FaultyCall> => ({
    method: "GET",
    path: "/v1/subscriptions/*",
    has: await subscriptionOf(payer),
    ...more,
  });

  test.each([
    ["what is paid today", (payer: Payer) => subscriptionCall(payer)],
    [
      "the preview",
      async (payer: Payer) => ({
        method: "POST",
        path: "/v1/invoices/create_preview",
        has: await subscriptionOf(payer),
      }),
    ],
  ])("asking for %s: the preview says so, keeps the seats, and nothing is changed", async (_what, callOf) => {
    await eachWithFault(
      callOf,
      (payer) => previewed(payer, 11),
      async ({ place }, response) => {
        const page = await refusedPage(response, 503);
        expect(page.text).toContain("Our payment provider isn’t answering");
        expect(page.text).toContain("Nothing was changed");
        expect(heldBy(page.getByRole("textbox", { name: "Seats" }))).toBe("11");
        expect(await seatsOf(place)).toBe(8);
      },
    );
    await each(async (payer) =>
      expect((await pageOf(await previewed(payer, 11))).text).toContain("Due today"),
    );
  });

  /** The button below the preview. */
  const changeSeats = async (payer: Payer, seats: number): Promise<Response> => {
    const button = (await pageOf(await previewed(payer, seats))).getByRole("button", {
      name: /^Change (and pay|the plan)/,
    });
    return payer.owner.visitor.post(billingOf(payer.place), fieldsOf(formOf(button), {}, button));
  };
  const invoicesOf = async (payer: Payer) => {
    const customer = await customerOf(payer);
    return atStripe("invoice", (one) => one.customer === customer);
  };

  test.each([
    // The preview before the click has asked the same.
    ["what is paid today", 11, (payer: Payer) => subscriptionCall(payer, { skip: 1 })],
    ["the change", 13, (payer: Payer) => subscriptionCall(payer, { method: "POST" })],
  ] as const)(
    "asking for %s: it says that the result is unknown, and the change is made once",
    async (_what, seats, callOf) => {
      const before = new Map<Payer, number>();
      await each(async (payer) => void before.set(payer, (await invoicesOf(payer)).length));
      await eachWithFault(
        callOf,
        (payer) => changeSeats(payer, seats),
        async (_payer, response) => {
          const page = await refusedPage(response, 503);
          expect(page.text).toContain("We don’t know yet whether it was changed.");
          expect(heldBy(page.getByRole("textbox", { name: "Seats" }))).toBe(String(seats));
        },
      );
      await stripe().deliver();
      await each(async (payer) => {
        // What Stripe did without an answer has arrived as its event.
        const done = (await seatsOf(payer.place)) === seats;
        expect(done, payer.fault).toBe(payer.fault === "a lost answer" && seats === 13);
        if (!done) expect((await changeSeats(payer, seats)).status).toBe(303);
        expect(await seatsOf(payer.place)).toBe(seats);
        expect(await invoicesOf(payer), payer.fault).toHaveLength((before.get(payer) ?? 0) + 1);
      });
      await stripe().deliver();
    },
  );

  test("reading the result after a change that was made: the page follows", async () => {
    await eachWithFault(
      // The preview and the change have asked by then.
      (payer) => subscriptionCall(payer, { skip: 2 }),
      (payer) => changeSeats(payer, 15),
      async ({ owner, place }, response) => {
        expect(response.status).toBe(303);
        expect(await seatsOf(place)).toBe(13);
        expect((await pageOf(await owner.visitor.get(billingOf(place)))).text).toContain(
          "This page follows within a minute.",
        );
      },
    );
    await stripe().deliver();
    await each(async ({ place }) => expect(await seatsOf(place)).toBe(15));
  });

  const cancel = { intent: "cancel", feedback: "unused", comment: "Later, perhaps." };
  const cancels = async ({ place }: Payer) => (await subscriptionsOf(place))[0]?.cancel_at_period_end;

  test("canceling: the reason stays, and a second click cancels", async () => {
    await eachWithFault(
      (payer) => subscriptionCall(payer, { method: "POST" }),
      ({ owner, place }) => owner.visitor.post(billingOf(place), cancel),
      async (payer, response) => {
        const page = await refusedPage(response, 503);
        expect(page.text).toContain("We don’t know yet whether it was changed.");
        expect(heldBy(page.getByLabelText(/What should we know/))).toBe(cancel.comment);
        expect(heldBy(page.getByLabelText("Why are you canceling?"))).toBe(cancel.feedback);
        expect(await cancels(payer)).toBe(0);
      },
    );
    await each(async (payer) => {
      expect((await payer.owner.visitor.post(billingOf(payer.place), cancel)).status).toBe(303);
      expect(await cancels(payer)).toBe(1);
    });
  });

  test("resuming, and reading the result: it resumes", async () => {
    const resume = ({ owner, place }: Payer) => owner.visitor.post(billingOf(place), { intent: "resume" });
    await eachWithFault(
      (payer) => subscriptionCall(payer, { method: "POST" }),
      resume,
      async (payer, response) => {
        expect((await refusedPage(response, 503)).text).toContain(
          "We don’t know yet whether it was changed.",
        );
        expect(await cancels(payer)).toBe(1);
      },
    );
    await eachWithFault(
      (payer) => subscriptionCall(payer),
      resume,
      async (payer, response) => {
        expect(response.status).toBe(303);
        expect(await cancels(payer)).toBe(1);
      },
    );
    await stripe().deliver();
    await each(async (payer) => expect(await cancels(payer)).toBe(0));
  });

  test("opening Stripe's card page: nothing happens, and then it opens", async () => {
    const open = ({ owner, place }: Payer) => owner.visitor.post(billingOf(place), { intent: "card" });
    await eachWithFault(
      async (payer) => ({
        method: "POST",
        path: "/v1/billing_portal/sessions",
        has: await customerOf(payer),
      }),
      open,
      async (_payer, response) => {
        const page = await refusedPage(response, 503);
        expect(page.text).toContain("Our payment provider isn’t answering");
        expect(page.text).toContain("Nothing was changed");
      },
    );
    await each(async (payer) =>
      expect((await open(payer)).headers.get("Location")).toContain(stripe().origin),
    );
  });
});

describe("a refund", () => {
  const REASON = "They paid twice by mistake.";
  const invoiceOf = async (payer: Payer) =>
    (
      await rows(
        `SELECT i.* FROM invoices i JOIN billing_customers c ON c.id = i.customer_id
         WHERE c.organization_no = ? AND i.paid_cents > 1000 ORDER BY i.made_at, i.stripe_id LIMIT 1`,
        [payer.place.no],
      )
    )[0];
  const pageAt = async (payer: Payer) =>
    `/admin-console/payments?refund=${(await invoiceOf(payer))?.stripe_id}`;
  async function refund(payer: Payer, amount = "4.20"): Promise<Response> {
    const at = await pageAt(payer);
    const seen = (await pageOf(await admin.get(at))).document
      .querySelector('[name="seen"]')
      ?.getAttribute("value");
    return admin.post(at, { intent: "refund", part: "part", amount, reason: REASON, seen: seen ?? "" });
  }
  const givenOf = async (payer: Payer) => {
    const intent = (await invoiceOf(payer))?.payment_intent_id;
    return atStripe("refund", (one) => one.payment_intent === intent);
  };
  const byPayment = async (payer: Payer, method: string, path: string) => ({
    method,
    path,
    has: String((await invoiceOf(payer))?.payment_intent_id),
  });

  test.each([
    [
      "the invoice",
      async (payer: Payer) => ({
        method: "GET",
        path: "/v1/invoices/*",
        has: String((await invoiceOf(payer))?.stripe_id),
      }),
    ],
    ["the payment", (payer: Payer) => byPayment(payer, "GET", "/v1/payment_intents/*")],
    ["what was given back", (payer: Payer) => byPayment(payer, "GET", "/v1/refunds")],
    ["disputes", (payer: Payer) => byPayment(payer, "GET", "/v1/disputes")],
    ["the refund", (payer: Payer) => byPayment(payer, "POST", "/v1/refunds")],
  ])("asking for %s: nothing is given twice, amount and reason stay", async (what, callOf) => {
    await eachWithFault(
      callOf,
      (payer) => refund(payer),
      async (payer, response) => {
        const page = await refusedPage(response, 503);
        expect(page.text).toContain("Stripe didn’t answer.");
        const field = page.getByLabelText(/^Amount/);
        expect(heldBy(field)).toBe("4.20");
        expect(errorBy(field)).toBe("");
        expect(heldBy(page.getByLabelText(/^Reason/))).toBe(REASON);
        const lost = what === "the refund" && payer.fault === "a lost answer";
        expect(await givenOf(payer), payer.fault).toHaveLength(lost ? 1 : 0);
      },
    );
  });

  test("a second click gives it, once", async () => {
    for (const payer of payers) {
      const answer = await refund(payer);
      // The one whose answer was lost was given: a second click says that something was.
      expect(answer.status, payer.fault).toBe(payer.fault === "a lost answer" ? 409 : 303);
      expect((await givenOf(payer)).map(({ amount }) => amount)).toEqual([420]);
      expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 420 });
    }
  });

  test("given, with Stripe silent about the invoice afterwards: the list follows", async () => {
    await eachWithFault(
      async (payer) => ({
        method: "GET",
        path: "/v1/invoices/*",
        has: String((await invoiceOf(payer))?.stripe_id),
        skip: 1,
      }),
      (payer) => refund(payer, "1"),
      async (payer, response) => {
        expect(response.status).toBe(303);
        expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 420 });
      },
    );
    await stripe().deliver();
    await each(async (payer) => {
      expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 520 });
      expect(await givenOf(payer)).toHaveLength(2);
    });
  });
});

describe("the other ways to Stripe’s page keep what was chosen, too", () => {
  test("an agent’s plan", async () => {
    const [person, plan] = [await newAgent(), await newPlan({ audience: "agent" })];
    const submit = () => person.visitor.post("/membership", { price: plan.month });
    const call = { method: "POST", path: "/v1/checkout/sessions", has: plan.month, fault: "500" } as const;
    const page = await refusedPage(await whileFaulty(stripe(), [call], submit), 503);
    await site.takeLogs();
    expect(page.text).toContain("Nothing was charged");
    page.getByRole("button", { name: `Choose ${plan.key}` });
    paying.wayOf(await submit());
  });

  test("a member's own seat", async () => {
    const { owner, place } = await staffed("member", "member");
    await paid(owner, place, 3);
    const person = await newPerson();
    const token = new URL(await invite(owner, place, person.email), "http://own.example").searchParams.get(
      "token",
    );
    const plan = await newPlan({ audience: "member" });
    const submit = () =>
      person.visitor.post(`/organization-invite-checkout?token=${token}`, { price: plan.year });
    const call = { method: "POST", path: "/v1/checkout/sessions", has: plan.year, fault: "500" } as const;
    const page = await refusedPage(await whileFaulty(stripe(), [call], submit), 503);
    await site.takeLogs();
    expect(page.text).toContain("Nothing was charged");
    paying.wayOf(await submit());
  });
});
