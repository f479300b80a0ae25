import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { errorBy, fieldsOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn, rows } = openAccounts();
const customer = "customer@fairlead.example";

/** Fails until locked. Each test uses its own address, because the count is per address. */
async function lock(email: string): Promise<string[]> {
  const told: string[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    told.push(await wordsOf(await stranger().post("/auth", { email, password: `wrong ${attempt}` })));
  }
  return told;
}

describe("signing in", () => {
  test("works with the address in other case and with spaces, and sets cookies that scripts can't read", async () => {
    const visitor = stranger();
    const response = await visitor.post("/auth", {
      email: "  Customer@Fairlead.EXAMPLE ",
      password: demoPassword,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/dashboard");
    // The password's row, the write, and the account's settings, asked for together.
    expect(response.headers.get("X-Database-Round-Trips")).toBe("3");
    const cookies = response.headers.getSetCookie();
    for (const name of ["__Host-session", "__Host-refresh"]) {
      const cookie = cookies.find((one) => one.startsWith(`${name}=`));
      for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
      expect(cookie).not.toContain("Domain");
    }
    expect(await wordsOf(await visitor.get("/customer-dashboard"))).toContain("Hello Cleo");
  });

  test("keeps what was typed, marks what is missing, and never returns a password", async () => {
    const response = await stranger().post("/auth", {
      email: "not an address",
      password: "swordfish-swordfish",
    });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(errorBy(page.getByLabelText("Email"))).toBe("Invalid email address");
    expect(heldBy(page.getByLabelText("Email"))).toBe("not an address");
    expect(page.html).not.toContain("swordfish");
    const empty = await wordsOf(await stranger().post("/auth", {}));
    expect(empty).toContain("Email is required");
    expect(empty).toContain("Password is required");
  });

  test.each([
    "//evil.example",
    "/.//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "/\tevil",
  ])("never leads to %s afterwards", async (next) => {
    const response = await stranger().post("/auth", { email: customer, password: demoPassword, next });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/dashboard");
    const asked = await pageOf(await stranger().get(`/auth?next=${encodeURIComponent(next)}`));
    expect(fieldsOf(formOf(asked.getByLabelText("Email"))).get("next")).toBe("");
  });

  test("leads to the site's own page that was asked for", async () => {
    const response = await stranger().post("/auth", {
      email: customer,
      password: demoPassword,
      next: "/settings?section=privacy",
    });
    expect(response.headers.get("Location")).toBe("/settings?section=privacy");
  });

  test("accepts no form from another site", async () => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of foreign) {
      const response = await stranger().post("/auth", { email: customer, password: demoPassword }, headers);
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      await response.text();
    }
  });

  test("starts a new session, whatever the browser brought", async () => {
    const visitor = stranger();
    visitor.cookies.set("__Host-refresh", "planted-by-somebody-else");
    visitor.cookies.set("__Host-session", "planted-too");
    await visitor.signIn(customer, demoPassword);
    expect(visitor.cookies.get("__Host-refresh")).not.toBe("planted-by-somebody-else");
    const found = await rows(
      "SELECT count(*) AS n FROM sessions WHERE refresh_hash = 'planted-by-somebody-else'",
    );
    expect(found[0]?.n).toBe(0);
  });

  test("refuses a password of a megabyte quickly, and a NUL is just wrong", async () => {
    const huge = await stranger().post("/auth", {
      email: "huge@mail.example",
      password: "x".repeat(1_000_000),
    });
    expect(huge.status).toBe(413);
    await huge.text();
    const nul = await stranger().post("/auth", { email: "nul@mail.example", password: "a\0b" });
    expect(nul.status).toBe(401);
    await nul.text();
  });

  test("a signed-in reader is sent on from the sign-in page", async () => {
    const response = await (await signedIn("customer")).get("/auth?next=/saved");
    expect(response.headers.get("Location")).toBe("/saved");
  });
});

describe("the lockout", () => {
  test("counts down in the specification's words and then locks, for an unknown address too", async () => {
    for (const email of ["agency-executive@fairlead.example", "nobody-has-this@mail.example"]) {
      const told = await lock(email);
      for (const [index, words] of told.slice(0, 4).entries()) {
        const attempts = index === 3 ? "1 attempt" : `${4 - index} attempts`;
        expect(words).toContain(`Invalid credentials. ${attempts} remaining.`);
      }
      expect(told[4]).toContain("Account Temporarily Locked");
      expect(told[4]).toContain("Too many failed attempts. Please try again in 15 minutes.");
    }
  });

  test("refuses a sixth attempt within 15 minutes even with the right password, in any spelling", async () => {
    await lock("fmo-executive@fairlead.example");
    const response = await stranger().post("/auth", {
      email: " FMO-Executive@fairlead.example",
      password: demoPassword,
    });
    expect(response.status).toBe(429);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await wordsOf(response)).toContain("Account Temporarily Locked");
  });

  test("is cleared by a success", async () => {
    const email = "carrier-executive@fairlead.example";
    for (let attempt = 0; attempt < 4; attempt++)
      await (await stranger().post("/auth", { email, password: "wrong" })).text();
    await stranger().signIn(email, demoPassword);
    expect(await wordsOf(await stranger().post("/auth", { email, password: "wrong" }))).toContain(
      "4 attempts remaining",
    );
  });
});

describe("signing out", () => {
  test("ends every session of the user, clears what the browser stores and says so", async () => {
    const [here, elsewhere] = [await signedIn("customer"), await signedIn("customer")];
    const copied = new Map(here.cookies);
    const response = await here.post("/auth/sign-out", {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(await wordsOf(await here.get("/"))).toContain("You have successfully signed out.");
    for (const [name, value] of copied) here.cookies.set(name, value);
    for (const visitor of [here, elsewhere]) {
      expect((await visitor.get("/customer-dashboard")).headers.get("Location")).toContain("/auth");
    }
  });

  test("ends no one else's session", async () => {
    const countSessions = () =>
      rows(
        "SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email <> ? AND s.revoked_at IS NULL",
        [customer],
      );
    await signedIn("agent");
    const before = await countSessions();
    expect(before).not.toEqual([]);
    await (await (await signedIn("customer")).post("/auth/sign-out", {})).text();
    expect(await countSessions()).toEqual(before);
  });

  test("counts a missing session as success", async () => {
    const visitor = stranger();
    const response = await visitor.post("/auth/sign-out", {}, { Accept: "application/json" });
    expect(await response.json()).toMatchObject({ title: "Signed out", text: "You have been signed out." });
  });
});
