import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn, emailToken } = openAccounts();

test.each<[string, (visitor: Visitor) => Promise<Response>]>([
  ["reading its settings", (visitor) => visitor.get("/settings")],
  ["writing", (visitor) => visitor.post("/settings", { intent: "sign-out-everywhere" })],
])("an archived account is signed out by %s, too", async (_what, action) => {
  const visitor = await signedIn("archived");
  const response = await action(visitor);
  expect(response.headers.get("Location")).toBe("/reactivate?email=archived%40fairlead.example");
  expect(visitor.cookies.has("__Host-session")).toBe(false);
});

describe("restoring access", () => {
  test("a password reset by email works once, ends every session, and lifts the lock", async () => {
    const email = "agency@fairlead.example";
    const inside = await signedIn("agency");
    for (let attempt = 0; attempt < 5; attempt++)
      await (await stranger().post("/auth", { email, password: "wrong" })).text();
    const asked = await wordsOf(
      await stranger().post("/auth/forgot-password", { email: "Agency@fairlead.example" }),
    );
    const unknown = await wordsOf(
      await stranger().post("/auth/forgot-password", { email: "nobody@mail.example" }),
    );
    expect(asked.replace("agency@fairlead.example", "")).toBe(unknown.replace("nobody@mail.example", ""));
    const token = await emailToken("reset-password", email);
    const weak = await stranger().post("/auth/reset-password", { token, password: "1234567890" });
    expect(weak.status).toBe(400);
    await weak.text();
    const next = "a lantern on the quay";
    expect((await stranger().post("/auth/reset-password", { token, password: next })).status).toBe(303);
    expect((await stranger().post("/auth/reset-password", { token, password: next })).status).toBe(410);
    expect((await inside.get("/dashboard")).headers.get("Location")).toContain("/auth");
    await stranger().signIn(email, next);
  });

  test("of several requests with one link at once, one sets the password", async () => {
    const email = "carrier@fairlead.example";
    await (await stranger().post("/auth/forgot-password", { email })).text();
    const token = await emailToken("reset-password", email);
    const passwords = [
      "first lantern on the quay",
      "second lantern on the quay",
      "third lantern on the quay",
    ];
    const answers = await Promise.all(
      passwords.map((password) => stranger().post("/auth/reset-password", { token, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  });

  test("an archived account is signed out on its way in, and its emailed link restores it", async () => {
    const email = "archived@fairlead.example";
    const visitor = await signedIn("archived");
    const response = await visitor.get("/dashboard");
    expect(response.headers.get("Location")).toBe("/reactivate?email=archived%40fairlead.example");
    expect(visitor.cookies.has("__Host-session")).toBe(false);
    await (await stranger().post("/reactivate", { email })).text();
    const token = await emailToken("reactivate", email);
    expect((await stranger().post("/reactivate", { token })).status).toBe(303);
    const back = await signedIn("archived");
    expect((await back.get("/dashboard")).headers.get("Location")).toBe("/customer-dashboard");
  });

  test("a link works for one purpose only", async () => {
    await (await stranger().post("/auth/forgot-password", { email: "fmo@fairlead.example" })).text();
    const token = await emailToken("reset-password", "fmo@fairlead.example");
    expect((await stranger().post("/check-email", { token })).status).toBe(410);
    expect((await stranger().post("/reactivate", { token })).status).toBe(410);
  });

  test("a new password in the settings requires the current one, with five tries", async () => {
    const inside = await signedIn("carrier-executive");
    const change = async (presentPassword: string) => {
      const form = { intent: "change-password", presentPassword, newPassword: "a lantern on the quay" };
      const response = await inside.post("/settings?section=security", form);
      return [response.status, await wordsOf(response)] as const;
    };
    for (let attempt = 0; attempt < 5; attempt++) {
      const [status, words] = await change("not the present one");
      expect([400, 401, 403]).toContain(status);
      expect(words).not.toContain("Account Temporarily Locked");
    }
    const [status, words] = await change(demoPassword);
    expect(status).toBe(429);
    expect(words).toContain("Account Temporarily Locked");
    await signedIn("carrier-executive");
  });
});
