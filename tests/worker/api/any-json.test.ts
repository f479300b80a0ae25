/** Calls that take JSON answer any JSON without an error of ours. */
import fc from "fast-check";
import Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger } = openAccounts();

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
/** Bodies that a program sends by mistake or on purpose. */
const BODIES: readonly string[] = [
  ...[
    "",
    " ",
    "null",
    "true",
    "0",
    "-1e999",
    "1e400",
    '""',
    '"text"',
    "[]",
    "[[]]",
    "[null]",
    "{}",
    "{",
    "NaN",
  ],
  ...['{"__proto__":null}', '{"constructor":{"prototype":{}}}', '{"id":"a","id":"b"}', "\ufeff{}", "\u0000"],
  ...[nested(20_000, "[", "]"), nested(20_000, '{"data":', "}").replace(":}", ":0}")],
];

/** A JSON value of any shape: half of them objects with some of these fields, of any type. */
function anyJson(fields: readonly string[]) {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom("", "\u0000", "\ud800", -1, 0.5, 1e300, Number.MAX_SAFE_INTEGER, "x".repeat(3_000)),
  );
  return fc.oneof(value, fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: fields.length }));
}

describe("a signed event", () => {
  const PATH = "/api/stripe-webhook";
  const stripe = new Stripe("sk_test_of_nobody");
  async function send(body: string) {
    const header = await stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: site.stripe().webhookSecret,
      timestamp: Math.floor(Date.now() / 1000),
    });
    const response = await site.get(PATH, { method: "POST", body, headers: { "Stripe-Signature": header } });
    return { status: response.status, said: await response.text() };
  }
  const countOf = async () => Number((await rows("SELECT count(*) n FROM stripe_events"))[0]?.n);
  const event = (changes: Record<string, unknown> = {}) => ({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    type: "customer.subscription.updated",
    created: 1_700_000_000,
    data: { object: { id: "sub_of_nobody", object: "subscription" } },
    ...changes,
  });

  test("without an event's shape is 400, and nothing is stored", async () => {
    const before = await countOf();
    for (const body of BODIES) expect((await send(body)).status, body.slice(0, 60)).toBe(400);
    for (const changes of [
      ...[null, 7, {}, [], "", "\u0000", "a b", "x".repeat(300)].flatMap((one) => [
        { id: one },
        { type: one },
      ]),
      ...[null, "now", -1, 0.5, 1e300, [], {}].map((created) => ({ created })),
      ...[null, 7, "", [], {}, { object: null }, { object: 7 }, { object: [] }, { object: "sub" }].map(
        (data) => ({
          data,
        }),
      ),
      { object: "v2.core.event", data: undefined },
    ]) {
      const { status, said } = await send(JSON.stringify(event(changes)));
      expect(status, JSON.stringify(changes).slice(0, 80)).toBe(400);
      expect(said).toContain("no event");
    }
    expect(await countOf()).toBe(before);
  });

  test("about an object without an id is stored and ignored", async () => {
    for (const object of [{}, { id: null }, { id: 7 }, { id: "\u0000" }, { id: { id: "sub" } }]) {
      const one = event({ data: { object } });
      expect((await send(JSON.stringify(one))).status).toBe(200);
      expect(await rows("SELECT status, object_id FROM stripe_events WHERE id = ?", [one.id])).toEqual([
        { status: "ignored", object_id: "" },
      ]);
    }
  });

  test("with any JSON is 400 or stored", async () => {
    const some = anyJson(["id", "type", "created", "data", "object", "api_version"]);
    const almost = fc.record({
      at: fc.constantFrom("id", "type", "created", "data"),
      value: anyJson(["object", "id"]),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          some,
          almost.map(({ at, value }) => event({ [at]: value })),
        ),
        async (value) => {
          const { status } = await send(JSON.stringify(value) ?? "");
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Every other call that takes JSON, with the fields it reads. */
const CALLS: readonly [path: string, methods: readonly string[], fields: readonly string[]][] = [
  ["/api/errors", ["POST"], ["during", "message", "stack", "path", "requestId"]],
  [
    "/api/orchestrated-signup",
    ["POST"],
    ["email", "password", "firstName", "lastName", "role", "organizationName"],
  ],
  ["/api/messages", ["POST"], ["thread", "body", "key", "text"]],
  ["/api/user_notifications", ["PATCH", "DELETE", "POST"], ["id", "read", "deleted_at", "all"]],
  ["/api/rpc/get_user_onboarding_status", ["POST"], ["p_user_id"]],
  ["/api/rpc/get_user_managed_organizations_secure", ["POST"], ["p_user_id"]],
  ["/api/rpc/get_public_profile_by_user_id", ["POST"], ["p_user_id"]],
  ["/api/rpc/manage_product_types_secure", ["POST"], ["action"]],
  [
    "/api/rpc/manage_expert_questions_secure",
    ["POST"],
    ["action", "question_data", "customer_email", "customer_phone", "allow_contact", "question"],
  ],
  ["/unsubscribe?token=none", ["POST"], ["List-Unsubscribe", "token"]],
  ["/auth/passkey", ["POST"], ["id", "rawId", "response", "type", "challenge"]],
  ["/auth/second-factor/passkey", ["POST"], ["id", "rawId", "response", "type", "challenge"]],
  ["/settings/passkeys", ["POST"], ["id", "rawId", "response", "type", "name", "password"]],
  ["/auth/sign-out", ["POST"], ["next"]],
];

describe("every other call answers any JSON", () => {
  let customer: Visitor;
  beforeAll(async () => {
    customer = await signedIn("customer");
  });

  test.each(CALLS)("%s", async (path, methods, fields) => {
    const send = async (method: string, body: string, as: Visitor) => {
      const response = await as.get(path, {
        method,
        body,
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID() },
      });
      await response.text();
      expect(response.status, `${method} ${body.slice(0, 120)}`).toBeLessThan(500);
    };
    const readers = path === "/auth/sign-out" ? [stranger()] : [stranger(), customer];
    for (const method of methods)
      for (const as of readers) {
        for (const body of BODIES) await send(method, body, as);
        await fc.assert(
          fc.asyncProperty(anyJson(fields), async (value) => send(method, JSON.stringify(value) ?? "", as)),
          { numRuns: 25 },
        );
      }
  });
});
