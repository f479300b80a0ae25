/** Signing in and up in Spanish, and the account's language. */
import { describe, expect, test, vi } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { errorBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { stranger, rows } = openAccounts();
const SPANISH = { "Accept-Language": "es-MX,es;q=0.9,en;q=0.5" };
const COOKIE = "__Secure-language";
const password = "a long enough password";

const languageOf = async (email: string) =>
  (await rows("SELECT language FROM users WHERE email = ?", [email]))[0]?.language;

/** Signs up with a browser that prefers Spanish, or has no preference. */
async function signUp(headers: Record<string, string> = {}) {
  const visitor = stranger();
  const email = `reader-${crypto.randomUUID()}@mail.example`;
  const form = { email, password, firstName: "Rosa", lastName: "Lector", role: "customer" };
  const response = await visitor.post("/auth/signup", form, headers);
  await response.text();
  expect(response.status).toBe(303);
  return { visitor, email };
}

describe("a browser that prefers Spanish", () => {
  test("gets Spanish pages and answers, also for wrong passwords", async () => {
    const page = await pageOf(await stranger().get("/auth", { headers: SPANISH }));
    expect(page.document.documentElement.lang).toBe("es");
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Iniciar sesión");
    expect(page.getByLabelText("Contraseña")).toBeDefined();
    const empty = await pageOf(await stranger().post("/auth", {}, SPANISH));
    expect(errorBy(empty.getByLabelText("Correo electrónico"))).toBe("El correo electrónico es obligatorio");
    expect(errorBy(empty.getByLabelText("Contraseña"))).toBe("La contraseña es obligatoria");
    const wrong = { email: `nobody-${crypto.randomUUID()}@mail.example`, password: "wrong" };
    expect(await wordsOf(await stranger().post("/auth", wrong, SPANISH))).toContain(
      "Datos de acceso incorrectos. Quedan 4 intentos.",
    );
    const toMessage = await wordsOf(await stranger().get("/auth?next=/messages", { headers: SPANISH }));
    expect(toMessage).toContain("Inicie sesión para leer sus mensajes");
  });

  test("doesn't change the page for the next reader", async () => {
    await (await stranger().get("/auth/signup", { headers: SPANISH })).text();
    const page = await pageOf(await stranger().post("/auth/signup", { password: "short" }));
    expect(errorBy(page.getByLabelText("First name"))).toBe("First name is required");
    expect(errorBy(page.getByLabelText("Password"))).toMatch(/Use at least 10 characters\.$/);
  });

  test("signs up in it: the account stores it, and the confirmation email uses it", async () => {
    const { email } = await signUp(SPANISH);
    expect(await languageOf(email)).toBe("es");
    const [sent] = await rows("SELECT subject, text, html FROM outbox WHERE recipient = ?", [email]);
    expect(sent?.subject).toBe("Confirme su correo electrónico para Fairlead");
    expect(sent?.text).toContain("Este enlace funciona una sola vez, durante 48 horas.");
    expect(sent?.html).toContain('<html lang="es">');
  });
});

/** As a browser says it of a link on our own page. */
const BY_SWITCH = { headers: { "Sec-Fetch-Site": "same-origin" } };

describe("the language of an account", () => {
  test("applies in a browser without a chosen language, and in no other", async () => {
    const { email } = await signUp(SPANISH);
    const elsewhere = await stranger().signIn(email, password);
    expect(elsewhere.cookies.get(COOKIE)).toBe("es");
    const told = stranger();
    told.cookies.set(COOKIE, "en");
    await told.signIn(email, password);
    expect(told.cookies.get(COOKIE)).toBe("en");
    const english = await stranger().signIn("customer@fairlead.example", demoPassword);
    expect(english.cookies.has(COOKIE)).toBe(false);
  });

  test("is the last one chosen, and is in the account's export", async () => {
    const { visitor, email } = await signUp();
    expect(await languageOf(email)).toBe("en");
    // Another person's link shows a page in its language, and changes no account.
    const led = await visitor.get("/help?lang=es", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(await led.text()).toContain('lang="es"');
    visitor.cookies.delete(COOKIE);
    await (await visitor.get("/help")).text();
    expect(await languageOf(email)).toBe("en");
    await (await visitor.get("/help?lang=es", BY_SWITCH)).text();
    await vi.waitFor(async () => expect(await languageOf(email)).toBe("es"));
    const file: { user?: { language?: string } } = await (await visitor.get("/settings/export")).json();
    expect(file.user?.language).toBe("es");
    await (await visitor.get("/settings?lang=en", BY_SWITCH)).text();
    await vi.waitFor(async () => expect(await languageOf(email)).toBe("en"));
  });

  test("isn't changed by an ended session", async () => {
    const { visitor, email } = await signUp();
    const cookies = [...visitor.cookies];
    await (await visitor.post("/auth/sign-out", {})).text();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    await (await visitor.get("/help?lang=es", BY_SWITCH)).text();
    const { visitor: other, email: later } = await signUp();
    await (await other.get("/help?lang=es", BY_SWITCH)).text();
    await vi.waitFor(async () => expect(await languageOf(later)).toBe("es"));
    expect(await languageOf(email)).toBe("en");
  });
});
