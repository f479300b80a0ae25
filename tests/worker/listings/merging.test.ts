/** Two profiles of one person become one, with all they have, and two again. */
import { describe, expect, test } from "vitest";
import { COUNTED_AGAIN, MOVED } from "#app/domains/listings/merging/tables.ts";
import { refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openPeople, type Person } from "./people.ts";

const { rows, signedIn, site, unclaimed, importList, cellsOf, placesOf } = openPeople();
const REASON = "The same person, moved from one agency to the next.";
const idOf = async (slug: string) =>
  String((await rows("SELECT id FROM agents WHERE slug = ?", [slug]))[0]?.id);

/** Every row of every table that a merge may move, by whose it is, and the figures that follow. */
async function everything(...people: Person[]) {
  const all: Record<string, unknown> = {};
  for (const { agent_no } of people) {
    for (const { table, key } of [...MOVED, { table: "agent_review_stats", key: ["published", "stars_5"] }])
      all[`${table} ${agent_no}`] = await rows(
        `SELECT ${key.join()} FROM ${table} WHERE agent_no = ? ORDER BY ${key.join()}`,
        [agent_no],
      );
    all[`agent ${agent_no}`] = await rows(
      "SELECT slug, account_status, types, organization_no, response_threads, response_minutes FROM agents WHERE agent_no = ?",
      [agent_no],
    );
    all[`slugs ${agent_no}`] = await rows(
      "SELECT slug FROM slug_history WHERE kind = 'agent' AND record_no = ? ORDER BY slug",
      [agent_no],
    );
  }
  const places = await Promise.all(people.map(placesOf));
  const steady = places.map(({ search, ...rest }) => ({ ...rest, found: search.length }));
  return { all, steady };
}

/** The duplicate gets a bit of everything, some of which the other one has too. */
async function enrich(from: Person, into: Person): Promise<void> {
  const [customer] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
  const user = String(customer?.id);
  for (const { agent_no } of [from, into])
    await rows("INSERT OR IGNORE INTO saved_agents (user_id, agent_no, saved_at) VALUES (?, ?, 1000)", [
      user,
      agent_no,
    ]);
  await rows(
    `INSERT INTO saved_agents (user_id, agent_no, saved_at)
     SELECT id, ?, 2000 FROM users WHERE email = 'agent@fairlead.example'`,
    [from.agent_no],
  );
  // The same license of the other one, too.
  await rows(
    `INSERT INTO licenses (license_no, agent_no, state_code, number, license_class, resident, lines, state_label, status,
       effective_on, expires_on, evidence, evidence_read_on)
     SELECT (SELECT max(license_no) FROM licenses) + 1, ?, state_code, number, license_class, resident, lines, state_label,
       status, effective_on, expires_on, evidence, evidence_read_on FROM licenses WHERE license_no = ?`,
    [from.agent_no, into.license_no],
  );
  await rows(
    "INSERT INTO review_pauses (id, agent_no, began_at, evidence, last_burst_at) VALUES (?, ?, 7, '{}', 8)",
    [crypto.randomUUID(), from.agent_no],
  );
  await rows("INSERT INTO slug_history (kind, slug, record_no, retired_at) VALUES ('agent', ?, ?, 1000)", [
    `once-${from.slug}`,
    from.agent_no,
  ]);
}

describe("a merge", () => {
  test("moves all, leads every address on, counts again, is kept by lists, and is undone", async () => {
    const [from, into] = (await unclaimed(2)) as [Person, Person];
    await enrich(from, into);
    const before = await everything(from, into);
    const [fromId, intoId] = [await idOf(from.slug), await idOf(into.slug)];
    const admin = await signedIn("admin");
    const path = `/admin-console/agents/${fromId}/merge`;
    const compared = await wordsOf(await admin.get(`${path}?into=/showcase/${into.slug}`));
    expect(compared).toContain(into.name);
    expect(compared).toContain("1 licenses that both have");
    const done = await admin.post(path, { intent: "merge-agents", other: intoId, reason: REASON });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `/admin-console/agents/${intoId}`]);
    await done.text();

    const count = async (table: string, agentNo: number) =>
      Number((await rows(`SELECT count(*) n FROM ${table} WHERE agent_no = ?`, [agentNo]))[0]?.n);
    for (const { table } of MOVED) {
      const had = (before.all[`${table} ${from.agent_no}`] as unknown[]).length;
      const other = (before.all[`${table} ${into.agent_no}`] as unknown[]).length;
      const twice = table === "saved_agents" || table === "licenses" ? 1 : 0;
      expect([table, await count(table, into.agent_no)]).toEqual([table, had + other - twice]);
      expect([table, await count(table, from.agent_no)]).toEqual([table, table === "licenses" ? 1 : 0]);
    }
    const [published] = await rows(
      `SELECT s.published stats, f.review_count search, (SELECT count(*) FROM reviews r WHERE r.agent_no = s.agent_no
         AND r.status = 'published') real FROM agent_review_stats s JOIN agent_search f ON f.agent_no = s.agent_no
       WHERE s.agent_no = ?`,
      [into.agent_no],
    );
    expect([published?.stats, published?.search]).toEqual([published?.real, published?.real]);
    // Reviews that came at once wait at the one that stays.
    const open = "SELECT began_at, last_burst_at FROM review_pauses WHERE agent_no = ? AND ended_at IS NULL";
    expect(await rows(open, [into.agent_no])).toEqual([{ began_at: 7, last_burst_at: 8 }]);
    for (const table of COUNTED_AGAIN.filter((one) => one !== "agent_review_stats"))
      expect([table, await count(table, from.agent_no)]).toEqual([table, 0]);

    for (const address of [from.slug, `once-${from.slug}`]) {
      const moved = await site.get(`/agent/${address}`);
      expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/showcase/${into.slug}`]);
      expect((await site.get(`/showcase/${address}`)).status).toBe(200);
      expect((await site.get(`/showcase/${address}/contact.vcf`)).status).toBeLessThan(400);
    }
    const byId = await site.get(`/showcase/${fromId}`);
    expect([byId.status, byId.headers.get("Location")]).toEqual([301, `/showcase/${into.slug}`]);
    expect(await wordsOf(await site.get(`/a/${fromId}`))).not.toContain(from.name);

    // A list that names either finds the one that stayed.
    const report = await importList([cellsOf(into, { expires_on: "2033-01-31" })]);
    expect(report).toMatchObject({ rejected: 0, created: 0, unlisted: 0 });
    await rows("DELETE FROM license_changes WHERE import_no = ?", [Number(report.importNo)]);

    const short = await refusedPage(
      await admin.post(path, { intent: "undo-merge", other: intoId, reason: "No." }),
      400,
    );
    expect(short.text).toContain("Write at least 10 characters.");
    const [merge] = await rows("SELECT id FROM agent_merges WHERE undone_at IS NULL");
    const undone = await admin.post(path, { intent: "undo-merge", other: String(merge?.id), reason: REASON });
    expect([undone.status, await undone.text()]).toEqual([303, ""]);
    const after = await everything(from, into);
    // The list changed what one license says.
    const plain = ({ all, steady }: typeof before) => ({
      all: { ...all, [`license_evidence ${into.agent_no}`]: 0, [`license_changes ${into.agent_no}`]: 0 },
      steady: steady.map(({ licenses: _, coverage: __, ...rest }) => rest),
    });
    expect(plain(after)).toEqual(plain(before));
    expect((await site.get(`/showcase/${from.slug}`)).status).toBe(200);
    const acts = await rows(
      "SELECT act FROM audit_log WHERE subject_kind = 'agent' ORDER BY audit_no DESC LIMIT 2",
    );
    expect(acts).toEqual([{ act: "agent.unmerge" }, { act: "agent.merge" }]);
  });

  test("is refused when two accounts have claimed them, when one claimed the duplicate, and for itself", async () => {
    const [person] = (await unclaimed(1, 3)) as [Person];
    const admin = await signedIn("admin");
    const [mine, nobodys] = [await idOf("ines-calloway"), await idOf(person.slug)];
    const claimed = await rows(
      "SELECT a.id FROM agents a JOIN profiles p ON p.agent_no = a.agent_no WHERE a.id <> ? AND a.account_status = 'active' LIMIT 1",
      [mine],
    );
    const tries = [
      [String(claimed[0]?.id), mine, "Two accounts have claimed these profiles."],
      [mine, nobodys, "Merge the other way around."],
      [nobodys, nobodys, "That’s the same profile."],
    ] as const;
    for (const [from, other, words] of tries) {
      const path = `/admin-console/agents/${from}/merge`;
      const refused = await refusedPage(
        await admin.post(path, { intent: "merge-agents", other, reason: REASON }),
        409,
      );
      expect(refused.text).toContain(words);
    }
    expect(await rows("SELECT 1 FROM agent_merges WHERE undone_at IS NULL")).toEqual([]);
  });

  test("can’t be undone after thirty days", async () => {
    const [from, into] = (await unclaimed(2, 5)) as [Person, Person];
    const path = `/admin-console/agents/${await idOf(from.slug)}/merge`;
    const admin = await signedIn("admin");
    await (
      await admin.post(path, { intent: "merge-agents", other: await idOf(into.slug), reason: REASON })
    ).text();
    await rows("UPDATE agent_merges SET merged_at = ? WHERE undone_at IS NULL", [
      Date.now() - 31 * 86_400_000,
    ]);
    const [merge] = await rows("SELECT id FROM agent_merges WHERE undone_at IS NULL");
    const late = await admin.post(path, { intent: "undo-merge", other: String(merge?.id), reason: REASON });
    expect((await refusedPage(late, 409)).text).toContain("more than 30 days ago");
  });
});
