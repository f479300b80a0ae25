/** The admin lists as CSV files: the listed rows and columns, streamed, with no cell that is a formula. */
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { requireList } from "#app/routes/admin/lists/registry.server.ts";
import { pageOf } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople } from "../people/people.ts";

const people = openPeople();
const { rows } = people;
const ADMIN = "/admin-console";
const FORMULA = '=HYPERLINK("https://evil.example")';
const MANY = 4_500;

/** For each list: how one of its rows gets to start like a formula, and how many rows the file's filter selects. */
const LISTS = {
  applications: {
    act: "application.export",
    query: "status=waiting",
    formula:
      "UPDATE organization_applications SET organization_name = ?1 WHERE status IN ('submitted', 'in-review')",
    count: "FROM organization_applications WHERE status IN ('submitted', 'in-review')",
  },
  licenses: {
    act: "license.export",
    query: "state=TX",
    formula:
      "UPDATE agents SET name = ?1 WHERE agent_no = (SELECT min(agent_no) FROM licenses WHERE state_code = 'TX')",
    count: "FROM licenses WHERE state_code = 'TX'",
  },
  reviews: {
    act: "review.export",
    query: "status=held",
    formula: "UPDATE reviews SET title = ?1 WHERE status = 'held'",
    count: "FROM reviews WHERE status = 'held'",
  },
  questions: {
    act: "question.export",
    query: "status=answered&order=oldest",
    formula: "UPDATE expert_questions SET public_title = ?1 WHERE status = 'answered'",
    count: "FROM expert_questions WHERE status = 'answered'",
  },
  mail: {
    act: "email.export",
    query: "status=failed",
    formula: "UPDATE outbox SET error = ?1 WHERE status = 'failed'",
    count: "FROM outbox WHERE status = 'failed'",
  },
  webhooks: {
    act: "webhook.export",
    query: "status=dead",
    formula: "UPDATE stripe_events SET last_error = ?1 WHERE status = 'dead'",
    count: "FROM stripe_events WHERE status = 'dead'",
  },
  errors: {
    act: "error.export",
    query: "",
    formula: "UPDATE error_reports SET message = ?1",
    count: "FROM error_reports",
  },
} as const;

const parse = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

beforeAll(async () => {
  await rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO outbox (id, kind, recipient, subject, text, html, status, attempts, next_attempt_at, created_at)
    SELECT printf('%08x-0000-7000-8000-00000000000a', i), 'reset-password', 'many-' || i || '@mail.example', 'A subject',
      'A secret link', 'A secret link', 'failed', 9, 1 + i % 7, 1 FROM n`);
  await rows(`INSERT INTO stripe_events (id, type, object_id, status, made_at, received_at, attempts, next_at)
    VALUES ('evt_dead', 'invoice.paid', 'in_1', 'dead', 1, 1, 9, 1)`);
  await rows(`INSERT INTO error_reports (fingerprint, severity, source, message, stack, path, request_id, device, times, first_at, last_at)
    VALUES ('x', 'high', 'server', 'It broke', '', '/', 'x', '', 1, 1, 1)`);
});

describe.each(Object.entries(LISTS))("%s", (name, { act, query, formula, count }) => {
  test("the file has every row that the page lists, and no cell is a formula", async () => {
    await rows(formula, [FORMULA]);
    const page = await pageOf(
      await people.admin().get(`${name === "errors" ? "/admin/errors" : `${ADMIN}/${name}`}?${query}`),
    );
    const link = page.getByRole("link", { name: "Download these as CSV" }).getAttribute("href") ?? "";
    expect(link.split("?")[0]).toBe(`${ADMIN}/${name}.csv`);
    const answer = await people.admin().get(link);
    expect(answer.headers.get("Content-Disposition")).toContain(`${name}.csv`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    const all = parse(text);
    const [truth] = await rows(`SELECT count(*) n ${count}`);
    expect(all.length).toBeGreaterThan(0);
    expect(all).toHaveLength(Number(truth?.n));
    const cells = all.flatMap((row) => Object.values(row));
    expect(cells).toContain(`'${FORMULA}`);
    expect(cells).not.toContain(FORMULA);
    const ids = all.map((row) => row.id ?? row.number ?? "");
    if (name !== "errors") expect(new Set(ids).size).toBe(ids.length);
    const [entry] = await rows("SELECT act, actor_id FROM audit_log ORDER BY audit_no DESC LIMIT 1");
    expect(entry).toEqual({ act, actor_id: await people.idOf("admin") });
  });

  test("is for admins alone", async () => {
    const before = await rows("SELECT count(*) n FROM audit_log");
    const customer = await (await people.signedIn("customer")).get(`${ADMIN}/${name}.csv`);
    expect([customer.status, customer.headers.get("Location")]).toEqual([302, "/dashboard"]);
    expect(await rows("SELECT count(*) n FROM audit_log")).toEqual(before);
  });
});

test("a file has the chosen columns; the log has its filters but not what was searched for", async () => {
  const answer = await people
    .admin()
    .get(`${ADMIN}/licenses.csv?find=nobody%27s&state=TX&order=x&columns=ends&columns=begins`);
  expect((await answer.text()).trim()).toBe("agent,npn,state,number,status,begins,ends");
  const [entry] = await rows("SELECT after FROM audit_log ORDER BY audit_no DESC LIMIT 1");
  expect(entry).toEqual({ after: '{"state":"TX","searched":true}' });
});

test("the file of emails has neither their text nor full addresses", async () => {
  const text = await (await people.admin().get(`${ADMIN}/mail.csv?status=failed`)).text();
  for (const secret of ["A secret link", "A subject", "many-77@mail.example"])
    expect(text).not.toContain(secret);
});

test("a file is streamed a page at a time, no faster than it is read", async () => {
  const context = openContext({ databaseUrl: people.databaseUrl() });
  const aside = context.databaseAside();
  let read = 0;
  const counting = {
    ...context,
    databaseAside: () => ({
      ...aside,
      batch: (async (...asked: Parameters<typeof aside.batch>) => {
        read += 1;
        return aside.batch(...asked);
      }) as typeof aside.batch,
    }),
  };
  const answer = await requireList("mail").answerFile(
    new Request("https://fairlead.example/admin-console/mail.csv?status=failed"),
    counting,
    await people.idOf("admin"),
  );
  const reader = answer.body?.getReader();
  const take = async () => {
    const { value } = (await reader?.read()) ?? {};
    await new Promise((resolve) => setTimeout(resolve, 30));
    return new TextDecoder().decode(value);
  };
  expect(await take()).toContain("kind,id,to,gets no email,status");
  expect(read).toBe(0);
  expect((await take()).trimEnd().split("\r\n")).toHaveLength(2_000);
  expect(read).toBe(1);
  await reader?.cancel();
});
