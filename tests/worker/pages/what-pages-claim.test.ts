/** Claims of Our Vision, Terms, Help and the privacy policy, compared with what the site does. */
import { describe, expect, test } from "vitest";
import { SECOND_FACTOR_MINUTES } from "#app/domains/auth/limits.ts";
import { VIEW_MINUTES } from "#app/guards/limits.ts";
import { DAY_SECONDS } from "#app/platform/durations.ts";
import { DRAFT_MINUTES } from "#app/platform/reader/cookies.ts";
import { ZONE_DAYS } from "#app/platform/reader/zone-cookie.ts";
import { SIDEBAR_COOKIE_SECONDS } from "#app/shell/limits.ts";
import { pageOf, rowsOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";
import { asker } from "../questions/questions.ts";

const { site, stranger, signedIn } = openAccounts();
const pageAt = async (path: string) => pageOf(await site.get(path));

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
/** "30 days after the last question" → seconds. */
function secondsOf(words: string): number {
  const [, count, unit] = /^(\d+) (second|minute|hour|day)s?\b/.exec(words) ?? [];
  return Number(count) * SECONDS[unit as keyof typeof SECONDS];
}

/** By name: how long the privacy policy says a cookie lasts. */
async function listedCookies(): Promise<Map<string, number>> {
  const table = (await pageAt("/privacy-policy")).getByRole("table", { name: "Cookies" });
  return new Map(
    rowsOf(table)
      .slice(1)
      .flatMap(([names = "", , lasts = ""]) =>
        names.split(", ").map((name) => [name, secondsOf(lasts)] as const),
      ),
  );
}

/** Set by a script, by a second long draft, for an authenticator, and for an admin who views as someone. */
const SET_ELSEWHERE = new Map([
  ["sidebar_state", SIDEBAR_COOKIE_SECONDS],
  ["__Secure-time-zone", ZONE_DAYS * DAY_SECONDS],
  ["__Host-draft1", DRAFT_MINUTES * 60],
  ["__Host-second-factor", SECOND_FACTOR_MINUTES * 60],
  ["__Host-view-as", VIEW_MINUTES * 60],
]);

const setBy = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = "", seconds] = /^([^=]+)=([^;]*).*?Max-Age=(\d+)/.exec(cookie) ?? [];
    return { name, value, seconds: Number(seconds) };
  });

describe("the cookies of the privacy policy", () => {
  test("are those that are set, with the stated lifetime", async () => {
    const listed = await listedCookies();
    const visitor = stranger();
    const customer = stranger();
    const newAgent = await signedIn("new-agent");
    const answers = [
      await visitor.post("/saved", { slug: "bo-li", intent: "add", back: "/" }),
      await visitor.get("/showcase/bo-li?action=save-contact"),
      await visitor.post("/ask-expert", { ...asker, question: "Which cookies does a question set?" }),
      await customer.post("/auth", { email: "new-customer@fairlead.example", password: "harbor-lantern-42" }),
      await customer.get("/messages"),
      await stranger().get("/help?lang=es"),
      await stranger().get("/auth/passkey"),
      await newAgent.get("/verify-email?npn=9442065"),
      await (await signedIn("agency")).post("/accessibility-settings", { text: "large", theme: "system" }),
      await stranger().post("/leave-review?agent=bo-li", {
        title: "Written before signing in",
        body: "Some words",
      }),
    ];
    const set = answers.flatMap(setBy).filter(({ seconds }) => seconds > 0);
    for (const { name, seconds } of set) expect([name, seconds]).toEqual([name, listed.get(name)]);
    expect([...new Set(set.map(({ name }) => name))].sort()).toEqual(
      [...listed.keys()].filter((name) => !SET_ELSEWHERE.has(name)).sort(),
    );
    for (const [name, seconds] of SET_ELSEWHERE) expect([name, listed.get(name)]).toEqual([name, seconds]);
  });

  test("none is set by only visiting", async () => {
    for (const path of ["/", "/our-vision", "/showcase/bo-li", "/ask-expert"])
      expect((await site.get(path)).headers.getSetCookie(), path).toEqual([]);
  });
});

describe("what one can do here", () => {
  const CLAIMS = [
    ["/leave-review?agent=bo-li", /reviews? (cannot|can.t) be written|writing them opens with accounts/i],
    ["/messages/new?agent=ines-calloway", /messages[^.]* cannot be sent|cannot pass messages on/i],
  ] as const;

  test.each(CLAIMS)("%s exists, and no page denies it", async (path, denied) => {
    // Either the form, or the existing conversation.
    expect([200, 302]).toContain((await (await signedIn("customer")).get(path)).status);
    for (const page of ["/our-vision", "/terms-of-service", "/help"])
      expect((await pageAt(page)).text, page).not.toMatch(denied);
  });

  test("appointments can be booked, and the help says so", async () => {
    expect((await site.get("/showcase/ines-calloway/book")).status).toBe(200);
    expect((await pageAt("/help")).text).toContain("Searching, asking, and booking are free.");
  });
});

test("the help says who sees a name, as the asked agents' pages show it", async () => {
  const help = (await pageAt("/help")).text;
  expect(help).toContain("The agents who get your question see your first name, ZIP code, and question.");
  expect(help).toContain(
    "Your first name and ZIP code. Your full name, email address, and phone number only if you choose to show them",
  );
  const agent = await signedIn("agent");
  const queue = await pageOf(await agent.get("/dashboard/questions"));
  const [first] = queue.getAllByRole("link", { name: "Answer" });
  const question = await pageOf(await agent.get(first?.getAttribute("href") ?? ""));
  expect(question.text).toContain("Your answer to Robin");
  expect(question.html).not.toContain("Robin Example");
  expect(question.html).not.toContain("@mail.example");
});

test.each(["/privacy-policy", "/terms-of-service"])(
  "%s is binding in English, and says so in Spanish",
  async (path) => {
    const spanish = await pageAt(`${path}?lang=es`);
    const link = spanish.getByRole("link", { name: "el texto en inglés" });
    expect(link.getAttribute("href")).toBe(`${path}?lang=en`);
    expect(
      (await pageAt(`${path}?lang=en`)).queryByRole("link", { name: /text in English|inglés/ }),
    ).toBeNull();
  },
);
