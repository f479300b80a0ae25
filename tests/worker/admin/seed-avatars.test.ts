/** Drawings for people without a photo: given and undone in batches, interrupted anywhere, and never replacing a photo. */
import { beforeAll, describe, expect, test } from "vitest";
import { setDrawings, startDrawings } from "#app/domains/photos/drawings/drawing-commands.server.ts";
import { runDrawings } from "#app/domains/photos/drawings/drawing-run.server.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { openPeople } from "./people/people.ts";

const people = openPeople();
const { rows, one } = people;
const PAGE = "/seed-avatars";
const REASON = "Rows without a photo look alike.";
const INES = "ines-calloway";

let context: OwnContext;
let adminId: string;
beforeAll(async () => {
  context = openContext({ databaseUrl: people.databaseUrl() });
  adminId = await people.idOf("admin");
  // A few batches of agents without a photo, and two executives.
  await rows("DELETE FROM photo_reports");
  await rows("DELETE FROM photo_cases");
  await rows("DELETE FROM photos");
  await rows("UPDATE agents SET photo_url = NULL");
  await rows(`UPDATE agents SET photo_url = '/photos/others000000'
    WHERE agent_no > (SELECT agent_no FROM agents ORDER BY agent_no LIMIT 1 OFFSET 250)`);
  await rows("UPDATE agents SET photo_url = '/photos/own000000000' WHERE slug = ?", [INES]);
});

const acting = () => ({ adminId, reason: REASON });
const number = async (sql: string, args: (string | number | null)[] = []) =>
  Number(Object.values((await one(sql, args)) ?? {})[0]);
const drawnAgents = () => number("SELECT count(*) FROM agents WHERE drawing_url IS NOT NULL");
const drawnExecutives = () => number("SELECT count(*) FROM profiles WHERE drawing_url IS NOT NULL");
const statusOf = async (id: string) =>
  (await one("SELECT status FROM drawing_runs WHERE id = ?", [id]))?.status;
const withoutPhoto = () =>
  number("SELECT count(*) FROM agents WHERE photo_url IS NULL AND account_status = 'active'");
const toEnd = (id: string, by: OwnContext = context) => runDrawings(by, id, 10_000);

async function begun(): Promise<string> {
  const id = await startDrawings(context, acting());
  if (id === null) throw new Error("It did not start.");
  return id;
}
/** Removes everything that the tests gave. */
async function clear() {
  await rows("UPDATE agents SET drawing_url = NULL");
  await rows("UPDATE profiles SET drawing_url = NULL");
  await rows("DELETE FROM drawings");
  await rows("DELETE FROM drawing_runs");
}

/** A context that stops at the nth write, or runs something before it. */
function disturbed(nth: number, before: () => Promise<unknown>): OwnContext {
  const own = openContext({ databaseUrl: people.databaseUrl() });
  const write = own.db.write.bind(own.db);
  let writes = 0;
  own.db.write = (async (statements: Parameters<typeof write>[0]) => {
    writes += 1;
    if (writes === nth) await before();
    return write(statements);
  }) as unknown as typeof own.db.write;
  return own;
}

describe("a run", () => {
  test("a run interrupted halfway continues there, even for two at once, and everyone gets one drawing", async () => {
    await clear();
    const [agents, executives] = [
      await withoutPhoto(),
      await number(`SELECT count(*) FROM profiles p JOIN user_roles r ON r.user_id = p.user_id
        WHERE r.role LIKE '%executive' AND p.account_status = 'active' AND p.photo_url IS NULL`),
    ];
    expect(agents).toBeGreaterThan(120);
    expect(executives).toBeGreaterThan(1);
    const id = await begun();
    const killed = disturbed(2, () => Promise.reject(new Response("gone", { status: 503 })));
    await expect(toEnd(id, killed)).rejects.toBeInstanceOf(Response);
    expect([await drawnAgents(), await statusOf(id)]).toEqual([50, "running"]);
    await Promise.all([toEnd(id), toEnd(id, openContext({ databaseUrl: people.databaseUrl() }))]);
    expect(await statusOf(id)).toBe("done");
    expect([await drawnAgents(), await drawnExecutives()]).toEqual([agents, executives]);
    expect(await one("SELECT drawn, taken_back FROM drawing_runs WHERE id = ?", [id])).toEqual({
      drawn: agents + executives,
      taken_back: 0,
    });
    expect(await number("SELECT count(DISTINCT drawing_url) FROM agents")).toBeGreaterThan(agents * 0.99);
  });

  test("skips people with a photo, even one added between reading and writing, and so does undo", async () => {
    await clear();
    const late = await one(
      "SELECT agent_no, slug FROM agents WHERE photo_url IS NULL ORDER BY agent_no LIMIT 1",
    );
    const upload = () =>
      rows("UPDATE agents SET photo_url = '/photos/late00000000' WHERE agent_no = ?", [
        Number(late?.agent_no),
      ]);
    const id = await begun();
    await toEnd(id, disturbed(1, upload));
    const of = (slug: unknown) =>
      one("SELECT photo_url photo, drawing_url drawing FROM agents WHERE slug = ?", [String(slug)]);
    expect(await of(late?.slug)).toEqual({ photo: "/photos/late00000000", drawing: null });
    expect(await of(INES)).toEqual({ photo: "/photos/own000000000", drawing: null });

    // A photo added since: its drawing goes, the photo stays.
    const since = await one("SELECT slug FROM agents WHERE drawing_url IS NOT NULL LIMIT 1");
    await rows("UPDATE agents SET photo_url = '/photos/since0000000' WHERE slug = ?", [String(since?.slug)]);
    expect(await setDrawings(context, id, "undoing", acting())).toBe(true);
    const killed = disturbed(3, () => Promise.reject(new Response("gone", { status: 503 })));
    await expect(toEnd(id, killed)).rejects.toBeInstanceOf(Response);
    expect(await statusOf(id)).toBe("undoing");
    await Promise.all([toEnd(id), toEnd(id, openContext({ databaseUrl: people.databaseUrl() }))]);
    expect([await statusOf(id), await drawnAgents(), await drawnExecutives()]).toEqual(["undone", 0, 0]);
    const run = await one("SELECT drawn, taken_back FROM drawing_runs WHERE id = ?", [id]);
    expect(run?.taken_back).toBe(run?.drawn);
    expect(await of(since?.slug)).toEqual({ photo: "/photos/since0000000", drawing: null });
    expect(await of(late?.slug)).toEqual({ photo: "/photos/late00000000", drawing: null });
    await rows(
      "UPDATE agents SET photo_url = NULL WHERE photo_url IN ('/photos/since0000000', '/photos/late00000000')",
    );
    expect(await setDrawings(context, id, "undoing", acting())).toBe(false);
  });

  test("starts once for two who start at once; stopped, it does nothing, and the log says how far it got", async () => {
    await clear();
    const started = await Promise.all([startDrawings(context, acting()), startDrawings(context, acting())]);
    const ids = started.filter((id) => id !== null);
    expect(ids).toHaveLength(1);
    const id = ids[0] ?? "";
    await runDrawings(context, id, 1);
    expect(await setDrawings(context, id, "undoing", acting())).toBe(false);
    expect(await setDrawings(context, id, "stopped", { adminId, reason: "" })).toBe(true);
    await toEnd(id);
    await people.site.runCron();
    expect([await statusOf(id), await drawnAgents()]).toEqual(["stopped", 50]);
    const other = await begun();
    expect(await setDrawings(context, id, "running", { adminId, reason: "" })).toBe(false);
    await toEnd(other);
    expect(await setDrawings(context, id, "undoing", acting())).toBe(true);
    await toEnd(id);
    expect(await drawnAgents()).toBe((await withoutPhoto()) - 50);
    const log = await people.auditOf(id);
    expect(
      log.map(({ act, before, after }) => [act, JSON.parse(String(before)), JSON.parse(String(after))]),
    ).toEqual([
      ["photo.seed", null, { status: "running", drawn: 0 }],
      [
        "photo.seed",
        { status: "running", drawn: 50, takenBack: 0 },
        { status: "stopped", drawn: 50, takenBack: 0 },
      ],
      [
        "photo.seed",
        { status: "stopped", drawn: 50, takenBack: 0 },
        { status: "undoing", drawn: 50, takenBack: 0 },
      ],
    ]);
    expect(log.map(({ reason, actor_id }) => [reason, actor_id])).toEqual([
      [REASON, adminId],
      ["", adminId],
      [REASON, adminId],
    ]);
  });
});

describe("the page", () => {
  test("previews a dozen, starts, continues by the cron, and undoes, all without JavaScript", async () => {
    await clear();
    const page = await pageOf(await people.admin().get(PAGE));
    page.getByRole("heading", { level: 1, name: "Generated pictures" });
    const shown = [...page.document.querySelectorAll('main img[src^="/drawings/"]')];
    expect(shown).toHaveLength(12);
    expect(page.document.querySelector('nav[aria-label="Workspace"]')).toBeNull();
    const file = await people.site.get(shown[0]?.getAttribute("src") ?? "");
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(await file.text()).toMatch(/^<svg [^>]*><path /);

    const short = await people.admin().post(PAGE, { intent: "start", reason: "No" });
    expect([short.status, (await pageOf(short)).text]).toEqual([
      400,
      expect.stringContaining("Write at least 10 characters."),
    ]);
    const answer = await people.admin().post(PAGE, { intent: "start", reason: REASON });
    const run = answer.headers.get("Location") ?? "";
    expect([answer.status, run]).toEqual([303, expect.stringMatching(/^\/seed-avatars\?run=[0-9a-f-]{36}$/)]);
    const twice = await people.second().post(PAGE, { intent: "start", reason: REASON });
    expect([twice.status, (await pageOf(twice)).text]).toEqual([
      409,
      expect.stringContaining("Another one runs"),
    ]);

    const going = await pageOf(await people.admin().get(run));
    const button = going.getByRole("button", { name: "Go on" });
    await (await people.admin().post(PAGE, fieldsOf(formOf(button), {}, button))).text();
    expect((await pageOf(await people.admin().get(run))).text).toContain("50 drawings given so far.");
    const most = await withoutPhoto();
    for (let minute = 0; minute < 200 && (await statusOf(run.slice(-36))) === "running"; minute += 1)
      await people.site.runCron();
    expect(await drawnAgents()).toBe(most);

    const done = await pageOf(await people.admin().get(run));
    expect(done.text).toContain("Everybody has a photo or a drawing");
    const undo = done.getByRole("button", { name: /^Take back/ });
    const undone = await people.admin().post(PAGE, fieldsOf(formOf(undo), { reason: REASON }, undo));
    expect(undone.status).toBe(303);
    await toEnd(run.slice(-36));
    expect((await pageOf(await people.admin().get(run))).text).toContain("Taken back:");
  });

  test("asks for a recent second factor before it starts, and only for admins", async () => {
    await clear();
    await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [
      await people.idOf("second-admin"),
    ]);
    const late = await people.second().post(PAGE, { intent: "start", reason: REASON });
    expect([late.status, late.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("second-factor"),
    ]);
    for (const who of ["agent", "agency-executive", "customer"]) {
      const other = await people.signedIn(who);
      for (const refused of [
        await other.get(PAGE),
        await other.post(PAGE, { intent: "start", reason: REASON }),
      ])
        expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/dashboard"]);
    }
    expect(await number("SELECT count(*) FROM drawing_runs")).toBe(0);
  });
});

describe("a drawing", () => {
  test("shows where a photo would, doesn't count as one, and can be removed for good by its owner", async () => {
    await clear();
    await rows("UPDATE agents SET photo_url = NULL WHERE slug = ?", [INES]);
    await toEnd(await begun());
    const url = String((await one("SELECT drawing_url FROM agents WHERE slug = ?", [INES]))?.drawing_url);
    expect(url).toMatch(/^\/drawings\/a[0-9a-f]{16}\.svg$/);
    const profile = await (await people.site.get(`/showcase/${INES}?v=1`)).text();
    expect(profile).toContain(`src="${url}"`);
    expect(profile).not.toContain("report-photo");
    expect((await people.site.get(`/showcase/${INES}/report-photo`)).status).toBe(404);
    const structured = [...profile.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(structured.length).toBeGreaterThan(0);
    for (const [, json] of structured) expect(json).not.toContain("/drawings/");
    expect(profile).not.toMatch(/<meta [^>]*\/drawings\//);

    const agent = await people.signedIn("agent");
    const settings = await pageOf(await agent.get("/settings?section=photo"));
    expect(settings.text).toContain("You have no photo yet. A drawing of ours shows instead.");
    const button = settings.getByRole("button", { name: "Remove drawing" });
    await (await agent.post("/settings?section=photo", fieldsOf(formOf(button), {}, button))).text();
    expect((await one("SELECT drawing_url FROM agents WHERE slug = ?", [INES]))?.drawing_url).toBeNull();
    await toEnd(await begun());
    expect((await one("SELECT drawing_url FROM agents WHERE slug = ?", [INES]))?.drawing_url).toBeNull();
  });

  test("of an executive shows on their page", async () => {
    const id = await people.idOf("agency-executive");
    const url = String((await one("SELECT drawing_url FROM profiles WHERE user_id = ?", [id]))?.drawing_url);
    expect(await (await (await people.signedIn("agent")).get(`/executive-showcase/${id}`)).text()).toContain(
      `src="${url}"`,
    );
  });
});
