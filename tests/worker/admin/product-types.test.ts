/** Insurance types in the admin: changed, turned off, and mapped to the lines that cover them. */
import { describe, expect, test } from "vitest";
import { ticksOf, writeSets } from "#app/domains/licenses/product-types/covering-lines.ts";
import { recountCoverage } from "#app/domains/licenses/product-types/recount-commands.server.ts";
import { changeType } from "#app/domains/licenses/product-types/type-commands.server.ts";
import { findType } from "#app/domains/licenses/product-types/type-queries.server.ts";
import { errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople } from "./people/people.ts";

const people = openPeople();
const { rows, one, idOf } = people;
const LIST = "/admin-console/product-types";
const REASON = "People ask for it every week.";
const [LIFE, HEALTH, PROPERTY, CASUALTY, PERSONAL] = [1, 2, 4, 8, 32];

const typeOf = (slug: string) => one("SELECT * FROM product_types WHERE slug = ?", [slug]);
async function formOf(bit: number, by = people.admin()) {
  const page = await pageOf(await by.get(`${LIST}/${bit}`));
  return heldBy(page.document.querySelector('[name="seen"]') as HTMLElement);
}
const change = async (bit: number, fields: Record<string, string>, by = people.admin()) =>
  by.post(`${LIST}/${bit}`, { reason: REASON, seen: await formOf(bit, by), ...fields });
const add = (fields: Record<string, string>, by = people.admin()) =>
  by.post(`${LIST}/new`, { reason: REASON, ...fields });
const recount = () => recountCoverage(openContext({ databaseUrl: people.databaseUrl() }));
const logged = (bit: number) =>
  rows("SELECT * FROM audit_log WHERE subject_kind = 'product-type' AND subject_id = ? ORDER BY audit_no", [
    String(bit),
  ]);
/** What each agent may sell of this type in each state, and until when. */
const coverage = (bit: number) =>
  rows(
    `SELECT agent_no, state_code, through_day FROM agent_coverage WHERE types & (1 << ?) <> 0
     ORDER BY agent_no, state_code, through_day`,
    [bit],
  );

test("is for admins alone, shows active types or all, and asks the database no more than twice", async () => {
  await rows("UPDATE product_types SET active = 0 WHERE slug = 'flood'");
  const active = await people.admin().get(LIST);
  expect(Number(active.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const words = (await pageOf(active)).text;
  expect(words).toContain("15 types");
  expect(words).not.toContain("Flood");
  expect((await pageOf(await people.admin().get(`${LIST}?which=all`))).text).toContain("Flood");
  await rows("UPDATE product_types SET active = 1 WHERE slug = 'flood'");
  const page = await people.admin().get(`${LIST}/14`);
  expect([page.status, Number(page.headers.get("X-Database-Round-Trips")) <= 2]).toEqual([200, true]);
  const customer = await people.signedIn("customer");
  for (const path of [LIST, `${LIST}/new`, `${LIST}/14`])
    expect((await customer.get(path)).headers.get("Location")).toBe("/dashboard");
  expect((await customer.post(`${LIST}/14`, { name: "Water" })).headers.get("Location")).toBe("/dashboard");
  for (const bit of ["99", "-1", "x", "51"])
    expect((await people.admin().get(`${LIST}/${bit}`)).status).toBe(404);
});

describe("changing one", () => {
  test("counts whom it affects first; then filters drop it while records keep its name", async () => {
    const counted = await one(
      "SELECT count(*) n FROM agents WHERE account_status = 'active' AND types & (1 << 14) <> 0",
    );
    const page = await pageOf(await people.admin().get(`${LIST}/14`));
    expect(page.text).toContain(`${Number(counted?.n).toLocaleString("en-US")} offer it`);
    const search = async () =>
      (await pageOf(await people.stranger().get(`/geographic-search-results?q=78701&n=${Math.random()}`)))
        .document;
    expect((await search()).querySelector('[value="flood"]')).not.toBeNull();
    const home = async () => (await people.stranger().get("/")).headers.get("X-Cache");
    await home();
    expect(await home()).toBe("HIT");
    expect(
      (await change(14, { name: "Flood", personal1: "yes", property2: "yes", casualty2: "yes" })).status,
    ).toBe(303);
    expect(await home(), "the cached page is dropped").toBe("MISS");
    expect(await typeOf("flood")).toMatchObject({ active: 0, name: "Flood", recounted_through: null });
    expect((await search()).querySelector('[value="flood"]')).toBeNull();
    expect(
      await one("SELECT count(*) n FROM agents WHERE account_status = 'active' AND types & (1 << 14) <> 0"),
    ).toEqual(counted);
    const [entry] = await logged(14);
    expect(entry).toMatchObject({
      act: "product-type.change",
      actor_id: await idOf("admin"),
      reason: REASON,
    });
    expect([JSON.parse(String(entry?.before)).active, JSON.parse(String(entry?.after)).active]).toEqual([
      true,
      false,
    ]);
    expect(
      (
        await change(14, {
          name: "Flood",
          active: "yes",
          personal1: "yes",
          property2: "yes",
          casualty2: "yes",
        })
      ).status,
    ).toBe(303);
  });

  test("leaves alone what another admin changed meanwhile, and keeps what was typed", async () => {
    const seen = await formOf(14);
    const fields = { active: "yes", personal1: "yes", property2: "yes", casualty2: "yes" };
    expect((await change(14, { ...fields, name: "Flood water" }, people.second())).status).toBe(303);
    const before = await logged(14);
    const answer = await change(14, { ...fields, name: "High water", seen });
    expect(answer.status).toBe(409);
    const page = await pageOf(answer);
    expect(page.text).toContain("changed while you read it");
    expect(heldBy(page.getByLabelText(/^Name/))).toBe("High water");
    expect(await typeOf("flood")).toMatchObject({ name: "Flood water" });
    expect(await logged(14)).toEqual(before);
    await rows("UPDATE product_types SET name = 'Flood' WHERE bit = 14");
  });

  test("by two admins at once happens once, and the other is told", async () => {
    const lines = { active: "yes", personal1: "yes", property2: "yes", casualty2: "yes" };
    const seen = await formOf(14);
    const answers = await Promise.all([
      change(14, { ...lines, name: "Flood A", seen }),
      change(14, { ...lines, name: "Flood B", seen }, people.second()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    await rows("UPDATE product_types SET name = 'Flood' WHERE bit = 14");
  });

  test.each(["name = 'Deep water'", "active = 0", "covering_lines = '1'"])(
    "does nothing once the row is %s",
    async (meanwhile) => {
      const context = openContext({ databaseUrl: people.databaseUrl() });
      const read = await findType(context, 14);
      if (read === null) throw new Error("No such type.");
      await rows(`UPDATE product_types SET ${meanwhile} WHERE bit = 14`);
      const [before, entries] = [await typeOf("flood"), await logged(14)];
      const acting = { adminId: await idOf("admin"), reason: REASON };
      expect((await changeType(context, read, { ...read, name: "High water" }, acting))?.words).toContain(
        "changed while you read it",
      );
      expect([await typeOf("flood"), await logged(14)]).toEqual([before, entries]);
      await rows("UPDATE product_types SET name = ?, active = ?, covering_lines = ? WHERE bit = 14", [
        read.name,
        Number(read.active),
        read.coveringLines,
      ]);
    },
  );

  test("a built-in type keeps its name and stays on offer", async () => {
    const before = await typeOf("auto");
    const answer = await change(0, { name: "Cars", personal1: "yes", property2: "yes", casualty2: "yes" });
    expect(answer.status).toBe(400);
    expect((await pageOf(answer)).text).toContain("That’s how it is already.");
    expect(await typeOf("auto")).toEqual(before);
  });

  test("needs lines, a reason, a unique name, and a recent second factor", async () => {
    const fields = { active: "yes", personal1: "yes" };
    const bare = await change(14, { name: "Flood", active: "yes" });
    const lines = (await pageOf(bare)).document.querySelector('[name="life1"]')?.closest("fieldset");
    expect([bare.status, lines?.textContent]).toEqual([
      400,
      expect.stringContaining("Choose the lines that cover it."),
    ]);
    expect((await change(14, { ...fields, name: "Flood", reason: "No" })).status).toBe(400);
    expect((await change(14, { ...fields, name: "annuities" })).status).toBe(409);
    const seen = await formOf(14);
    await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [await idOf("admin")]);
    const stale = await change(14, { ...fields, name: "Flood", seen });
    expect(stale.headers.get("Location")).toMatch(/second-factor/);
    expect(await typeOf("flood")).toMatchObject({ covering_lines: "32|12" });
    await people.signInAgain();
  });
});

describe("a new one", () => {
  test("takes the next bit, and agents are covered for it by their lines, within minutes", async () => {
    const answer = await add({
      name: "Pet",
      slug: "pet",
      property1: "yes",
      casualty1: "yes",
      personal2: "yes",
    });
    expect(answer.headers.get("Location")).toBe(`${LIST}/16`);
    expect(await typeOf("pet")).toMatchObject({
      bit: 16,
      active: 1,
      built_in: 0,
      covering_lines: "12|32",
      recounted_through: 0,
    });
    expect((await pageOf(await people.admin().get(`${LIST}/16`))).text).toContain(
      "Who may sell it is worked out",
    );
    expect(await coverage(16)).toEqual([]);
    expect(await recount()).toBeGreaterThan(0);
    expect(await typeOf("pet")).toMatchObject({ recounted_through: null });
    // The same lines cover Auto: an agent may sell both, for as long.
    expect((await coverage(16)).length).toBeGreaterThan(10);
    expect(await coverage(16)).toEqual(await coverage(0));
    expect(await recount()).toBe(0);
    expect(
      await (
        await people.stranger().get("/api/rpc/manage_product_types_secure", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: '{"action":"select_active"}',
        })
      ).json(),
    ).toContainEqual({ name: "Pet" });
    expect((await logged(16)).map(({ act, before }) => [act, before])).toEqual([
      ["product-type.change", null],
    ]);
  });

  test("needs its own name and address; what was typed is kept", async () => {
    const taken = await add({ name: "Animals", slug: "flood", life1: "yes" });
    expect(taken.status).toBe(409);
    const page = await pageOf(taken);
    expect(errorBy(page.getByLabelText(/^In addresses/))).toContain("Another type has this address.");
    expect(heldBy(page.getByLabelText(/^Name/))).toBe("Animals");
    expect((await add({ name: "FLOOD", slug: "floods", life1: "yes" })).status).toBe(409);
    expect((await add({ name: "Floods", slug: "floods" })).status).toBe(400);
    expect(await one("SELECT count(*) n FROM product_types WHERE slug = 'floods'")).toEqual({ n: 0 });
  });

  test("is refused once every bit is taken", async () => {
    await rows(
      "INSERT INTO product_types (bit, name, slug, active, built_in, covering_lines) VALUES (51, 'Last', 'last', 0, 0, '1')",
    );
    const answer = await add({ name: "One more", slug: "one-more", life1: "yes" });
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain("there’s room for no more");
    await rows("DELETE FROM product_types WHERE bit = 51");
  });
});

describe("other lines", () => {
  test("change who may sell it, and nothing of agents' choices or of other types", async () => {
    const [auto, flood] = [await coverage(0), await coverage(14)];
    const offers = await rows("SELECT agent_no, types FROM agents ORDER BY agent_no");
    expect((await change(14, { name: "Flood", active: "yes", health1: "yes" })).status).toBe(303);
    expect(await typeOf("flood")).toMatchObject({ covering_lines: String(HEALTH), recounted_through: 0 });
    await recount();
    expect(await coverage(14)).toEqual(await coverage(3));
    expect(await coverage(14)).not.toEqual(flood);
    expect(await coverage(0)).toEqual(auto);
    expect(await rows("SELECT agent_no, types FROM agents ORDER BY agent_no")).toEqual(offers);
  });

  test("changed again halfway, the recount starts over and ends with the newer lines", async () => {
    await change(14, { name: "Flood", active: "yes", life1: "yes" });
    await rows(
      "UPDATE product_types SET recounted_through = (SELECT max(agent_no) FROM agents) - 3 WHERE bit = 14",
    );
    await change(14, { name: "Flood", active: "yes", personal1: "yes", property2: "yes", casualty2: "yes" });
    await recount();
    expect(await coverage(14)).toEqual(await coverage(0));
  });
});

test("each set is stored once, without sets that require more than another one", () => {
  expect(writeSets([PERSONAL, PROPERTY + CASUALTY, PERSONAL, 0])).toBe("12|32");
  expect(writeSets([LIFE + HEALTH, LIFE, 0])).toBe("1");
  expect(writeSets([0, 0, 0])).toBe("");
  expect(ticksOf("32|12")).toEqual({ personal1: "yes", property2: "yes", casualty2: "yes" });
});
