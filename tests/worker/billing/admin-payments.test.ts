/** What admins do with payments: the list, refunds, figures, files, and webhook events that failed. */
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { syncInvoice } from "#app/domains/billing/invoices/invoice-sync.server.ts";
import { refundInvoice } from "#app/domains/billing/invoices/refund-commands.server.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import { errorBy, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openPayingAgents, type Payer } from "./paying-agents.ts";

const paying = openPayingAgents();
const { rows, signedIn, stranger, newPayer, stripe, stripeOf, openOwn, invoiceOf, refundsOf } = paying;
const PAGE = "/admin-console/payments";
const FILE = "/admin-console/payments.csv";
const REASON = "They paid twice by mistake.";

let admin: Visitor;
let second: Visitor;
let adminId: string;
let secondId: string;
beforeAll(async () => {
  admin = await signedIn("admin");
  second = await signedIn("second-admin");
  const idOf = async (email: string) =>
    String((await rows("SELECT id FROM users WHERE email = ?", [`${email}@fairlead.example`]))[0]?.id);
  adminId = await idOf("admin");
  secondId = await idOf("second-admin");
});

const refundPage = ({ invoice }: Payer) => `${PAGE}?refund=${invoice}`;
const refund = (
  who: Visitor,
  payer: Payer,
  fields: Partial<Record<"intent" | "part" | "amount" | "reason" | "seen", string>> = {},
) =>
  who.post(refundPage(payer), {
    intent: "refund",
    part: "part",
    amount: "5",
    reason: REASON,
    seen: "0-0-0",
    ...fields,
  });
const givenAtStripe = async (payer: Payer) => {
  const row = await invoiceOf(payer);
  const { data } = await stripeOf().refunds.list({ payment_intent: String(row?.payment_intent_id) });
  return data.map(({ amount }) => amount);
};

test("is for admins alone", async () => {
  const customer = await signedIn("customer");
  for (const path of [PAGE, FILE]) {
    expect((await stranger().get(path)).headers.get("Location")).toMatch(/^\/auth/);
    const answer = await customer.get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
  }
  const payer = await newPayer();
  const answer = await refund(customer, payer);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
  expect(await givenAtStripe(payer)).toEqual([]);
});

describe("a refund", () => {
  test("is previewed first, then given: a part, and then the rest", async () => {
    const payer = await newPayer();
    const checked = await refund(admin, payer, { intent: "check", amount: "$9.50" });
    expect(checked.status).toBe(200);
    const page = await pageOf(checked);
    expect(page.text).toContain(`$9.50 goes back to ${payer.name}`);
    expect(page.text).toContain("We keep $19.50 of this invoice.");
    expect(await givenAtStripe(payer)).toEqual([]);
    const button = page.getByRole("button", { name: "Refund $9.50" });
    const fields = [...formOf(button).querySelectorAll("input")].map((input) => [
      input.getAttribute("name") ?? "",
      input.getAttribute("value") ?? "",
    ]);
    const given = await admin.post(refundPage(payer), { intent: "refund", ...Object.fromEntries(fields) });
    expect(given.status).toBe(303);
    expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 950, status: "paid" });
    expect(await refundsOf(payer)).toMatchObject([
      { amount_cents: 950, by_user_id: adminId, reason: REASON },
    ]);
    const [told] = await rows(
      "SELECT title FROM user_notifications WHERE user_id = ? ORDER BY created_at DESC",
      [payer.userId],
    );
    expect(told?.title).toBe("$9.50 is on its way back to you");

    const shown = await pageOf(await admin.get(refundPage(payer)));
    expect(shown.text).toContain(REASON);
    const seen = shown.document.querySelector('[name="seen"]')?.getAttribute("value") ?? "";
    expect((await refund(admin, payer, { part: "whole", amount: "", seen })).status).toBe(303);
    expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 2_900 });
    expect((await givenAtStripe(payer)).sort()).toEqual([1_950, 950]);
    expect((await pageOf(await admin.get(refundPage(payer)))).text).toContain(
      "All of it has been given back.",
    );
    expect((await refund(admin, payer, { amount: "0.01", seen: "2900-2-2" })).status).toBe(409);
    expect(await givenAtStripe(payer)).toHaveLength(2);
  });

  test.each([
    ["nothing", "0"],
    ["nothing, with cents", "0.00"],
    ["a negative amount", "-5"],
    ["a cent too much", "29.01"],
    ["10^9 cents", "10000000"],
    ["fractions of a cent", "1.005"],
    ["not a number", "five"],
    ["no amount at all", ""],
    ["a very long number", "9".repeat(20)],
  ])("of %s is refused, and what was typed stays", async (_what, amount) => {
    const payer = await newPayer();
    for (const intent of ["check", "refund"]) {
      const answer = await refund(admin, payer, { intent, amount });
      expect(answer.status).toBe(400);
      const page = await pageOf(answer);
      const field = page.getByLabelText(/^Amount/);
      expect(errorBy(field)).toContain("Write an amount");
      expect(heldBy(field)).toBe(amount);
      expect(heldBy(page.getByLabelText(/^Reason/))).toBe(REASON);
    }
    expect(await givenAtStripe(payer)).toEqual([]);
    expect(await refundsOf(payer)).toEqual([]);
  });

  test("needs a reason", async () => {
    const payer = await newPayer();
    const page = await pageOf(await refund(admin, payer, { reason: " " }));
    expect(errorBy(page.getByLabelText(/^Reason/))).toContain("Write at least 5 characters.");
    expect(await givenAtStripe(payer)).toEqual([]);
  });

  test("is given once when two admins give it at once, and when one clicks twice", async () => {
    const payer = await newPayer();
    const answers = await Promise.all([
      refund(admin, payer, { part: "whole" }),
      refund(second, payer, { part: "whole" }),
      refund(admin, payer, { part: "whole" }),
      refund(second, payer, { amount: "7" }),
    ]);
    const statuses = answers.map(({ status }) => status);
    for (const answer of answers) await answer.text();
    await paying.site.takeLogs();
    expect(statuses).toContain(303);
    expect(await givenAtStripe(payer)).toHaveLength(1);
    expect(await refundsOf(payer)).toHaveLength(1);
  });

  test("is given once when both have passed every check of what is left", async () => {
    const payer = await newPayer();
    let open: () => void = () => undefined;
    let arrive: () => void = () => undefined;
    const othersAnswered = new Promise<void>((resolve) => {
      open = resolve;
    });
    const underWay = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let sent = 0;
    /** A context whose refund goes to Stripe only after the others know their result. */
    const held = () => {
      const own = openOwn();
      const payments = own.payments();
      if (payments === null) throw new Error("No key is set.");
      const { refunds } = payments.stripe;
      const create = refunds.create.bind(refunds);
      refunds.create = async (...args: Parameters<typeof create>) => {
        sent += 1;
        arrive();
        await othersAnswered;
        return create(...args);
      };
      return { ...own, payments: () => payments };
    };
    const give = (who: string, cents: number, seen: string) =>
      refundInvoice(held(), who, payer.invoice, { cents, reason: REASON, seen });
    const both = [give(adminId, 500, "0-0-0"), give(secondId, 700, "0-0-0")];
    await underWay;
    // A third one, whose page was read after the first had claimed it.
    const third = give(adminId, 900, "0-0-1");
    expect((await Promise.race(both)).kind).toBe("moved");
    expect((await third).kind).toBe("moved");
    open();
    const kinds = (await Promise.all(both)).map(({ kind }) => kind);
    expect(sent).toBe(1);
    expect(kinds.sort()).toEqual(["moved", "refunded"]);
    const told = await rows("SELECT actor_id, after FROM audit_log WHERE subject_id = ? ORDER BY audit_no", [
      payer.invoice,
    ]);
    expect(told.map(({ after }) => JSON.parse(String(after)).outcome)).toEqual(["asked", "given"]);
    expect(await givenAtStripe(payer)).toHaveLength(1);
  });

  const keysOf = async () =>
    (await stripe().requests()).flatMap(({ method, path, idempotencyKey }) =>
      method === "POST" && path === "/v1/refunds" ? [idempotencyKey] : [],
    );

  test("that Stripe answered with its own error is tried again, though Stripe keeps that answer for a day", async () => {
    const payer = await newPayer();
    const before = (await keysOf()).length;
    await stripe().fault({ answer: "500", method: "POST", path: "/v1/refunds", kept: true });
    expect((await refund(admin, payer, { amount: "5" })).status).toBe(503);
    await paying.up();
    const page = await pageOf(await admin.get(refundPage(payer)));
    const seen = page.document.querySelector<HTMLInputElement>('input[name="seen"]')?.value ?? "";
    expect(seen).toBe("0-0-1");
    expect((await refund(admin, payer, { amount: "5", seen })).status).toBe(303);
    expect(await givenAtStripe(payer)).toEqual([500]);
    const keys = (await keysOf()).slice(before);
    // The library's own second try, and ours.
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });

  test("that may or may not have arrived is retried under the same key", async () => {
    const payer = await newPayer();
    const before = (await keysOf()).length;
    await stripe().fault({ answer: "reset", method: "POST", path: "/v1/refunds", times: 2 });
    expect((await refund(admin, payer, { amount: "5" })).status).toBe(503);
    await paying.up();
    expect((await refund(admin, payer, { amount: "5" })).status).toBe(303);
    const keys = (await keysOf()).slice(before);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await givenAtStripe(payer)).toEqual([500]);
  });

  test("that fails later no longer counts, and the payer and admins are told", async () => {
    const payer = await newPayer();
    expect((await refund(admin, payer, { amount: "8" })).status).toBe(303);
    const [given] = await refundsOf(payer);
    await stripe().change(String(given?.stripe_id), { edits: { status: "failed" } });
    await syncInvoice(paying.context(), payer.invoice);
    await syncInvoice(paying.context(), payer.invoice);
    expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 0 });
    expect(await refundsOf(payer)).toMatchObject([{ status: "failed" }]);
    const told = (userId: string, title: string) =>
      rows("SELECT count(*) many FROM user_notifications WHERE user_id = ? AND title = ?", [userId, title]);
    expect(await told(payer.userId, "Our refund of $8 didn’t reach you")).toEqual([{ many: 1 }]);
    expect(await told(adminId, "A refund of $8 didn’t arrive")).toEqual([{ many: 1 }]);
    const [invoice] = await rows("SELECT number FROM invoices WHERE stripe_id = ?", [payer.invoice]);
    await rows(
      "UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = 'agent@fairlead.example') WHERE id = ?",
      [payer.userId],
    );
    const owner = await stranger().signIn(`payer-${payer.userId}@mail.example`, demoPassword);
    const billing = await pageOf(await owner.get("/billing"));
    expect(billing.text).toContain(`A refund didn’t arrive: $8 of ${invoice?.number}`);
    expect(billing.text).not.toContain("refund-failed");
  });

  test("is not given if someone else has given a part since", async () => {
    const payer = await newPayer();
    await (await refund(second, payer, { amount: "3" })).text();
    const answer = await refund(admin, payer, { amount: "3" });
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain("Somebody else refunded part of it");
    expect(await givenAtStripe(payer)).toEqual([300]);
    expect(await refundsOf(payer)).toMatchObject([{ by_user_id: secondId }]);
  });

  test("given directly at Stripe counts before another is given", async () => {
    const payer = await newPayer();
    const row = await invoiceOf(payer);
    await stripeOf().refunds.create({ payment_intent: String(row?.payment_intent_id), amount: 2_000 });
    expect((await refund(admin, payer, { amount: "20" })).status).toBe(409);
    expect(await givenAtStripe(payer)).toEqual([2_000]);
    expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 2_000 });
  });

  test("of a refund, of an unknown payment, or of a disputed one is refused", async () => {
    const payer = await newPayer();
    await (await refund(admin, payer)).text();
    const [given] = await refundsOf(payer);
    for (const id of [String(given?.stripe_id), "in_nobody", "'; --"]) {
      const answer = await admin.post(`${PAGE}?refund=${encodeURIComponent(id)}`, {
        intent: "refund",
        part: "whole",
        reason: REASON,
        seen: "0-0-0",
      });
      expect(answer.status).toBe(404);
    }
    const disputed = await newPayer();
    const row = await invoiceOf(disputed);
    await stripe().dispute(String(row?.payment_intent_id));
    const answer = await refund(admin, disputed);
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain("The payment is disputed");
    expect(await givenAtStripe(disputed)).toEqual([]);
  });

  test("is not given while Stripe is down, and the form keeps what was typed", async () => {
    const payer = await newPayer();
    await paying.down();
    const answer = await refund(admin, payer, { amount: "4.20" });
    expect(answer.status).toBe(503);
    const page = await pageOf(answer);
    expect(page.text).toContain("Stripe didn’t answer.");
    expect(heldBy(page.getByLabelText(/^Amount/))).toBe("4.20");
    expect(heldBy(page.getByLabelText(/^Reason/))).toBe(REASON);
    await paying.up();
    expect(await refundsOf(payer)).toEqual([]);
    expect(await invoiceOf(payer)).toMatchObject({ refunded_cents: 0 });
    expect((await refund(admin, payer, { amount: "4.20" })).status).toBe(303);
    expect(await givenAtStripe(payer)).toEqual([420]);
  });

  test("whose answer was lost is not given again", async () => {
    const payer = await newPayer();
    // The library retries once; both answers are lost.
    await stripe().fault({ answer: "500", method: "POST", path: "/v1/refunds", times: 2, after: true });
    expect((await refund(admin, payer, { amount: "6" })).status).toBe(503);
    await paying.up();
    expect(await givenAtStripe(payer)).toEqual([600]);
    expect((await refund(admin, payer, { amount: "6" })).status).toBe(409);
    expect(await givenAtStripe(payer)).toEqual([600]);
    expect(await refundsOf(payer)).toMatchObject([{ amount_cents: 600, by_user_id: adminId }]);
  });

  test("needs a key", async () => {
    const payer = await newPayer();
    const off = { ...openOwn(), payments: () => null };
    const given = await refundInvoice(off, adminId, payer.invoice, {
      cents: 100,
      reason: REASON,
      seen: "0-0-0",
    });
    expect(given).toEqual({ kind: "off" });
  });
});

describe("the list", () => {
  const numbersOf = async (query: string) => {
    const page = await pageOf(await admin.get(`${PAGE}?${query}`));
    const table = page.queryByRole("table", { name: "Payments" });
    return [...(table?.querySelectorAll("tbody th") ?? [])].map(
      (cell) => /[A-Z0-9]+-\d+/.exec(cell.textContent ?? "")?.[0] ?? "",
    );
  };

  test("is filtered by a payment's status, by number, by payer, and by month", async () => {
    const [paid, partly, failed, argued] = [
      await newPayer("Zebrowski"),
      await newPayer("Zebrowski"),
      await newPayer("Zebrowski"),
      await newPayer("O'Zebra"),
    ];
    await (await refund(admin, partly, { amount: "1" })).text();
    await rows(
      "UPDATE invoices SET status = 'open', paid_at = NULL, paid_cents = 0, failure = 'Your card was declined.' WHERE stripe_id = ?",
      [failed.invoice],
    );
    await rows("UPDATE invoices SET dispute = 'needs_response', made_at = ? WHERE stripe_id = ?", [
      Date.UTC(2026, 2, 15),
      argued.invoice,
    ]);
    const numberOf = async (payer: Payer) => String((await invoiceOf(payer))?.number);
    const [a, b, c, d] = [
      await numberOf(paid),
      await numberOf(partly),
      await numberOf(failed),
      await numberOf(argued),
    ];
    const find = async (query: string) => (await numbersOf(query)).sort();
    expect(await find("find=zebrowski")).toEqual([a, b, c].sort());
    expect(await find("find=pat+zebrowski&status=paid")).toEqual([a, b].sort());
    expect(await find("find=ZEBROWSKI&status=failed")).toEqual([c]);
    expect(await find("find=zebrowski&status=open")).toEqual([c]);
    expect(await find("find=zeb&status=refunded")).toEqual([b]);
    expect(await find(`find=${a.toLowerCase()}`)).toEqual([a]);
    expect(await find("status=disputed&month=2026-03")).toEqual([d]);
    expect(await find("find=o'zebra&month=2026-04")).toEqual([]);
    expect(await find("find=%25_%22*(")).toEqual([]);
    expect(await find("find=cleo+zebrowski")).toEqual([]);
    const page = await pageOf(await admin.get(`${PAGE}?find=zebrowski`));
    expect(page.text).toContain("Failed: Your card was declined.");
    for (const junk of [
      "status=all",
      "month=2026-13",
      "month[]=1",
      "after=x",
      "after=1_~",
      "status=__proto__",
    ])
      expect((await admin.get(`${PAGE}?${junk}`)).status).toBe(200);
  });

  test("continues page by page, each payment once", async () => {
    const { customer, userId } = await newPayer("Pagewright");
    await rows(
      "DELETE FROM invoices WHERE customer_id = (SELECT id FROM billing_customers WHERE user_id = ?)",
      [userId],
    );
    expect(customer).toMatch(/^cus_/);
    for (let at = 0; at < 120; at++)
      await rows(
        `INSERT INTO invoices (stripe_id, customer_id, number, status, currency, subtotal_cents, tax_cents, total_cents,
           paid_cents, refunded_cents, made_at, paid_at, version)
         SELECT ?, id, ?, 'paid', 'usd', 100, 0, 100, 100, 0, ?, ?, 1 FROM billing_customers WHERE user_id = ?`,
        // Three with the same time each.
        [
          `in_page_${at}`,
          `PAGE-${1_000 + at}`,
          Date.UTC(2026, 5, 1) + Math.floor(at / 3),
          Date.UTC(2026, 5, 1),
          userId,
        ],
      );
    const seen: string[] = [];
    let to: string | null = `${PAGE}?find=Pagewright`;
    for (let count = 0; to !== null && count < 5; count++) {
      const page = await pageOf(await admin.get(to));
      const table = page.getByRole("table", { name: "Payments" });
      seen.push(
        ...[...table.querySelectorAll("tbody th")].map(
          (cell) => /PAGE-\d+/.exec(cell.textContent ?? "")?.[0] ?? "",
        ),
      );
      to = page.queryByRole("link", { name: "Next" })?.getAttribute("href")?.replace(/#.*/, "") ?? null;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
    await rows("DELETE FROM invoices WHERE stripe_id LIKE 'in_page%'");
  });

  test("counts, keeps its columns in the address, opens each row, and downloads the same rows as a file", async () => {
    const payers = [await newPayer("Framewright"), await newPayer("Framewright")];
    const page = await pageOf(await admin.get(`${PAGE}?find=Framewright&columns=stripe`));
    expect(page.getByRole("navigation", { name: "Where this is" }).textContent).toBe("Admin console");
    expect(page.text).toContain("2 payments like that");
    const heads = [...page.getByRole("table", { name: "Payments" }).querySelectorAll("thead th")];
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Invoice",
      "Total",
      "Status",
      "Stripe’s id",
      "Refund",
    ]);
    expect(page.getByRole("link", { name: /Download these as CSV/ }).getAttribute("href")).toBe(
      `${FILE}?find=Framewright&columns=stripe`,
    );
    const number = String((await invoiceOf(payers[0] as Payer))?.number);
    const opens = page.getByRole("link", { name: number });
    expect(opens.hasAttribute("data-key-open")).toBe(true);
    const opened = await pageOf(await admin.get((opens.getAttribute("href") ?? "").replace(/#.*/, "")));
    expect(opened.getByRole("heading", { name: `Refund ${number}` })).toBeDefined();
    // Closed again, the list is as before.
    expect(opened.getByRole("link", { name: "Close" }).getAttribute("href")).toBe(
      `${PAGE}?find=Framewright&columns=stripe#payments`,
    );
    // A paying person links to their page.
    const fullPage = await pageOf(await admin.get(`${PAGE}?find=Framewright`));
    expect(fullPage.getAllByRole("link", { name: /^\w+ Framewright$/ })[0]?.getAttribute("href")).toMatch(
      /^\/admin-console\/people\//,
    );
  });

  test("with every filter reads an index", async () => {
    const plan = async (sql: string) =>
      (await rows(`EXPLAIN QUERY PLAN ${sql}`)).map(({ detail }) => String(detail)).join("; ");
    const order = "ORDER BY made_at DESC, stripe_id DESC LIMIT 51";
    for (const [condition, index] of [
      ["i.status = 'paid'", "invoices_status"],
      ["i.status = 'open' AND i.made_at >= 5", "invoices_status"],
      ["i.failure IS NOT NULL", "invoices_failed"],
      ["i.refunded_cents > 0", "invoices_refunded"],
      ["i.dispute IS NOT NULL AND i.made_at <= 9", "invoices_disputed"],
      ["+i.status <> 'draft'", "invoices_made"],
      ["+i.status <> 'draft' AND i.made_at >= 5 AND i.made_at < 9", "invoices_made"],
      [
        "i.stripe_id IN (SELECT ni.stripe_id FROM invoices ni WHERE ni.number >= 'A' AND ni.number < 'B')",
        "invoices_number",
      ],
    ] as const) {
      const said = await plan(`SELECT * FROM invoices i WHERE ${condition} ${order}`);
      expect(said, condition).toContain(index);
      expect(said, condition).not.toMatch(/SCAN i\b(?! USING INDEX)/);
    }
    expect(
      await plan(
        "SELECT c.id FROM users u CROSS JOIN billing_customers c ON c.user_id = u.id WHERE lower(u.last_name) >= 'a' AND lower(u.last_name) < 'b'",
      ),
    ).toContain("users_last_name");
    expect(
      await plan(
        "SELECT currency, sum(paid_cents), sum(tax_cents) FROM invoices WHERE paid_at >= 5 GROUP BY strftime('%Y-%m', paid_at / 1000, 'unixepoch'), currency",
      ),
    ).toContain("COVERING INDEX invoices_paid");
    expect(
      await plan("SELECT * FROM stripe_events WHERE status = 'dead' ORDER BY received_at LIMIT 50"),
    ).toContain("stripe_events_dead");
    expect(
      await plan("SELECT * FROM stripe_events WHERE status = 'waiting' ORDER BY next_at LIMIT 50"),
    ).toContain("stripe_events_due");
  });
});

test("revenue by month is the sum of paid invoices and refunds, by currency", async () => {
  const { userId } = await newPayer();
  await rows("DELETE FROM refunds");
  await rows("DELETE FROM invoices");
  // The books are in Central time, and months begin there.
  const [year = 0, no = 0] = wallClock("America/Chicago", Date.now()).day.split("-").map(Number);
  const month = (back: number) => {
    const day = new Date(Date.UTC(year, no - 1 - back, 1)).toISOString().slice(0, 10);
    return firstInstantOf("America/Chicago", { day, minute: 0 });
  };
  const invoice = (id: string, currency: string, paid: number, tax: number, paidAt: number | null) =>
    rows(
      `INSERT INTO invoices (stripe_id, customer_id, number, status, currency, subtotal_cents, tax_cents, total_cents,
         paid_cents, refunded_cents, made_at, paid_at, version)
       SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, 0, 1, ?, 1 FROM billing_customers WHERE user_id = ?`,
      [
        id,
        id,
        paidAt === null ? "open" : "paid",
        currency,
        paid - tax,
        tax,
        paid,
        paidAt === null ? 0 : paid,
        paidAt,
        userId,
      ],
    );
  const given = (id: string, cents: number, status: string, madeAt: number, of = "in_a") =>
    rows("INSERT INTO refunds VALUES (?, ?, ?, 'usd', ?, NULL, '', ?)", [id, of, cents, status, madeAt]);
  await invoice("in_a", "usd", 10_725, 725, month(1));
  await invoice("in_b", "usd", 2_900, 0, month(0) - 1);
  await invoice("in_c", "usd", 1_000_000_000, 0, month(0));
  await invoice("in_d", "usd", 5_000, 0, month(11));
  await invoice("in_old", "usd", 7_777, 0, month(11) - 1);
  await invoice("in_open", "usd", 8_888, 0, null);
  await invoice("in_eur", "eur", 1_200, 200, month(1));
  await given("re_1", 725, "succeeded", month(1));
  await given("re_2", 100, "pending", month(0) - 1);
  await given("re_3", 50, "failed", month(1));
  await given("re_4", 60, "canceled", month(1));
  await given("re_5", 6_000, "succeeded", month(11));

  const page = await pageOf(await admin.get(PAGE));
  const read = (name: string) =>
    [...page.getByRole("table", { name }).querySelectorAll("tbody tr")].map((row) =>
      [...row.children].slice(1).map((cell) => cell.textContent),
    );
  const usd = read("Revenue by month in USD, newest first");
  expect(usd).toHaveLength(12);
  expect(usd[0]).toEqual(["$10,000,000", "$0", "$10,000,000", "$0"]);
  expect(usd[1]).toEqual(["$136.25", "$8.25", "$128", "$7.25"]);
  expect(usd[11]).toEqual(["$50", "$60", "−$10", "$0"]);
  expect(
    usd
      .slice(2, 11)
      .flat()
      .every((cell) => cell === "$0"),
  ).toBe(true);
  expect(read("Revenue by month in EUR, newest first")[1]).toEqual(["€12", "€0", "€12", "€2"]);
});

describe("the file", () => {
  const fileOf = async (query: string) => {
    const answer = await admin.get(`${FILE}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/csv/);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    return {
      text,
      rows: Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data,
    };
  };

  test("logs who downloaded it with which filters, but not the search text", async () => {
    const newest = "SELECT act, actor_id, subject_kind, after FROM audit_log ORDER BY audit_no DESC LIMIT 1";
    await fileOf("find=Somebody&status=paid");
    expect(await rows(newest)).toEqual([
      {
        act: "invoice.export",
        actor_id: adminId,
        subject_kind: "invoice",
        after: '{"status":"paid","searched":true}',
      },
    ]);
    const log = await rows("SELECT count(*) n FROM audit_log");
    const stranger = await (await signedIn("customer")).get(FILE);
    expect(stranger.headers.get("Location")).toBe("/dashboard");
    expect(await rows("SELECT count(*) n FROM audit_log")).toEqual(log);
  });

  test("has the filtered rows, decimal amounts, and no cell that is a formula", async () => {
    const payer = await newPayer("Filewright");
    await rows("UPDATE users SET first_name = '=1+1\n\"x\",', last_name = 'Filewright' WHERE id = ?", [
      payer.userId,
    ]);
    await rows(
      "UPDATE invoices SET total_cents = -5, failure = ' @SUM(A1)', number = '+1' WHERE stripe_id = ?",
      [payer.invoice],
    );
    await (await refund(admin, payer, { amount: "9.05" })).text();
    await rows(
      "UPDATE invoices SET total_cents = -5, failure = ' @SUM(A1)', number = '+1' WHERE stripe_id = ?",
      [payer.invoice],
    );
    const file = await fileOf("find=Filewright&status=refunded");
    expect(file.rows).toHaveLength(1);
    expect(file.rows[0]).toMatchObject({
      number: "'+1",
      payer: '\'=1+1\n"x", Filewright',
      currency: "USD",
      paid: "29.00",
      refunded: "9.05",
      net: "19.95",
      total: "-0.05",
      failure: "' @SUM(A1)",
      "stripe id": payer.invoice,
    });
    for (const cell of Object.values(file.rows[0] ?? {}))
      expect(cell).not.toMatch(/^(?!-\d+\.\d\d$)\s*[=+\-@]|^[\t\r\n]/);
    // More than one read.
    for (let at = 0; at < 3; at++)
      await rows(
        `INSERT INTO invoices (stripe_id, customer_id, number, status, currency, subtotal_cents, tax_cents, total_cents,
           paid_cents, refunded_cents, made_at, paid_at, version)
         WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < 699)
         SELECT 'in_file_' || ? || '_' || n.at, c.id, 'FILE', 'paid', 'usd', 1, 0, 1, 1, 0, 7, 7, 1
         FROM n, billing_customers c WHERE c.user_id = ?`,
        [at, payer.userId],
      );
    const long = await fileOf("find=FILE&month=");
    expect(new Set(long.rows.map((row) => row["stripe id"])).size).toBe(2_101);
    expect(long.rows).toHaveLength(2_101);
    await rows("DELETE FROM invoices WHERE stripe_id LIKE 'in_file%'");
    expect((await fileOf("find=Filewright&status=disputed")).text).toMatch(/^number,made,[^\n]*\r\n$/);
  });
});

describe("events", () => {
  /** An event of this payer's subscription that failed every time. */
  async function deadEvent({ subscription }: Payer): Promise<string> {
    const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`;
    await rows(
      "INSERT INTO stripe_events VALUES (?, 'customer.subscription.updated', ?, 'dead', 1, 2, 9, 3, 'It broke <here>.', NULL)",
      [id, subscription],
    );
    return id;
  }
  const statusOf = async (id: string) =>
    (await rows("SELECT status FROM stripe_events WHERE id = ?", [id]))[0]?.status;

  test("that are dead show their last error and can be retried", async () => {
    const payer = await newPayer();
    const id = await deadEvent(payer);
    await stripe().change(payer.subscription, { edits: { "items.data.0.quantity": 4 } });
    const page = await pageOf(await admin.get(PAGE));
    expect(page.document.body.textContent).toContain("It broke <here>.");
    await paying.down();
    expect((await admin.post(PAGE, { intent: "try-again", event: id })).status).toBe(303);
    await paying.up();
    expect(await statusOf(id)).toBe("waiting");
    expect((await pageOf(await admin.get(PAGE))).text).toContain("Events waiting for their next try");
    await (await admin.post(PAGE, { intent: "try-again", event: id })).text();
    expect(await statusOf(id)).toBe("done");
    expect(await rows("SELECT seats FROM subscriptions WHERE stripe_id = ?", [payer.subscription])).toEqual([
      { seats: 4 },
    ]);
    expect((await admin.post(PAGE, { intent: "try-again", event: id })).status).toBe(303);
  });

  test("that wait for their first try are tried by the cron, and no one is told that they were handled", async () => {
    const payer = await newPayer();
    const [untried, failed] = [await deadEvent(payer), await deadEvent(payer)];
    const wait =
      "UPDATE stripe_events SET status = 'waiting', attempts = ?, next_at = 9999999999999, type = ? WHERE id = ?";
    await rows(wait, [0, "customer.subscription.created", untried]);
    await rows(wait, [2, "customer.subscription.paused", failed]);
    const page = await pageOf(await admin.get(PAGE));
    expect(page.text).toContain("customer.subscription.created");
    const tries = page.getAllByRole("button", {
      name: /^Try again: customer\.subscription\.(created|paused)$/,
    });
    expect(tries.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Try again: customer.subscription.paused",
    ]);
    // From a stale page, or one that someone else just started.
    await (await admin.post(PAGE, { intent: "try-again", event: untried })).text();
    const told = await pageOf(await admin.get(PAGE));
    expect(told.text).toContain("It was followed already, or somebody else is trying it");
    expect(await statusOf(untried)).toBe("waiting");
    await rows("DELETE FROM stripe_events WHERE id IN (?, ?)", [untried, failed]);
  });

  test("can all be retried at once", async () => {
    const payer = await newPayer();
    const ids = [await deadEvent(payer), await deadEvent(payer), await deadEvent(payer)];
    await (await admin.post(PAGE, { intent: "try-all" })).text();
    for (const id of ids) expect(await statusOf(id)).toBe("done");
  });

  test("that never arrived are fetched; nothing happens while Stripe is down", async () => {
    const payer = await newPayer();
    await rows("UPDATE subscriptions SET seats = 7 WHERE stripe_id = ?", [payer.subscription]);
    const before = await rows("SELECT count(*) n FROM stripe_events");
    await paying.down();
    await (await admin.post(PAGE, { intent: "catch-up" })).text();
    await paying.up();
    expect(await rows("SELECT count(*) n FROM stripe_events")).toEqual(before);
    for (let go = 0; go < 10; go++) {
      await (await admin.post(PAGE, { intent: "catch-up" })).text();
      await (await admin.post(PAGE, { intent: "try-all" })).text();
    }
    expect(await rows("SELECT seats FROM subscriptions WHERE stripe_id = ?", [payer.subscription])).toEqual([
      { seats: 1 },
    ]);
    const toast = await pageOf(await admin.get(PAGE));
    expect(toast.document.body.textContent).toContain("Payments");
  });

  test("refuse any other intent", async () => {
    for (const intent of ["", "erase", "__proto__"])
      expect((await admin.post(PAGE, { intent })).status).toBe(400);
    expect((await admin.post(PAGE, { intent: "try-again", event: "evt_nobody" })).status).toBe(303);
  });
});
