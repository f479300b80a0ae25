/** Cached pages with a reader's personalized fragments equal pages made for that reader (decision 0069). */
import { decode } from "turbo-stream";
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { paths } from "#app/paths/paths.ts";
import { findHandoff } from "#app/platform/cache/handoff.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { fieldsOf, pageOf } from "#support/browser/page.ts";
import { publicPages } from "#support/browser/public-pages.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { stranger, signedIn, rows } = openAccounts({ own: true });
const { inesCalloway } = landmarks.agents;
/** An unknown cookie: pages are made for its reader. */
const MADE = "__Host-made=1";

const cookiesOf = (visitor: Visitor, ...more: string[]) =>
  [...[...visitor.cookies].map(([name, value]) => `${name}=${value}`), ...more].join("; ");

/** The reader's fragments in an answer, in the page or with its data. */
const readerOf = (response: Response, text: string): unknown =>
  JSON.parse(
    text.startsWith("<!DOCTYPE")
      ? (/<script type="application\/json" id="reader"[^>]*>([^<]*)<\/script>/.exec(text)?.[1] ?? "")
      : (response.headers.get("X-Reader") ?? "null"),
  );

/** The data in a page, or a page's data, as a browser decodes it. */
async function dataOf(text: string): Promise<unknown> {
  const data = text.startsWith("<!DOCTYPE") ? findHandoff(text)?.data : text;
  const { value } = await decode(new Blob([data ?? ""]).stream(), {
    // Remix's own types of values, such as an ErrorResponse.
    plugins: [(type, ...rest) => (typeof type === "string" ? { value: { type, rest } } : false)],
  });
  return JSON.parse(JSON.stringify(value), (key, one) => (key === "requestId" || key === "nowMs" ? "" : one));
}

/** A page without what differs each time: nonce, request id, and the data, whose order varies. */
function htmlOf(text: string): string {
  const found = findHandoff(text);
  const html = found === null ? text : text.slice(0, found.at) + text.slice(found.end);
  return html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replace(/data-request="[^"]*"/, "")
    .replaceAll(/Request [0-9a-f-]{36}/g, "");
}

async function read(visitor: Visitor, path: string, cookie: string) {
  const response = await visitor.get(path, { headers: { Cookie: cookie } });
  const text = await response.text();
  return { response, text, html: htmlOf(text), cache: response.headers.get("X-Cache") };
}

/** Pages that depend on their reader, or are never cached. */
const NOT_FOR_ALL = [
  "saved, none",
  "ask an expert",
  "booking",
  "quote, which type",
  "quote, the questions",
  "quote, no license there",
  "contact card, longest",
  "contact card, barest",
  "contact card of one's own",
  "live",
  "my questions, none",
  "nobody by that name",
  "fact to report",
  "own information",
  "own information, sent",
];
const CUSTOMER = "customer@fairlead.example";
const toastCookie = (title: string, text = "") =>
  writeToast({ title, text, tone: "success" }).split(";")[0] ?? "";
const dataPath = (path: string) => {
  const [pathname = "", search] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${search === undefined ? "" : `?${search}`}`;
};

/** Requests the page as a stranger, so that it is cached. */
/** Puts a stranger's page in the cache. One that an earlier test left there may be stale: it is asked for until it is made again. */
async function keep(path: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const answer = await stranger().get(path);
      text = await answer.text();
      return answer.headers.get("X-Cache");
    })
    .not.toBe("STALE");
  return text;
}
const nameOf = (html: string) => />([^<>]*)<\/span><span [^<>]*>, your dashboard/.exec(html)?.[1] ?? null;
const noncesOf = (html: string) => new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));

describe("a cached page with personalized fragments", () => {
  test.each(["agent", "agency", "admin"])("equals the page made for the %s, page by page", async (who) => {
    const visitor = await signedIn(who);
    await (await visitor.get("/help", { headers: { Cookie: cookiesOf(visitor, MADE) } })).text();
    const cached: string[] = [];
    for (const { path } of publicPages) {
      const toast = toastCookie(`Done "<b>${path}`, "É\u2028&");
      for (const [address, ...cookies] of [[path], [path, toast], [dataPath(path), toast]]) {
        if (address === undefined) continue;
        await keep(address);
        let own = await read(visitor, address, cookiesOf(visitor, ...cookies));
        // The role is read again every thirty seconds.
        if (own.response.headers.get("X-Database-Round-Trips") === "1")
          own = await read(visitor, address, cookiesOf(visitor, ...cookies));
        if (own.cache === null) continue;
        cached.push(address);
        const made = await read(visitor, address, cookiesOf(visitor, ...cookies, MADE));
        expect(made.cache, address).toBeNull();
        expect(own.response.status, address).toBe(made.response.status);
        if (address === path) expect(own.html, address).toBe(made.html);
        expect(await dataOf(own.text), address).toEqual(await dataOf(made.text));
        expect(readerOf(own.response, own.text), address).toEqual(readerOf(made.response, made.text));
        expect(readerOf(own.response, own.text), address).toMatchObject({
          user: { name: expect.any(String) },
        });
        expect(own.response.headers.getSetCookie(), address).toEqual(made.response.headers.getSetCookie());
        expect(own.response.headers.get("Cache-Control"), address).toBe("private, no-store");
        expect(own.response.headers.get("X-Database-Round-Trips"), address).toBe("0");
      }
    }
    for (const { name, path } of publicPages) {
      const forAll = !NOT_FOR_ALL.includes(name);
      const found = [path, dataPath(path)].map((address) => cached.includes(address));
      expect([name, ...found]).toEqual([name, forAll, forAll]);
    }
  });

  test("has its own answer's nonce, and the reader's display and language", async () => {
    const visitor = await signedIn("agent");
    await keep("/help?lang=es");
    const cookie = cookiesOf(visitor, "__Secure-language=es", "__Secure-display=text-large");
    const [one, other] = [await read(visitor, "/help", cookie), await read(visitor, "/help", cookie)];
    for (const { response, text, cache } of [one, other]) {
      expect(cache).toBe("HIT");
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
      expect([...noncesOf(text)]).toEqual([nonce]);
      expect(text).toMatch(/^<!DOCTYPE html><html lang="es"[^>]* data-text="large"/);
      expect(text).toContain("Ines Calloway");
      expect(text).toContain("Cerrar sesión");
    }
    expect(noncesOf(one.text)).not.toEqual(noncesOf(other.text));
  });

  test("is cached for everyone when a signed-in reader asks first, once such pages are known", async () => {
    const visitor = await signedIn("agent");
    await keep("/agents/ohio");
    const first = await read(visitor, "/agents/kansas", cookiesOf(visitor));
    expect([first.cache, nameOf(first.text)]).toEqual(["MISS", "Ines Calloway"]);
    const next = await stranger().get("/agents/kansas");
    expect([next.headers.get("X-Cache"), nameOf(await next.text())]).toEqual(["HIT", null]);
  });

  test("is not used with other cookies that change pages", async () => {
    const visitor = await signedIn("agent");
    const path = paths.showcase(inesCalloway.slug);
    await keep(path);
    await keep("/agents/texas");
    const ask = async (address: string, ...more: string[]) =>
      (await read(visitor, address, cookiesOf(visitor, ...more))).cache;
    expect(await ask(path)).toBe("HIT");
    for (const cookie of ["__Host-save-contact=x", "__Host-questions=x", "__Host-draft0=x", "__Host-new=x"])
      expect([cookie, await ask(path, cookie)]).toEqual([cookie, null]);
    const saved = `__Host-saved=${inesCalloway.slug}`;
    for (const [address, said] of [
      [path, "Saved, remove"],
      ["/agents/texas/austin", `aria-label="${inesCalloway.name} is saved, remove"`],
    ] as const) {
      await keep(address);
      const own = await read(visitor, address, cookiesOf(visitor, saved));
      expect([own.cache, own.text.includes(said)]).toEqual(["HIT", true]);
      const made = await read(visitor, address, cookiesOf(visitor, saved, MADE));
      expect(own.html, address).toBe(made.html);
      expect((await keep(address)).includes(said)).toBe(false);
    }
    const head = await visitor.get(path, { method: "HEAD" });
    expect(head.headers.get("X-Cache")).toBeNull();
    const bearer = await visitor.get(path, { headers: { Authorization: "Bearer x" } });
    await bearer.text();
    expect(bearer.headers.get("X-Cache")).toBeNull();
  });
});

describe("a reader's fragments", () => {
  test("are never another's: a thousand answers to three readers at once", async () => {
    const [agent, admin, guest] = [await signedIn("agent"), await signedIn("admin"), stranger()];
    const idOf = async (who: string) =>
      String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);
    // The demo's own banner names their addresses.
    const readers = [
      { mark: await idOf("agent"), visitor: agent },
      { mark: await idOf("admin"), visitor: admin },
      { mark: null, visitor: guest },
    ];
    const names = await Promise.all(
      readers.map(async ({ visitor }) => nameOf(await (await visitor.get("/help")).text())),
    );
    expect(new Set(names).size).toBe(3);
    const addresses = ["/", "/help", paths.showcase("bo-li"), "/agents/texas", dataPath("/help")];
    const seen = new Map<string, number>();
    const ask = async (turn: number) => {
      const reader = readers[turn % readers.length];
      const address = addresses[turn % addresses.length] ?? "/";
      const response = await reader?.visitor.get(address);
      const text = (await response?.text()) ?? "";
      const all = text + (response?.headers.get("X-Reader") ?? "");
      const found = readers.flatMap(({ mark }) => (mark !== null && all.includes(mark) ? [mark] : []));
      expect([address, ...found]).toEqual([address, ...(reader?.mark ? [reader.mark] : [])]);
      if (text.startsWith("<!DOCTYPE")) expect(nameOf(text)).toBe(names[turn % readers.length]);
      const how = `${response?.headers.get("X-Cache")} ${reader?.mark}`;
      seen.set(how, (seen.get(how) ?? 0) + 1);
    };
    for (let turn = 0; turn < 1_000; turn += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => ask(turn + at)));
    for (const { mark } of readers) expect(seen.get(`HIT ${mark}`), String(mark)).toBeGreaterThan(250);
  });

  test("a toast is shown once, also to strangers, and not by a revalidation", async () => {
    for (const visitor of [await signedIn("agent"), stranger()]) {
      await keep("/help");
      const [name = "", value = ""] = toastCookie("Just said").split("=");
      visitor.cookies.set(name, value);
      const again = await visitor.get(dataPath("/help"), { headers: { "X-Reload-Data": "1" } });
      expect((await again.text()) + again.headers.get("X-Reader")).not.toContain("Just said");
      const first = await visitor.get("/help");
      expect([first.headers.get("X-Cache"), (await first.text()).includes("Just said")]).toEqual([
        "HIT",
        true,
      ]);
      expect(visitor.cookies.has(name)).toBe(false);
      expect(await (await visitor.get("/help")).text()).not.toContain("Just said");
    }
  });

  test("begin and end with the session, and writers see their own writes", async () => {
    await keep("/our-vision");
    const visitor = await signedIn("agent");
    const stolen = cookiesOf(visitor);
    const ask = async (cookie?: string) => read(visitor, "/our-vision", cookie ?? cookiesOf(visitor));
    // Who it is is asked once, and remembered.
    for (const trips of ["1", "0"]) {
      const { text, response } = await ask();
      expect(nameOf(text)).toBe("Ines Calloway");
      expect(response.headers.get("X-Database-Round-Trips")).toBe(trips);
    }
    // Made for the reader who has just written, for a minute or until they leave.
    await (await visitor.post("/accessibility-settings", { theme: "system" })).text();
    expect((await ask()).cache).toBeNull();
    await (await visitor.post("/auth/sign-out", {})).text();
    const out = await ask();
    expect([out.cache, nameOf(out.text)]).toEqual(["HIT", null]);
    expect(out.text).toContain("Signed out");
    // Its token lasts minutes; its session lasts longer.
    expect(nameOf((await ask(stolen)).text)).toBeNull();
  });

  test("an archived account is signed out, and an applicant goes from home to the application", async () => {
    await keep("/");
    const visitor = await signedIn("customer");
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [CUSTOMER]);
    const id = String(user?.id);
    const ask = async (address = "/") => {
      // Another isolate: this one remembers for half a minute.
      const fresh = await stranger().signIn(CUSTOMER, demoPassword);
      return read(fresh, address, cookiesOf(fresh));
    };
    expect(nameOf((await read(visitor, "/", cookiesOf(visitor))).text)).not.toBeNull();
    await rows("UPDATE user_roles SET role = 'org_pending' WHERE user_id = ?", [id]);
    const led = await ask();
    expect([led.response.status, led.response.headers.get("Location")]).toEqual([
      302,
      paths.settings({ section: "application" }),
    ]);
    await keep(dataPath("/"));
    expect((await ask(dataPath("/"))).text).toContain("section=application");
    await rows("UPDATE user_roles SET role = 'customer' WHERE user_id = ?", [id]);
    const archived = await stranger().signIn(CUSTOMER, demoPassword);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [id]);
    const gone = await read(archived, "/", cookiesOf(archived));
    expect([gone.cache, nameOf(gone.text)]).toEqual(["HIT", null]);
    await rows("UPDATE profiles SET account_status = 'active' WHERE user_id = ?", [id]);
  });

  test("terms count from the moment they are accepted, and cached pages are personalized before and after", async () => {
    await keep("/help");
    const visitor = await signedIn("new-customer");
    const help = async () => read(visitor, "/help", cookiesOf(visitor));
    const name = nameOf((await help()).text);
    expect(name).not.toBeNull();
    await rows(
      "DELETE FROM user_terms_agreements WHERE user_id = (SELECT id FROM users WHERE email = 'new-customer@fairlead.example')",
    );
    const waiting = await signedIn("new-customer");
    expect((await waiting.get(paths.customerDashboard())).headers.get("Location")).toBe("/user-agreement");
    const before = await read(waiting, "/help", cookiesOf(waiting));
    expect([before.cache, nameOf(before.text)]).toEqual(["HIT", name]);
    const { document } = await pageOf(await waiting.get("/user-agreement"));
    const form = [...document.querySelectorAll("form")].find((one) => one.querySelector("[name=agree]"));
    if (form === undefined) throw new Error("The terms can't be agreed to.");
    const fields = fieldsOf(form, { agree: "yes" }, form.querySelector("button[name]") ?? undefined);
    const agreed = await waiting.post("/user-agreement", Object.fromEntries(fields));
    expect(agreed.status).toBe(303);
    expect((await waiting.get(paths.customerDashboard())).status).toBe(200);
    expect(nameOf((await read(waiting, "/help", cookiesOf(waiting))).text)).toBe(name);
  });

  test("an expired session is renewed, and a broken one is cleared", async () => {
    await keep("/our-vision");
    const visitor = await signedIn("agent");
    visitor.cookies.delete("__Host-session");
    const renewed = await visitor.get("/our-vision");
    expect([renewed.headers.get("X-Cache"), nameOf(await renewed.text())]).toEqual(["HIT", "Ines Calloway"]);
    expect(visitor.cookies.has("__Host-session")).toBe(true);
    const broken = await read(stranger(), "/our-vision", "__Host-session=x; __Host-refresh=y");
    expect([broken.cache, broken.response.headers.get("Clear-Site-Data")]).toEqual([null, '"storage"']);
    expect(broken.response.headers.getSetCookie().join()).toMatch(/__Host-session=;.*__Host-refresh=;/);
  });
});
