/** Asking not to be listed: the form, the queue, what goes and what stays, lists that come later, and the way back. */
import { describe, expect, test } from "vitest";
import { parseProfile } from "#app/domains/listings/inputs.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openPeople, type Person } from "./people.ts";

const { rows, signedIn, site, stranger, unclaimed, importList, placesOf, cellsOf } = openPeople();
const FORM = "/help/not-listed";
let networks = 0;
const network = () => `198.51.100.${++networks}`;

const asking = (profile: string, email: string, more: Record<string, string> = {}) => ({
  ...{ profile, email, by: "self", name: "Pat Quill", why: "privacy", note: "Please take it down." },
  ...more,
});
const requestOf = async (email: string) =>
  (await rows("SELECT * FROM listing_requests WHERE email = ? ORDER BY opened_at DESC", [email]))[0];
const mailTo = (email: string, kind: string) =>
  rows("SELECT subject, text FROM outbox WHERE recipient = ? AND kind = ?", [email, kind]);

/** A request that an admin accepted. */
async function accepted(person: Person, email: string): Promise<string> {
  const address = `${site.origin()}/showcase/${person.slug}`;
  const sent = await stranger(network()).post(FORM, asking(address, email));
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${FORM}?sent=1`]);
  await sent.text();
  const path = `/admin-console/not-listed/${(await requestOf(email))?.id}`;
  const done = await (await signedIn("admin")).post(path, { intent: "accept-not-listed" });
  expect([done.status, await done.text()]).toEqual([303, ""]);
  return path;
}

describe("the form", () => {
  test("is reached from help and from the profile, which it names, and works in Spanish", async () => {
    const [person] = (await unclaimed(1)) as [Person];
    const help = await pageOf(await site.get("/help"));
    expect(help.getByRole("link", { name: "Ask not to be listed", hidden: true }).getAttribute("href")).toBe(
      FORM,
    );
    const profile = await pageOf(await site.get(`/showcase/${person.slug}`));
    const link = profile.getByRole("link", { name: "Tell us" }).getAttribute("href");
    expect(link).toBe(`${FORM}?agent=${person.slug}`);
    const page = await pageOf(await site.get(String(link)));
    const field = page.getByLabelText(/Address of the profile/) as unknown as Element;
    expect(field.getAttribute("value")).toContain(`/showcase/${person.slug}`);
    const spanish = await wordsOf(await site.get(FORM, { headers: { "Accept-Language": "es" } }));
    expect(spanish).toContain("Pida no aparecer en el directorio");
  });

  test("keeps what was typed when it knows no such profile, and asks once", async () => {
    const visitor = stranger(network());
    const wrong = await refusedPage(await visitor.post(FORM, asking("no-such-agent", "a@example.com")), 400);
    expect(wrong.text).toContain("We don’t know this profile.");
    expect(wrong.text).toContain("Please take it down.");
    const [person] = (await unclaimed(1)) as [Person];
    await (await visitor.post(FORM, asking(person.npn, "twice@example.com"))).text();
    const again = await refusedPage(await visitor.post(FORM, asking(person.npn, "twice@example.com")), 409);
    expect(again.text).toContain("You already asked");
    expect(await mailTo("twice@example.com", "not-listed-received")).toHaveLength(1);
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE title = 'Someone asks not to be listed'"),
    ).not.toEqual([]);
  });

  test("takes five requests an hour from one network", async () => {
    const visitor = stranger(network());
    const status: number[] = [];
    for (let no = 0; no < 6; no++) {
      const answer = await visitor.post(FORM, asking(`77700${no}`, `many${no}@example.com`));
      await answer.text();
      status.push(answer.status);
    }
    expect(status).toEqual([303, 303, 303, 303, 303, 429]);
  });
});

describe("a request that is accepted", () => {
  test("takes the profile out of search, counts, and sitemap; its address answers 410 without the name", async () => {
    const [person] = (await unclaimed(1, 1)) as [Person];
    const before = await placesOf(person);
    const sitemap = `/sitemaps/agents-${Math.ceil(person.agent_no / 10_000)}.xml`;
    const shown = `/showcase/${person.slug}`;
    expect(await (await site.get(sitemap)).text()).toContain(`${shown}<`);
    const path = await accepted(person, "out@example.com");

    const gone = await site.get(shown);
    expect(gone.status).toBe(410);
    const words = await gone.text();
    expect(words).toContain("This profile isn’t listed anymore");
    expect(words).not.toContain(person.name);
    expect(await (await site.get(sitemap)).text()).not.toContain(`${shown}<`);
    expect(await (await site.get(person.city)).text()).not.toContain(`${shown}"`);
    const after = await placesOf(person);
    expect([after.search, after.text, after.coverage]).toEqual([[], [], []]);
    expect(after.licenses).toEqual(before.licenses);
    const [was, is] = [before.counts[0], after.counts[0]] as Record<string, number>[];
    for (const place of ["zip", "city", "county", "state"])
      expect(is?.[place]).toBe(Number(was?.[place]) - 1);
    const [mail] = await mailTo("out@example.com", "not-listed-accepted");
    expect(mail?.text).toContain("What stays");

    // Listed again: all as it was.
    const reason = "They wrote to us that they want to be back.";
    const undone = await (await signedIn("admin")).post(path, { intent: "undo-not-listed", reason });
    expect([undone.status, await undone.text()]).toEqual([303, ""]);
    const back = await placesOf(person);
    const plain = ({ search, ...rest }: typeof before) => ({
      ...rest,
      search: search.map(({ weight_sum: _, weighted_stars: __, weighted_squares: ___, ...row }) => row),
    });
    expect(plain(back)).toEqual(plain(before));
    expect(Number(back.search[0]?.weight_sum)).toBeCloseTo(Number(before.search[0]?.weight_sum), 9);
    expect((await site.get(shown)).status).toBe(200);
    expect((await mailTo("out@example.com", "not-listed-undone"))[0]?.text).toContain(reason);
    const acts = await rows(
      "SELECT after FROM audit_log WHERE act = 'listing.decide' ORDER BY audit_no DESC LIMIT 2",
    );
    expect(acts.map(({ after: became }) => JSON.parse(String(became)).status)).toEqual([
      "undone",
      "accepted",
    ]);
  });

  test("is kept by later lists: no new profile, no new fact, counted as not listed by request", async () => {
    const [person] = (await unclaimed(1, 2)) as [Person];
    await accepted(person, "kept@example.com");
    const before = await placesOf(person);
    const agents = await rows("SELECT count(*) n FROM agents");
    const report = await importList([cellsOf(person, { expires_on: "2031-01-31" })]);
    expect(report).toMatchObject({ unlisted: 1, created: 0, changed: 0, added: 0, rejected: 0 });
    // Under another NPN, the number still tells.
    const other = await importList([cellsOf({ ...person, npn: "9876543210" })]);
    expect(other).toMatchObject({ unlisted: 1, created: 0, rejected: 0 });
    expect(await placesOf(person)).toEqual(before);
    expect(await rows("SELECT count(*) n FROM agents")).toEqual(agents);
    const admin = await signedIn("admin");
    const page = await wordsOf(await admin.get(`/admin-console/imports/${report.importNo}`));
    expect(page).toContain("Not listed by request");
  });

  test("takes the answers out of what everyone reads, with name and NPN", async () => {
    const [answer] = await rows(
      `SELECT q.slug question, g.name, g.npn, g.slug, g.agent_no FROM expert_answers a JOIN agents g ON g.agent_no = a.agent_no
         JOIN expert_questions q ON q.question_no = a.question_no
       WHERE a.status = 'published' AND q.status = 'answered' AND g.slug NOT IN ('ines-calloway', 'bo-li') LIMIT 1`,
    );
    const page = `/expert-answers/${answer?.question}`;
    expect(await (await site.get(page)).text()).toContain(String(answer?.npn));
    await accepted(answer as unknown as Person, "expert@example.com");
    // The page may be cached for a minute: another query is another entry.
    const words = await (await stranger(network()).get(`${page}?again=1`)).text();
    expect(words).not.toContain(String(answer?.npn));
    expect(words).not.toContain(String(answer?.name));
  });

  test("of somebody who isn’t here stops a list from adding them", async () => {
    const [person] = (await unclaimed(1, 3)) as [Person];
    const npn = "8765432109";
    const visitor = stranger(network());
    await (await visitor.post(FORM, asking(`NPN ${npn}`, "never@example.com"))).text();
    const path = `/admin-console/not-listed/${(await requestOf("never@example.com"))?.id}`;
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get(path))).toContain("Nobody here has this NPN");
    await (await admin.post(path, { intent: "accept-not-listed" })).text();
    const row = cellsOf({ ...person, npn, number: "TX990011" });
    expect(await importList([row])).toMatchObject({ unlisted: 1, created: 0 });
    // Without the request the same row makes a profile.
    const other = cellsOf({ ...person, npn: "8765432108", number: "TX990012" });
    expect(await importList([other])).toMatchObject({ unlisted: 0, created: 1 });
  });
});

describe("a request that is declined", () => {
  test("leaves the profile up and tells why; nobody decides twice", async () => {
    const [person] = (await unclaimed(1, 4)) as [Person];
    await (
      await stranger(network()).post(FORM, asking(person.slug, "no@example.com", { by: "other" }))
    ).text();
    const path = `/admin-console/not-listed/${(await requestOf("no@example.com"))?.id}`;
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get("/admin"))).toContain(person.name);
    expect(await wordsOf(await admin.get("/admin-console/not-listed"))).toContain(person.name);
    const short = await refusedPage(
      await admin.post(path, { intent: "decline-not-listed", reason: "No." }),
      400,
    );
    expect(short.text).toContain("Write at least 10 characters.");
    const reason = "We could not tell that this is your profile.";
    await (await admin.post(path, { intent: "decline-not-listed", reason })).text();
    expect((await site.get(`/showcase/${person.slug}`)).status).toBe(200);
    expect((await mailTo("no@example.com", "not-listed-declined"))[0]?.text).toContain(reason);
    expect(await wordsOf(await admin.get("/admin-console/not-listed"))).not.toContain(person.name);
    expect(await wordsOf(await admin.get("/admin-console/not-listed?status=declined"))).toContain(
      person.name,
    );
    const late = await refusedPage(await admin.post(path, { intent: "accept-not-listed" }), 409);
    expect(late.text).toContain("Someone else already decided this.");
  });
});

test.each([
  ["20664135", { npn: "20664135" }],
  ["NPN 20664135", { npn: "20664135" }],
  ["https://fairlead.example/showcase/bo-li?ref=x#reviews", { slug: "bo-li" }],
  ["/agent/bo-li/", { slug: "bo-li" }],
  ["bo-li", { slug: "bo-li" }],
  ["Bo Li, please", null],
  ["", null],
])("what says which profile: %s", (typed, means) => expect(parseProfile(typed)).toEqual(means));
