/** Every list and queue of the registry has all of it: a page, filters, a file, acts that refuse a wrong row, and a guard. */
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { adminPaths } from "#app/paths/admin.ts";
import { AUDIT_ACTS } from "#app/platform/audit/audit-acts.ts";
import { LISTS } from "#app/routes/admin/lists/registry.server.ts";
import { formOf, pageOf, wordsIn } from "#support/browser/page.ts";
import { openPeople } from "./people/people.ts";

const desk = openPeople();
const { rows } = desk;
const NOBODY = "00000000-0000-7000-8000-000000000000";
/** What no row has. */
const NOTHING = "zzqx 100%_nothing";

/** Filters that find something in the demonstration data, where the list by itself shows none. */
const RUN = "00000005-0000-7000-8000-00000000000a";
const SHOWN: Readonly<Record<string, Record<string, string>>> = {
  mail: { status: "sent" },
  webhooks: { status: "done" },
  "stripe-differences": { run: RUN },
};

beforeAll(async () => {
  await rows(`INSERT INTO outbox (id, kind, recipient, subject, text, html, status, attempts, next_attempt_at, created_at, sent_at)
    VALUES ('00000001-0000-7000-8000-00000000000a', 'reset-password', 'one@mail.example', 'A subject', '', '', 'sent', 1, 1, 1, 1)`);
  await rows(`INSERT INTO stripe_events (id, type, object_id, status, made_at, received_at, attempts, next_at, done_at)
    VALUES ('evt_done', 'invoice.paid', 'in_1', 'done', 1, 1, 1, 1, 1)`);
  await rows(`INSERT INTO question_reports (id, question_no, reason, note, reported_at, status)
    SELECT '00000002-0000-7000-8000-00000000000a', question_no, 'wrong', '=1+1', 1, 'open' FROM expert_questions
    WHERE status = 'answered' LIMIT 1`);
  await rows(`INSERT INTO message_reports (id, thread_no, message_no, reporter, reason, note, reported_at, status)
    SELECT '00000003-0000-7000-8000-00000000000a', thread_no, message_no, 'customer', 'other', 'Their words', 1, 'open'
    FROM messages LIMIT 1`);
  await rows(`INSERT INTO error_reports (fingerprint, severity, source, message, stack, path, request_id, device, times, first_at, last_at)
    VALUES ('x', 'high', 'server', '=1+1', 'at x', '/', 'x', '', 1, 1, 1)`);
  await rows(`INSERT INTO factor_resets (id, user_id, reason, status, stop_hash, asked_at, expires_at)
    SELECT '00000004-0000-7000-8000-00000000000a', id, 'Why they lost it', 'open', 'x', 1, 9999999999999 FROM users
    WHERE email = 'customer@fairlead.example'`);
  await rows(
    `INSERT INTO stripe_syncs (id, status, started_at, part, compared, version) VALUES ('${RUN}', 'done', 1, 'unknown', 1, 1)`,
  );
  await rows(`INSERT INTO stripe_differences (id, sync_id, object_id, kind, ours, theirs)
    VALUES ('00000006-0000-7000-8000-00000000000a', '${RUN}', 'sub_1', 'status', '=1+1', 'past due')`);
  await rows(`INSERT INTO license_list_words (state_code, kind, word, written, lines, import_no, decided_by, decided_at)
    SELECT 'TX', 'line', '11', '=1+1', 12, min(import_no), '${NOBODY}', 1 FROM license_imports`);
  await rows(`INSERT INTO list_cases (id, import_no, row_no, kind, state_code, number, agent_no, license_no, name, npn, reason,
      row, sign, marks, before, status, opened_at, due_at)
    SELECT '00000007-0000-7000-8000-00000000000a', (SELECT min(import_no) FROM license_imports), 7, 'name', state_code, number,
      agent_no, license_no, '=1+1', '20664135', 'The name is another one.', '[]', 'x', 1, status, 'open', 1, 9999999999999
    FROM licenses ORDER BY license_no LIMIT 1`);
  await rows(`INSERT INTO listing_requests (id, agent_no, npn, requester, requested_by, email, language, why, note, opened_at, due_at)
    SELECT '00000008-0000-7000-8000-00000000000a', agent_no, npn, '=1+1', 'self', 'one@mail.example', 'en', 'privacy', '', 1,
      9999999999999 FROM agents LIMIT 1`);
  await rows(`INSERT INTO consent_copies (id, seller_id, email_hash, phone_hash, sealed, given_at)
    SELECT '00000009-0000-7000-8000-00000000000a', id, 'x', 'x', 'x', 1 FROM agents LIMIT 1`);
  await rows(`INSERT INTO privacy_requests (id, kind, email, language, note, status, opened_at, confirmed_at, due_at)
    VALUES ('00000009-0000-7000-8000-00000000000a', 'correct', 'one@mail.example', 'en', '=1+1', 'open', 1, 1, 9999999999999)`);
  await rows(`INSERT INTO look_alikes (id, agent_no, other_no, status, opened_at, due_at)
    SELECT '00000009-0000-7000-8000-00000000000a', max(agent_no), min(agent_no), 'open', 1, 9999999999999 FROM agents
    WHERE account_status = 'active'`);
  await rows(`INSERT INTO review_pauses (id, agent_no, began_at, last_burst_at, evidence)
    SELECT '00000009-0000-7000-8000-00000000000a', agent_no, 1, 1, '[]' FROM agents WHERE account_status = 'active' LIMIT 1`);
  await desk.admin().post(adminPaths.audit(), { intent: "verify" });
});

test("no two lists have one name", () => {
  expect(new Set(LISTS.map(({ name }) => name)).size).toBe(LISTS.length);
});

describe.each(LISTS.map((list) => [list.name, list] as const))("%s", (name, list) => {
  const to = (query: Record<string, string> = {}) => list.to({ ...SHOWN[name], ...query });

  test("has a page with rows, its filters, and the way to its file", async () => {
    const page = await pageOf(await desk.admin().get(to()));
    page.getByRole("heading", { level: 1, name: list.title });
    const table = page.getByRole("table", { name: list.label });
    expect(table.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
    const search = page.getByRole("search", { name: list.label });
    for (const { name: filter, label, options, tabs } of list.filters)
      if (tabs)
        expect(page.getByRole("navigation", { name: label }).querySelectorAll("a")).toHaveLength(
          options?.length ?? 0,
        );
      else expect(search.querySelector(`[name="${filter}"]`), filter).not.toBeNull();
    const link = page.getByRole("link", { name: "Download these as CSV" }).getAttribute("href") ?? "";
    expect(link.split("?")[0]).toBe(adminPaths.listFile(name));
  });

  test("is narrowed by what is typed, and says so where nothing fits", async () => {
    for (const { name: filter, options, type } of list.filters) {
      if (options !== undefined || type === "date") continue;
      const page = await pageOf(await desk.admin().get(to({ [filter]: NOTHING })));
      expect(page.text, filter).toContain(`No ${list.noun.many} like that`);
      expect(page.getByRole("link", { name: `All ${list.noun.many}` }).getAttribute("href")).toBeTruthy();
    }
  });

  test("answers each option of its filters", async () => {
    for (const { name: filter, options = [] } of list.filters)
      for (const { value } of options) {
        const answer = await desk.admin().get(to({ [filter]: value }));
        expect(answer.status, `${filter}=${value}`).toBe(200);
        await answer.text();
      }
  });

  test("has as many rows in its file as its page counts, and the log has who took it", async () => {
    const page = await pageOf(await desk.admin().get(to()));
    const [said] =
      new RegExp(`([\\d,]+)( or more)? (${list.noun.one}|${list.noun.many})`).exec(page.text)?.slice(1) ?? [];
    const answer = await desk.admin().get(adminPaths.listFile(name, SHOWN[name]));
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const file = Papa.parse<Record<string, string>>(await answer.text(), {
      header: true,
      skipEmptyLines: true,
    });
    // The log has what was just taken, too.
    if (name === "audit") expect(file.data.length).toBeGreaterThanOrEqual(Number(said));
    else expect(Math.min(file.data.length, 10_000)).toBe(Number(said?.replaceAll(",", "")));
    expect(file.data.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    const [entry] = await rows("SELECT act, subject_id FROM audit_log ORDER BY audit_no DESC LIMIT 1");
    expect(entry?.subject_id).toBe("list");
    expect(String(entry?.act)).toMatch(/\.export(-reports|-list|-words)?$/);
    expect(Object.keys(AUDIT_ACTS)).toContain(entry?.act);
  });

  test("is for admins alone, as a page, as data, and as a file", async () => {
    const before = await rows("SELECT count(*) n FROM audit_log");
    const customer = await desk.signedIn("customer");
    for (const address of [to(), adminPaths.listFile(name)]) {
      const answer = await customer.get(address);
      expect([answer.status, answer.headers.get("Location")], address).toEqual([302, "/dashboard"]);
      const refused = await customer.post(address, { intent: list.acts[0] ?? "retry" });
      expect([302, 403, 405]).toContain(refused.status);
    }
    expect(await rows("SELECT count(*) n FROM audit_log")).toEqual(before);
  });

  test("refuses what no button of its page says", async () => {
    const answer = await desk.admin().post(to(), { intent: "no-such-act" });
    expect(answer.status).toBe(400);
  });

  const ofRows = list.acts.filter((one) => one === "retry");
  test.each(ofRows)("does nothing to a row that isn't there: %s", async (intent) => {
    const before = await rows("SELECT count(*) n FROM audit_log");
    const answer = await desk.admin().post(to(), { intent, email: NOBODY, event: "evt_nobody" });
    expect(answer.status).toBe(303);
    expect(await rows("SELECT count(*) n FROM audit_log")).toEqual(before);
  });

  if (list.bulk === null)
    test("has no acts on many rows", async () => {
      expect((await desk.admin().get(adminPaths.bulk(name))).status).toBe(404);
    });
  else
    test.each(Object.entries(list.bulk.acts))("leaves out of %s what isn't there", async (act, words) => {
      const page = await pageOf(await desk.admin().get(to()));
      const button = page.getByRole("button", { name: words.label ?? words.verb });
      expect(formOf(button).getAttribute("action")).toBe(adminPaths.bulk(name));
      const preview = await pageOf(await desk.admin().get(adminPaths.bulk(name, { act, id: NOBODY })));
      const heading = wordsIn(preview.getByRole("heading", { level: 1 }));
      expect(heading).toBe(`${words.verb} 0 ${list.noun.many}?`);
      expect(preview.text).toContain("Nothing is left to do this to.");
    });
});

test("a name that no list has is not found, as a page and as a file", async () => {
  expect((await desk.admin().get(adminPaths.list("no-such-list"))).status).toBe(404);
  expect((await desk.admin().get(adminPaths.listFile("no-such-list"))).status).toBe(404);
});

test("the file of reported messages has nothing of what was written", async () => {
  const text = await (await desk.admin().get(adminPaths.listFile("message-reports"))).text();
  expect(text).toContain("agent,id,reason,reporter,since");
  expect(text).not.toContain("Their words");
});

test("the file of lost second factors leaves out what the person wrote", async () => {
  const text = await (await desk.admin().get(adminPaths.listFile("second-factor-resets"))).text();
  expect(text).toContain("person,email,id,role,agreed,since,until");
  expect(text).not.toContain("Why they lost it");
});
