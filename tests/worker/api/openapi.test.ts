/** The calls under /api/ answer as their OpenAPI document says. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Visitor } from "#support/browser/visitor.ts";
import { openQuestions } from "../questions/questions.ts";

const { ask, askAgent, rows, signedIn, site, stranger } = openQuestions();

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** The schema of an answer, with its references resolved. */
async function schemaOf(path: string, method: string, status: number): Promise<z.ZodType> {
  const document: Json = await (await site.get("/api/openapi.json")).json();
  const at = (keys: readonly string[]) =>
    keys.reduce<Json>((value, key) => {
      const next =
        typeof value === "object" && value !== null && !Array.isArray(value) ? value[key] : undefined;
      if (next === undefined) throw new Error(`The document has no ${keys.join(" ")}.`);
      return next;
    }, document);
  const resolve = (value: Json): Json => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value.$ref === "string") return resolve(at(value.$ref.slice(2).split("/")));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  };
  const schema = at([
    "paths",
    path,
    method,
    "responses",
    String(status),
    "content",
    "application/json",
    "schema",
  ]);
  return z.fromJSONSchema(z.record(z.string(), z.json()).parse(resolve(schema)));
}

async function expectAsDescribed(response: Response, path: string, method: string, status: number) {
  const answer: unknown = await response.json();
  expect(response.status).toBe(status);
  const parsed = (await schemaOf(path, method, status)).safeParse(answer);
  expect(parsed.error?.issues ?? []).toEqual([]);
  return answer;
}
const call = (as: Visitor, name: string, body: unknown = {}) =>
  as.get(`/api/rpc/${name}`, { method: "POST", body: JSON.stringify(body) });

test("is served as JSON, and cached for everyone", async () => {
  const response = await site.get("/api/openapi.json");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toContain("public");
  const text = await response.text();
  expect(text.length).toBeLessThan(40_000);
  expect(JSON.parse(text)).toMatchObject({ openapi: "3.1.0", servers: [{ url: site.origin() }] });
});

test("a schema of the document refuses what doesn't match", async () => {
  const schema = await schemaOf("/api/suggest", "get", 200);
  expect(schema.safeParse({ suggestions: [] }).success).toBe(true);
  expect(schema.safeParse({ suggestions: [{ label: "Austin", note: "city" }] }).success).toBe(false);
  expect(schema.safeParse({ suggestions: [], more: 1 }).success).toBe(false);
});

describe("the documented answer", () => {
  test("of GET /api/suggest", async () => {
    await expectAsDescribed(await site.get("/api/suggest?q=aus"), "/api/suggest", "get", 200);
    const long = await site.get(`/api/suggest?q=${"x".repeat(300)}`);
    await expectAsDescribed(long, "/api/suggest", "get", 400);
  });

  test("of GET and PATCH /api/user_notifications", async () => {
    const path = "/api/user_notifications";
    const [agent] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
    for (const url of [null, "/dashboard"])
      await rows(
        `INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at)
         VALUES (?, ?, 'info', 't', 'm', 0, ?, ?)`,
        [crypto.randomUUID(), String(agent?.id), url, Date.now()],
      );
    const as = await signedIn("agent");
    const response = await as.get(path);
    for (const header of ["X-Unread-Count", "X-Clock"]) expect(response.headers.get(header)).toMatch(/^\d+$/);
    expect(await expectAsDescribed(response, path, "get", 200)).toMatchObject([{}, {}]);
    for (const body of ['{"read":true}', '{"deleted_at":"2026-01-01T00:00:00Z"}']) {
      const patched = await as.get(path, { method: "PATCH", body });
      await expectAsDescribed(patched, path, "patch", 200);
    }
    await expectAsDescribed(await stranger().get(path), path, "get", 401);
    await expectAsDescribed(await as.get(path, { method: "PATCH", body: "{}" }), path, "patch", 400);
  });

  test("of GET and POST /api/messages", async () => {
    const path = "/api/messages";
    const [thread] = await rows(`SELECT t.id FROM message_threads t JOIN users u ON u.id = t.customer_user_id
      WHERE u.email = 'customer@fairlead.example'`);
    const as = await signedIn("customer");
    const message = { thread: thread?.id, key: crypto.randomUUID(), body: "As described?" };
    const post = (body: unknown) => as.get(path, { method: "POST", body: JSON.stringify(body) });
    await expectAsDescribed(await as.get(`${path}?thread=${thread?.id}`), path, "get", 200);
    await expectAsDescribed(await as.get(`${path}?thread=x`), path, "get", 404);
    await expectAsDescribed(await post(message), path, "post", 200);
    await expectAsDescribed(await post({ ...message, thread: crypto.randomUUID() }), path, "post", 404);
    await expectAsDescribed(await post({}), path, "post", 400);
    await expectAsDescribed(await stranger().get(`${path}?thread=${thread?.id}`), path, "get", 401);
  });

  test.each([
    ["get_user_onboarding_status", "applicant"],
    ["get_user_onboarding_status", "customer"],
    ["get_user_managed_organizations_secure", "agency"],
  ])("of %s, for %s", async (name, who) => {
    const path = `/api/rpc/${name}`;
    await expectAsDescribed(await call(await signedIn(who), name), path, "post", 200);
    await expectAsDescribed(await call(stranger(), name), path, "post", 401);
  });

  test("of get_public_profile_by_user_id", async () => {
    const name = "get_public_profile_by_user_id";
    const [agent] = await rows("SELECT id FROM users WHERE email = 'agent@fairlead.example'");
    const asked = [
      [200, { p_user_id: String(agent?.id).toUpperCase() }],
      [404, { p_user_id: crypto.randomUUID() }],
      [400, { p_user_id: "-".repeat(36) }],
      [400, {}],
    ] as const;
    for (const [status, body] of asked)
      await expectAsDescribed(await call(stranger(), name, body), `/api/rpc/${name}`, "post", status);
  });

  test("of manage_product_types_secure and manage_expert_questions_secure", async () => {
    const customer = await signedIn("customer");
    await askAgent();
    await ask({}, customer);
    const asked = [
      ["manage_product_types_secure", "select_active", customer, 200],
      ["manage_product_types_secure", "select_all", await signedIn("admin"), 200],
      ["manage_product_types_secure", "select_all", customer, 403],
      ["manage_expert_questions_secure", "select_public", stranger(), 200],
      ["manage_expert_questions_secure", "select_mine", customer, 200],
      ["manage_expert_questions_secure", "select_mine", stranger(), 401],
      ["manage_expert_questions_secure", "create_question", stranger(), 400],
    ] as const;
    for (const [name, action, as, status] of asked) {
      const answer = await call(as, name, { action });
      await expectAsDescribed(answer, `/api/rpc/${name}`, "post", status);
    }
  });

  test("of a refused POST /api/orchestrated-signup", async () => {
    const path = "/api/orchestrated-signup";
    await expectAsDescribed(await stranger().get(path, { method: "POST", body: "{}" }), path, "post", 400);
  });
});
