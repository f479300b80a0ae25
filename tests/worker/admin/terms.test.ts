/** New terms: written, previewed, published, in force and accepted from their date on, and withdrawn before it. */
import { describe, expect, test } from "vitest";
import { publishTerms, withdrawTerms } from "#app/domains/onboarding/terms/terms-commands.server.ts";
import { decideGate } from "#app/guards/gate.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import { pageOf, wordsIn } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { signedIn, stranger, rows, databaseUrl } = openAccounts();
const LIST = "/admin-console/terms";
const NEW = `${LIST}/new?type=customer`;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Terms take effect at midnight Central time. */
const dayOf = (ms: number) => wallClock("America/Chicago", ms).day;
const tomorrow = () => dayOf(Date.now() + DAY_MS);

const newestOf = async (type: string) =>
  (
    await rows("SELECT * FROM terms_versions WHERE agreement_type = ? ORDER BY version DESC LIMIT 1", [type])
  )[0] as unknown as Record<"id" | "title" | "body" | "change_summary" | "hash", string> & {
    version: number;
    effective_at: number;
  };
async function draft(more: Partial<Record<string, string>> = {}) {
  const newest = await newestOf("customer");
  return {
    title: newest.title,
    body: newest.body.replace("## Your account", "## Your own account"),
    changeSummary: "Calls the first part by its name.",
    effectiveOn: tomorrow(),
    ...more,
  };
}
/** Previews a draft, then publishes the preview. */
async function publish(admin: Visitor, fields: Record<string, string>) {
  const page = await pageOf(await admin.post(NEW, { ...fields, intent: "preview" }));
  const previewed = page.document.querySelector("input[name=previewed]")?.getAttribute("value") ?? "";
  return { page, answer: await admin.post(NEW, { ...fields, previewed, intent: "publish" }) };
}
const withdrawAll = async () => {
  await rows("DELETE FROM terms_versions WHERE effective_at > ?", [Date.now()]);
};

test("is for admins alone, and no page asks the database more than twice", async () => {
  const { id } = await newestOf("agent");
  const customer = await signedIn("customer");
  const admin = await signedIn("admin");
  for (const path of [LIST, NEW, `${LIST}/${id}`]) {
    expect((await stranger().get(path)).headers.get("Location")).toMatch(/^\/auth/);
    const answers = [await customer.get(path)];
    if (path !== LIST) answers.push(await customer.post(path, await draft({ intent: "withdraw" })));
    for (const answer of answers)
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
    await (await admin.get(path)).text();
    const answer = await admin.get(path);
    expect([answer.status, Number(answer.headers.get("X-Database-Round-Trips")) <= 2]).toEqual([200, true]);
    await answer.text();
  }
});

describe("a new version", () => {
  test("is previewed first: the changed words, the final text, and how many people must accept again", async () => {
    const admin = await signedIn("admin");
    const fields = await draft();
    const before = await newestOf("customer");
    const [counted] = await rows(
      `SELECT count(*) n FROM user_roles r JOIN profiles p USING (user_id) JOIN user_terms_agreements a
        ON a.user_id = r.user_id AND a.agreement_type = 'customer' AND a.version = ?
       WHERE r.role = 'customer' AND p.account_status = 'active'`,
      [before.version],
    );
    const answer = await admin.post(NEW, { ...fields, intent: "preview" });
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    expect(page.text).toMatch(new RegExp(`${counted?.n} accounts? of customers agreed to what’s in force`));
    const preview = page.getByRole("region", { name: "What version 3 will do" });
    expect(wordsIn(preview)).toContain("Removed: Your account");
    expect(wordsIn(preview)).toContain("Added: Your own account");
    expect(page.getByRole("heading", { name: "Your own account" }).tagName).toBe("H2");
    // What was typed stays.
    expect((page.getByLabelText("Text") as HTMLTextAreaElement).textContent?.trim()).toBe(fields.body);
    expect(page.getByRole("button", { name: "Publish version 3" })).toBeTruthy();
    expect(await newestOf("customer")).toEqual(before);
  });

  test.each<[string, Partial<Record<string, string>>, string]>([
    [
      "dated in the past",
      { effectiveOn: dayOf(Date.now() - DAY_MS) },
      "Choose today or a day within two years.",
    ],
    ["with an invalid date", { effectiveOn: "2027-02-30" }, "Choose today or a day within two years."],
    [
      "too far ahead",
      { effectiveOn: dayOf(Date.now() + 800 * DAY_MS) },
      "Choose today or a day within two years.",
    ],
    ["without a summary of changes", { changeSummary: "" }, "Say what changes."],
    ["without a heading", { body: "x".repeat(300) }, "Begin with a heading"],
    ["too short", { body: "## Terms\n\nNone." }, "Write at least 200 characters."],
    ["too long", { body: `## Terms\n\n${"word ".repeat(12_100)}` }, "Use at most 60,000 characters."],
    ["without a title", { title: " " }, "Title is required"],
  ])("%s is returned with what was typed", async (_how, wrong, said) => {
    const admin = await signedIn("admin");
    const fields = await draft(wrong);
    const answer = await admin.post(NEW, { ...fields, intent: "publish" });
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(page.text).toContain(said);
    expect((page.getByLabelText("Text") as HTMLTextAreaElement).textContent?.trim()).toBe(
      fields.body?.trim(),
    );
    expect((await newestOf("customer")).version).toBe(2);
  });

  test("without any change is refused", async () => {
    const { body } = await newestOf("customer");
    const answer = await (await signedIn("admin")).post(NEW, await draft({ body, intent: "publish" }));
    expect(answer.status).toBe(400);
    expect((await pageOf(answer)).text).toContain("This is the newest version, word for word.");
  });

  test("is published only as previewed; it waits, is logged, and can be withdrawn", async () => {
    const admin = await signedIn("admin");
    const fields = await draft();
    const page = await pageOf(await admin.post(NEW, { ...fields, intent: "preview" }));
    const previewed = page.document.querySelector("input[name=previewed]")?.getAttribute("value") ?? "";
    const other = await admin.post(NEW, { ...fields, title: "Other terms", previewed, intent: "publish" });
    expect([other.status, (await pageOf(other)).text.includes("Publish version 3")]).toEqual([200, true]);
    expect((await newestOf("customer")).version).toBe(2);

    // An old second factor is asked for again before anything is published.
    const shownAt = (at: number) =>
      rows(
        "UPDATE sessions SET second_factor_at = ? WHERE user_id = (SELECT id FROM users WHERE email = 'admin@fairlead.example')",
        [at],
      );
    await shownAt(1);
    const { answer: away } = await publish(admin, fields);
    expect([away.status, away.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("/second-factor?next="),
    ]);
    expect((await newestOf("customer")).version).toBe(2);
    await shownAt(Date.now());

    const { answer } = await publish(admin, fields);
    expect(answer.status).toBe(303);
    const published = await newestOf("customer");
    expect(published).toMatchObject({
      version: 3,
      title: fields.title,
      body: fields.body,
      change_summary: fields.changeSummary,
      effective_at: firstInstantOf("America/Chicago", { day: fields.effectiveOn, minute: 0 }),
    });
    const [logged] = await rows("SELECT * FROM audit_log WHERE subject_id = ?", [published.id]);
    expect(logged).toMatchObject({ act: "terms.publish", subject_kind: "terms", before: '{"version":2}' });
    expect(JSON.parse(String(logged?.after))).toMatchObject({ version: 3, hash: published.hash });
    expect((await pageOf(await admin.get(NEW))).text).toContain("A version waits to take effect already.");
    // Nobody has to accept it yet.
    expect((await (await signedIn("customer")).get("/customer-dashboard")).status).toBe(200);

    const at = answer.headers.get("Location") ?? "";
    expect(
      (await pageOf(await admin.get(at))).getByRole("button", { name: "Withdraw version 3" }),
    ).toBeTruthy();
    const shown = await rows("SELECT id, second_factor_at FROM sessions WHERE second_factor_at IS NOT NULL");
    await rows("UPDATE sessions SET second_factor_at = 1 WHERE second_factor_at IS NOT NULL");
    const stale = await signedIn("second-admin");
    await rows("UPDATE sessions SET second_factor_at = 1 WHERE second_factor_at IS NOT NULL");
    const askedAgain = await stale.post(at, { intent: "withdraw" });
    expect(askedAgain.headers.get("Location")).toMatch(/second-factor/);
    expect((await newestOf("customer")).version).toBe(3);
    for (const { id, second_factor_at } of shown)
      await rows("UPDATE sessions SET second_factor_at = ? WHERE id = ?", [
        Number(second_factor_at),
        String(id),
      ]);
    expect((await admin.post(at, { intent: "withdraw" })).status).toBe(303);
    expect((await newestOf("customer")).version).toBe(2);
    expect((await admin.get(at)).status).toBe(404);
    expect(
      await rows("SELECT act FROM audit_log WHERE subject_id = ? ORDER BY audit_no", [published.id]),
    ).toEqual([{ act: "terms.publish" }, { act: "terms.withdraw" }]);
  });

  test("by two admins at once is published once", async () => {
    const admins = [await signedIn("admin"), await signedIn("second-admin")];
    const answers = await Promise.all(
      admins.map(async (admin, at) => publish(admin, await draft({ title: `Terms ${at}` }))),
    );
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([303, 409]);
    const lost = answers.find(({ answer }) => answer.status === 409)?.answer;
    const page = lost === undefined ? null : await pageOf(lost);
    expect(page?.text).toMatch(/A version waits to take effect already|Somebody published another version/);
    expect(page?.getByLabelText("Title").getAttribute("value")).toMatch(/^Terms \d$/);
    const waiting = await rows("SELECT version FROM terms_versions WHERE effective_at > ?", [Date.now()]);
    expect(waiting).toEqual([{ version: 3 }]);
    await withdrawAll();
  });

  test("waits for an earlier waiting version, replaces the newest only, and can't be withdrawn once someone accepted it", async () => {
    const own = openContext({ databaseUrl: databaseUrl() });
    const adminId = newId(Date.now());
    const { title, body, version } = await newestOf("customer");
    const next = {
      title,
      body: `${body}\n\nAnd more.`,
      changeSummary: "Adds a line.",
      effectiveOn: tomorrow(),
    };
    const publishAfter = (no: number) => publishTerms(own, adminId, "customer", next, no);
    expect(await publishAfter(version + 5)).toEqual({ kind: "moved" });
    expect(await publishAfter(version)).toMatchObject({ kind: "published" });
    expect(await publishAfter(version + 1)).toEqual({ kind: "waiting" });
    const { id } = await newestOf("customer");
    await rows(
      `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
        SELECT 'early', id, 'customer', ?, 3, 'x', 1 FROM users LIMIT 1`,
      [id],
    );
    const held = { id, agreementType: "customer" as const, version: version + 1, hash: "" };
    expect(await withdrawTerms(own, adminId, held)).toBe("begun");
    await rows("DELETE FROM user_terms_agreements WHERE id = 'early'");
    expect(await withdrawTerms(own, adminId, held)).toBe("withdrawn");
    expect((await newestOf("customer")).version).toBe(version);
  });

  test("that is or was in force can't be withdrawn", async () => {
    const admin = await signedIn("admin");
    const before = await rows("SELECT * FROM terms_versions ORDER BY id");
    for (const { id } of before) {
      const answer = await admin.post(`${LIST}/${id}`, { intent: "withdraw" });
      expect([answer.status, (await answer.text()).includes("can’t be withdrawn")]).toEqual([409, true]);
    }
    expect(await rows("SELECT * FROM terms_versions ORDER BY id")).toEqual(before);
  });
});

describe("the moment a new version takes effect", () => {
  const seen = (own: AppContext) => ({ ...own });

  test("the gate asks for it at that moment: not a millisecond before, and not half a minute after", async () => {
    const nowMs = Date.now();
    const own = openContext({ databaseUrl: databaseUrl(), nowMs });
    const [session] = await rows(
      `SELECT s.id sessionId, s.user_id userId FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE u.email = 'customer@fairlead.example' ORDER BY s.created_at DESC LIMIT 1`,
    );
    own.session = session as unknown as NonNullable<AppContext["session"]>;
    /** Another request of the same isolate. */
    const gate = async () =>
      decideGate(await getViewer(seen(own)), new URL("https://x.example/customer-dashboard"), null);
    const pass = { kind: "pass" };
    const agree = { kind: "redirect", to: "/user-agreement" };

    const { body, title, version } = await newestOf("customer");
    const outcome = await publishTerms(
      own,
      newId(nowMs),
      "customer",
      { title, body: `${body}\n\nAnd more.`, changeSummary: "Adds a line.", effectiveOn: dayOf(nowMs) },
      version,
    );
    if (outcome.kind !== "published") throw new Error(outcome.kind);
    const { effective_at: moment, id } = await newestOf("customer");
    // Longer than the gate's memory, so every isolate has read about it before it takes effect.
    expect(moment).toBe(nowMs + MINUTE_MS);

    own.clock.set(moment - 1);
    expect(await gate()).toEqual(pass);
    own.clock.set(moment);
    expect(await gate()).toEqual(agree);

    const held = { id, agreementType: "customer" as const, version: outcome.version, hash: "" };
    expect(await withdrawTerms(own, newId(nowMs), held)).toBe("begun");
    await rows("DELETE FROM terms_versions WHERE id = ?", [id]);
  });

  test("a customer meets it mid-visit: reads what changed, accepts, and goes on", async () => {
    const admin = await signedIn("admin");
    const customer = await signedIn("customer");
    await (await customer.get("/customer-dashboard")).text();
    const { answer } = await publish(admin, await draft());
    expect(answer.status).toBe(303);
    const { id } = await newestOf("customer");
    // A day later.
    await rows("UPDATE terms_versions SET effective_at = ? WHERE id = ?", [Date.now() - 1, id]);
    const later = await signedIn("customer");
    const sent = await later.get("/customer-dashboard");
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/user-agreement"]);
    const page = await pageOf(await later.get("/user-agreement"));
    expect(page.getByRole("heading", { name: "Your own account" })).toBeTruthy();
    expect((await pageOf(await later.get("/terms/review"))).text).toContain("Added: Your own account");
    const agreed = await later.post("/user-agreement", { version: id, agree: "yes" });
    expect([agreed.status, agreed.headers.get("Location")]).toEqual([303, "/customer-dashboard"]);
    expect((await later.get("/customer-dashboard")).status).toBe(200);
  });
});
