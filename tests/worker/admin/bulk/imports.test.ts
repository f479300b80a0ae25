/** License lists that admins import through a page: upload, match columns, try, apply, undo. */
import { beforeAll, describe, expect, test } from "vitest";
import { goOn, setRunning, sweepLists } from "#app/domains/licenses/imports/admin/admin-commands.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { pageOf, wordsIn } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { documentsIn } from "../../../../workers/documents.ts";
import { openAccounts } from "../../accounts.ts";
import { utf16 } from "../../licenses/encodings.ts";
import { cellsOf, csv, HEADINGS, type Listed } from "../../licenses/lists.ts";
import { LIST, openImports } from "../admin-imports.ts";

const { site, signedIn, stranger, rows, databaseUrl } = openAccounts();
const { act, goOnByCron, importOf } = openImports({ site, rows });
const READ_ON = new Date().toISOString().slice(0, 10);

let admin: Visitor;
let second: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
  second = await signedIn("second-admin");
});

async function listed(count: number): Promise<Listed[]> {
  const found = await rows(
    `SELECT l.*, a.npn, p.first_name, p.last_name FROM licenses l JOIN agents a USING (agent_no)
      JOIN people p ON p.id = a.person_id
     WHERE l.state_code = 'TX' AND l.status = 'active' AND l.expires_on > '2027-06-01' AND a.account_status = 'active'
       AND (SELECT count(*) FROM agents b WHERE b.npn = a.npn) = 1
       AND NOT EXISTS (SELECT 1 FROM license_changes c WHERE c.agent_no = a.agent_no)
     GROUP BY l.agent_no ORDER BY l.license_no LIMIT ?`,
    [count],
  );
  if (found.length < count) throw new Error(`Only ${found.length} licenses of ${count} in the seed.`);
  return found as unknown as Listed[];
}
const licenses = () => rows("SELECT license_no, status, expires_on, lines FROM licenses ORDER BY license_no");
const importsSoFar = async () => Number((await rows("SELECT count(*) n FROM license_imports"))[0]?.n);
const filesLeft = async () => (await (await site.documents()).list({ prefix: "imports/" })).objects.length;

function send(
  who: Visitor,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = { list: "state", state: "TX", readOn: READ_ON },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new File([content], "list.csv", { type: "text/csv" }));
  return who.get(`${LIST}/new`, { method: "POST", body });
}
/** Uploads a list and confirms its matched columns. */
async function bring(who: Visitor, content: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const answer = await send(who, content);
  expect(answer.status).toBe(303);
  return Number(answer.headers.get("Location")?.split("/").at(-1));
}
const columnsOf = async (no: number) => {
  const { columns } = JSON.parse(String((await importOf(no)).layout)) as { columns: Record<string, number> };
  return Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, String(at)]));
};
async function read(who: Visitor, content: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const no = await bring(who, content);
  expect((await act(who, no, { intent: "columns", ...(await columnsOf(no)) })).status).toBe(303);
  return no;
}
const actsOf = async (no: number) =>
  (
    await rows(
      "SELECT act FROM audit_log WHERE subject_kind = 'import' AND subject_id = ? ORDER BY audit_no",
      [String(no)],
    )
  ).map(({ act }) => act);

test("is for admins alone", async () => {
  const customer = await signedIn("customer");
  const before = await importsSoFar();
  for (const path of [LIST, `${LIST}/new`, `${LIST}/1`, `${LIST}/1/rejected.csv`]) {
    expect((await stranger().get(path)).headers.get("Location")).toMatch(/^\/auth/);
    expect((await customer.get(path)).headers.get("Location")).toBe("/dashboard");
  }
  expect((await send(customer, "a,b")).headers.get("Location")).toBe("/dashboard");
  expect((await act(customer, 1, { intent: "apply" })).headers.get("Location")).toBe("/dashboard");
  expect([await importsSoFar(), await filesLeft()]).toEqual([before, 0]);
});

describe("a list", () => {
  test("is not read before its columns are confirmed, and its columns can't be confirmed twice", async () => {
    const [renewed] = await listed(1);
    if (!renewed) throw new Error("Too few.");
    const no = await bring(admin, csv([HEADINGS, cellsOf(renewed)]));
    const own = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(await site.documents()) });
    await setRunning(own, no, true);
    await goOn(own, no, 5);
    expect(await importOf(no)).toMatchObject({ phase: "reading", runs: 0, rows_read: 0 });
    const columns = { intent: "columns", ...(await columnsOf(no)) };
    const runs = (now: number) => rows("UPDATE license_imports SET runs = ? WHERE import_no = ?", [now, no]);
    await runs(1);
    expect((await act(second, no, columns)).status).toBe(409);
    expect(await actsOf(no)).toEqual([]);
    await runs(0);
    expect((await act(admin, no, columns)).status).toBe(303);
    expect(await importOf(no)).toMatchObject({ phase: "compared", rows_read: 1 });
  });

  test("is tried, applied and undone, with who did what; pages ask the database at most twice", async () => {
    const [renewed, confirmed, broken] = await listed(3);
    if (!renewed || !confirmed || !broken) throw new Error("Too few.");
    const before = await licenses();
    const files = await filesLeft();
    const no = await bring(
      admin,
      csv([
        HEADINGS,
        cellsOf(renewed, { expires_on: "2031-03-31" }),
        cellsOf(confirmed),
        cellsOf(confirmed, { number: "ELSE-1", npn: "999999999" }),
        cellsOf(broken, { expires_on: '=HYPERLINK("http://x")' }),
      ]),
    );
    const page = await pageOf(await admin.get(`${LIST}/${no}`));
    expect((page.getByLabelText("License number") as unknown as { value: string }).value).toBe("0");
    expect(await actsOf(no)).toEqual([]);
    // A required column can't be left out.
    const { number: _, ...without } = await columnsOf(no);
    const refused = await act(admin, no, { intent: "columns", ...without });
    expect([
      refused.status,
      (await pageOf(refused)).text.includes("Choose the column of the license number."),
    ]).toEqual([400, true]);
    expect((await act(admin, no, { intent: "columns", ...(await columnsOf(no)) })).status).toBe(303);
    expect(await importOf(no)).toMatchObject({
      phase: "compared",
      runs: 0,
      ...{ rows_read: 4, changed: 1, confirmed: 1, unplaced: 1, rejected: 1 },
    });
    expect(await licenses()).toEqual(before);
    expect(await filesLeft()).toBe(files);

    const tried = await pageOf(await admin.get(`${LIST}/${no}`));
    expect(tried.text).toContain("Change a license");
    // The changed row shows its current values next to the new ones; no other row does.
    const changes = [...tried.document.querySelectorAll("td li")].map((one) => wordsIn(one));
    expect(changes).toContain(`Ends ${formatDay(String(renewed.expires_on))} → Mar 31, 2031`);
    const [row, ...others] = [...tried.document.querySelectorAll("tr")].filter((one) =>
      one.querySelector("li"),
    );
    expect(others).toEqual([]);
    expect(row?.textContent).toContain("Change a license");
    expect(tried.getByRole("button", { name: "Apply 3 of them" })).toBeTruthy();
    const file = await (await admin.get(`${LIST}/${no}/rejected.csv`)).text();
    expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(file).toContain("isn’t a date");

    expect((await act(admin, no, { intent: "apply" })).status).toBe(303);
    expect(await importOf(no)).toMatchObject({ phase: "applied", applied: 3 });
    expect((await licenses()).find((one) => one.license_no === renewed.license_no)).toMatchObject({
      expires_on: "2031-03-31",
    });
    // Changed by something else since: the undo leaves it alone.
    await rows("UPDATE licenses SET revision = revision + 1 WHERE license_no = ?", [confirmed.license_no]);
    const asked = await pageOf(await admin.get(`${LIST}/${no}?undo=1`));
    expect(asked.text).toContain("2 licenses go back to what was before.");
    expect(asked.text).toContain("1 license stays as it is, because something changed it since.");
    expect((await act(second, no, { intent: "undo" })).status).toBe(303);
    expect(await importOf(no)).toMatchObject({ phase: "undone", restored: 2, skipped: 1 });
    expect((await licenses()).find((one) => one.license_no === renewed.license_no)).toMatchObject({
      expires_on: renewed.expires_on,
    });
    expect(await actsOf(no)).toEqual(["import.start", "import.export", "import.apply", "import.undo"]);
    for (const path of [LIST, `${LIST}/${no}`]) {
      await (await admin.get(path)).text();
      const answer = await admin.get(path);
      expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
      await answer.text();
    }
  });

  test("of people who aren’t here adds them, and those without a place wait for an admin’s ZIP", async () => {
    const headings = [
      "NPN",
      "Name",
      "License Number",
      "Status",
      "LOA",
      "Expiration Date",
      "City",
      "State",
      "Zip",
    ];
    const ofPerson = (npn: string, name: string, ...place: string[]) => [
      npn,
      name,
      `L-${npn}`,
      "Active",
      "Life",
      "2031-01-31",
      ...place,
    ];
    const no = await read(
      admin,
      csv([
        headings,
        ofPerson("306640001", "DVORAK, VESNA", "AUSTIN", "TX", "78701"),
        ofPerson("306640002", "SMITH JR, IDA", "NOWHERE AT ALL", "TX", ""),
      ]),
    );
    const tried = await pageOf(await admin.get(`${LIST}/${no}`));
    expect(tried.text).toContain("Vesna Dvorak, AUSTIN TX 78701");
    expect(tried.text).toContain("We don’t know the place “NOWHERE AT ALL, TX”.");
    expect((await act(admin, no, { intent: "place", row: "2", zip: "78701" })).status).toBe(409);
    expect((await act(admin, no, { intent: "apply" })).status).toBe(303);
    const page = await admin.get("/showcase/vesna-dvorak");
    expect(page.status).toBe(200);
    expect((await pageOf(page)).text).toContain("Vesna Dvorak");
    expect((await pageOf(await admin.get(`${LIST}/${no}`))).text).toContain("New agents without a place");
    const refused = await act(admin, no, { intent: "place", row: "2", zip: "00001" });
    expect([refused.status, (await pageOf(refused)).text.includes("We don’t know this ZIP code,")]).toEqual([
      400,
      true,
    ]);
    expect((await act(admin, no, { intent: "place", row: "2", zip: "78701" })).status).toBe(303);
    expect((await act(second, no, { intent: "place", row: "2", zip: "78701" })).status).toBe(409);
    expect(await rows("SELECT slug, zip FROM agents WHERE npn = '306640002'")).toEqual([
      { slug: "ida-smith-jr", zip: "78701" },
    ]);
    expect(await actsOf(no)).toEqual(["import.start", "import.apply", "import.place"]);
    const asked = await pageOf(await admin.get(`${LIST}/${no}?undo=1`));
    expect(asked.text).toContain("2 profiles that it added go");
    expect((await act(admin, no, { intent: "undo" })).status).toBe(303);
    expect(await importOf(no)).toMatchObject({ phase: "undone", removed_agents: 2, skipped_agents: 0 });
    expect((await admin.get("/showcase/ida-smith-jr")).status).toBe(404);
  });

  test("with other column names is read by the columns that an admin chooses", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const headings = HEADINGS.map((heading) => (heading === "License Number" ? "Own number" : heading));
    const no = await bring(admin, csv([headings, cellsOf(one)]));
    const refused = await act(admin, no, { intent: "columns", ...(await columnsOf(no)) });
    expect((await pageOf(refused)).text).toContain("Choose the column of the license number.");
    const twice = await act(admin, no, { intent: "columns", ...(await columnsOf(no)), number: "1" });
    expect((await pageOf(twice)).text).toContain("Another field has this column already.");
    expect((await act(admin, no, { intent: "columns", ...(await columnsOf(no)), number: "0" })).status).toBe(
      303,
    );
    expect(await importOf(no)).toMatchObject({
      phase: "compared",
      ...{ rows_read: 1, rejected: 0, unmatched: 0 },
    });
    // Once read, its columns can't be changed.
    expect((await act(second, no, { intent: "columns", ...(await columnsOf(no)) })).status).toBe(409);
  });

  test("that was applied before says so, and changes nothing again", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const content = csv([HEADINGS, cellsOf(one, { expires_on: "2032-01-31" })]);
    const first = await read(admin, content);
    await act(admin, first, { intent: "apply" });
    const again = await bring(admin, content);
    expect((await pageOf(await admin.get(`${LIST}/${again}`))).text).toContain(
      `the same file as import no. ${first}`,
    );
    await act(admin, again, { intent: "columns", ...(await columnsOf(again)) });
    expect(await importOf(again)).toMatchObject({ phase: "compared", unchanged: 1, changed: 0 });
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, string]>([
    ["that is empty", "", { list: "state", state: "TX", readOn: READ_ON }, "Choose a file that isn’t empty."],
    [
      "that is an image",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      { list: "state", state: "TX", readOn: READ_ON },
      "The file isn’t text.",
    ],
    [
      "without headings",
      "a,b\n1,2",
      { list: "state", state: "TX", readOn: READ_ON },
      "We don’t know any of the headings.",
    ],
    ["without a state", "NPN\n1", { list: "state", state: "", readOn: READ_ON }, "Choose a state."],
    [
      "of an unknown state",
      "NPN,License\n1,2",
      { list: "state", state: "ZZ", readOn: READ_ON },
      "There’s no state ZZ.",
    ],
    ["with an invalid day", "NPN\n1", { list: "federal", state: "", readOn: "2027-02-30" }, "Choose a day."],
  ])("%s is refused with a sentence, and nothing is stored", async (_how, content, fields, said) => {
    const before = [await importsSoFar(), await filesLeft()];
    const answer = await send(admin, content, fields);
    expect(answer.status).toBe(400);
    expect((await pageOf(answer)).text).toContain(said);
    expect([await importsSoFar(), await filesLeft()]).toEqual(before);
  });

  test("in UTF-16 is read correctly", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const no = await read(admin, utf16(`\uFEFF${csv([HEADINGS, cellsOf(one)])}`, true));
    expect(await importOf(no)).toMatchObject({ phase: "compared", confirmed: 1, rejected: 0 });
  });

  test("whose upload breaks off is refused, and nothing is stored", async () => {
    const before = [await importsSoFar(), await filesLeft()];
    const body = `--seam\r\nContent-Disposition: form-data; name="file"; filename="l.csv"\r\n\r\n${csv([HEADINGS])}`;
    const answer = await admin.get(`${LIST}/new`, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=seam" },
    });
    expect(answer.status).toBe(400);
    expect([await importsSoFar(), await filesLeft()]).toEqual(before);
  });
});

describe("an import in progress", () => {
  test("is applied once by two admins who click at the same time", async () => {
    const some = await listed(4);
    const no = await read(
      admin,
      csv([HEADINGS, ...some.map((one) => cellsOf(one, { expires_on: "2033-05-31" }))]),
    );
    const answers = await Promise.all([admin, second].map((who) => act(who, no, { intent: "apply" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await importOf(no)).toMatchObject({ phase: "applied", applied: 4 });
    expect((await actsOf(no)).filter((one) => one === "import.apply")).toHaveLength(1);
    const undone = await Promise.all([admin, second].map((who) => act(who, no, { intent: "undo" })));
    expect(undone.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await importOf(no)).toMatchObject({ phase: "undone", restored: 4, skipped: 0 });
  });

  test("continues by the cron when the browser is gone, and stops while it is paused", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const many = Array.from({ length: 9_000 }, (_, at) => cellsOf(one, { number: `CLOCK-${at}` }));
    const no = await bring(admin, csv([HEADINGS, ...many]));
    const bucket = await site.documents();
    const own = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(bucket as never) });
    const { layout } = await importOf(no);
    expect(String(layout)).toContain("npn");
    // Interrupted after its first step: its clock says that no time is left.
    await rows("UPDATE license_imports SET runs = 1 WHERE import_no = ?", [no]);
    let calls = 0;
    own.clock.now = () => Date.parse(READ_ON) + (calls++ > 1 ? 60_000 : 0);
    await goOn(own, no, 1);
    const begun = await importOf(no);
    expect(begun.phase).toBe("reading");
    expect(Number(begun.rows_read)).toBeGreaterThan(0);
    expect(Number(begun.rows_read)).toBeLessThan(9_000);

    await act(admin, no, { intent: "pause" });
    await site.runCron();
    expect((await importOf(no)).rows_read).toBe(begun.rows_read);
    expect((await pageOf(await admin.get(`${LIST}/${no}`))).text).toContain("Being read, paused");
    await rows("UPDATE license_imports SET runs = 1 WHERE import_no = ?", [no]);
    await goOnByCron(no);
    expect(await importOf(no)).toMatchObject({
      phase: "compared",
      rows_read: 9_000,
      added: 9_000,
      rejected: 0,
    });
    expect(await (await site.documents()).head(`imports/${begun.file_id}`)).toBeNull();
  });

  test("continues with the first of two; the other neither repeats nor stops it", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const own = openContext({ databaseUrl: databaseUrl() });
    for (const gone of [false, true]) {
      const no = await bring(admin, csv([HEADINGS, cellsOf(one, { number: `FIRST-${gone}` })]));
      await rows("UPDATE license_imports SET runs = 1 WHERE import_no = ?", [no]);
      const documents = documentsIn((await site.documents()) as never);
      const slow = {
        ...documents,
        // While this one opens the file, the other reads it to the end.
        async get(name: string, offset?: number) {
          const stream = await documents.get(name, offset);
          await goOn({ ...own, documents }, no, 5);
          if (!gone) return stream;
          await stream?.cancel();
          return null;
        },
      };
      await goOn({ ...own, documents: slow }, no, 5);
      expect(await importOf(no)).toMatchObject({ phase: "compared", rows_read: 1, stopped: "" });
    }
  });

  test("keeps its file, however many others are read", async () => {
    const no = await bring(admin, csv([HEADINGS]));
    const { file_id } = await importOf(no);
    await rows(
      `INSERT INTO license_imports (import_no, list, file_mark, file_bytes, layout, read_on, phase, file_id, started_at)
       SELECT -value, 'federal', 'x', 1, '{}', '2026-01-01', 'reading', 'other-' || value, ? FROM generate_series(1, 1000)`,
      [Date.now()],
    );
    // At the start of a day, late enough that the sweep looks at the file.
    const aDayOn = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
    const documents = documentsIn((await site.documents()) as never);
    await sweepLists(openContext({ databaseUrl: databaseUrl(), documents, nowMs: aDayOn }));
    expect(await documents.has(`imports/${file_id}`)).toBe(true);
    await rows("DELETE FROM license_imports WHERE import_no < 0 OR import_no = ?", [no]);
    await sweepLists(openContext({ databaseUrl: databaseUrl(), documents, nowMs: aDayOn }));
    expect(await filesLeft()).toBe(0);
  });

  test("stops if its file is gone, and says why", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few.");
    const no = await bring(admin, csv([HEADINGS, cellsOf(one)]));
    const { file_id } = await importOf(no);
    await (await site.documents()).delete(`imports/${file_id}`);
    await act(admin, no, { intent: "columns", ...(await columnsOf(no)) });
    expect((await pageOf(await admin.get(`${LIST}/${no}`))).text).toContain("The file is gone.");
    expect(await importOf(no)).toMatchObject({ phase: "reading", runs: 0 });
  });
});
