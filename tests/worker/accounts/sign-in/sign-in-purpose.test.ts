/** Signing in on the way to something: the page says what for, and it is ready afterwards. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { addressOf, fieldsOf, formOf, type Page, pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, emailToken } = openAccounts();

const titleOf = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;
const location = (response: Response) => response.headers.get("Location") ?? "";
const CUSTOMER = { email: "customer@fairlead.example", password: demoPassword };

describe("signing in says what for", () => {
  test.each([
    ["/messages/new?agent=bo-li", "Sign in to message Bo"],
    ["/messages/new?agent=nobody-of-that-name", "Sign in to send a message"],
    ["/leave-review?agent=ines-calloway", "Sign in to review Ines"],
    ["/messages", "Sign in to read your messages"],
    ["/verify-email", "Sign in to claim your profile"],
    ["/settings?section=privacy", "Sign in to open your settings"],
    ["/dashboard/questions", "Sign in to answer questions"],
    ["/dashboard", "Sign in"],
  ])("on the way to %s: %s", async (path, title) => {
    const sent = await stranger().get(path);
    expect(sent.status).toBe(302);
    expect(titleOf(await pageOf(await stranger().get(location(sent))))).toBe(title);
  });

  test("and never repeats text from the address", async () => {
    const page = await pageOf(await stranger().get("/auth?next=/messages/new%3Fagent%3D<b>Call 555</b>"));
    expect(titleOf(page)).toBe("Sign in to send a message");
  });
});

describe("what was asked for is ready afterwards", () => {
  test("by signing in", async () => {
    const visitor = stranger();
    const signIn = await pageOf(await visitor.get(location(await visitor.get("/messages/new?agent=bo-li"))));
    const form = formOf(signIn.getByLabelText("Password"));
    const done = await visitor.post("/auth", fieldsOf(form, CUSTOMER));
    expect(location(done)).toBe("/messages/new?agent=bo-li");
    const there = await pageOf(await visitor.get(location(done)));
    expect(there.getByRole("button", { name: /^Send/ })).toBeTruthy();
  });

  test("by signing up, and from there back to signing in", async () => {
    const next = "/messages/new?agent=bo-li";
    const visitor = stranger();
    const signIn = await pageOf(await visitor.get(`/auth?next=${encodeURIComponent(next)}`));
    const signUp = await pageOf(
      await visitor.get(addressOf(signIn.getByRole("link", { name: /^New here/ }))),
    );
    expect(titleOf(signUp)).toBe("Sign up to message Bo");
    const back = addressOf(signUp.getByRole("link", { name: /Already have an account/ }));
    expect(new URL(back, "http://own.invalid").searchParams.get("next")).toBe(next);
    const person = { firstName: "Una", lastName: "Ray", email: "una-ray@mail.example" };
    const typed = { ...person, password: "correct horse battery" };
    const done = await visitor.post(
      "/auth/signup",
      fieldsOf(formOf(signUp.getByLabelText("Password")), typed),
    );
    expect(location(done)).toBe(next);
    // A new customer accepts the terms first, and goes on to what they wanted.
    const terms = location(await visitor.get(next));
    expect(terms).toBe("/user-agreement");
    const agreement = await pageOf(await visitor.get(terms));
    const agree = formOf(agreement.getByRole("button", { name: "Agree" }));
    const agreed = await visitor.post(terms, fieldsOf(agree, { agree: "yes" }));
    expect(location(agreed)).toBe(next);
  });

  test("by choosing a new password, in the browser that asked for it", async () => {
    const next = "/messages/new?agent=bo-li";
    const visitor = stranger();
    const signIn = await pageOf(await visitor.get(`/auth?next=${encodeURIComponent(next)}`));
    const forgot = addressOf(signIn.getByRole("link", { name: "Forgot your password?" }));
    const page = await pageOf(await visitor.get(forgot));
    await visitor.post(
      "/auth/forgot-password",
      fieldsOf(formOf(page.getByLabelText("Email")), { email: CUSTOMER.email }),
    );
    const token = await emailToken("reset-password", CUSTOMER.email);
    const reset = await visitor.post("/auth/reset-password", { token, password: "correct horse battery" });
    const to = new URL(location(reset), "http://own.invalid");
    expect(to.pathname).toBe("/auth");
    expect(to.searchParams.get("next")).toBe(next);
    // Once.
    expect(visitor.cookies.has("__Secure-way-back")).toBe(false);
  });
});

test("a refused sign-in says so once on the page, where no toast can be", async () => {
  const visitor = stranger();
  const page = await pageOf(await visitor.get("/auth"));
  const form = formOf(page.getByLabelText("Password"));
  const refused = await visitor.post(
    "/auth",
    fieldsOf(form, { email: "nobody@mail.example", password: "wrong" }),
  );
  expect(refused.status).toBe(401);
  expect((await pageOf(refused)).getAllByText(/Invalid credentials\. 4 attempts remaining/)).toHaveLength(1);
});
