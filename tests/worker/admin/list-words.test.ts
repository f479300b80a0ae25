/** Words of a list that no table has: an admin says what they mean, once for the state, and the list is compared again. */
import { beforeAll, describe, expect, test } from "vitest";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { LINE } from "#app/domains/licenses/imports/rows/list-lines.ts";
import { startComparing } from "#app/domains/licenses/imports/words/reread-commands.server.ts";
import { errorBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";
import { csv, sourceOf } from "../licenses/lists.ts";
import { LIST, openImports } from "./admin-imports.ts";

const { site, signedIn, rows, databaseUrl } = openAccounts();
const { act, importOf } = openImports({ site, rows });
const WORDS = "/admin-console/list-words";
const BOTH = LINE.property + LINE.casualty;
const READ_ON = new Date().toISOString().slice(0, 10);

let admin: Visitor;
let second: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
  second = await signedIn("second-admin");
});

const HEADINGS = [
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
const person = (npn: string, name: string, label: string, status = "Active") => [
  ...[npn, name, `W-${npn}`, status, label, "2031-01-31"],
  ...["AUSTIN", "TX", "78701"],
];
const licenseOf = async (npn: string) =>
  (
    await rows("SELECT lines, status, state_label FROM licenses WHERE state_code = 'TX' AND number = ?", [
      `W-${npn}`,
    ])
  )[0];
const say = (who: Visitor, no: number, kind: string, word: string, meaning: string) =>
  act(who, no, { intent: "word", kind, word, meaning });

async function read(content: string): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ list: "state", state: "TX", readOn: READ_ON }))
    body.append(name, value);
  body.append("file", new File([content], "list.csv", { type: "text/csv" }));
  const answer = await admin.get(`${LIST}/new`, { method: "POST", body });
  const no = Number(answer.headers.get("Location")?.split("/").at(-1));
  const { columns } = JSON.parse(String((await importOf(no)).layout)) as { columns: Record<string, number> };
  const chosen = Object.entries(columns).map(([field, at]) => [field, String(at)]);
  expect((await act(admin, no, { intent: "columns", ...Object.fromEntries(chosen) })).status).toBe(303);
  return no;
}

describe("an unknown word", () => {
  test("is shown with its rows, said once, and the same import is compared again without another upload", async () => {
    const no = await read(
      csv([
        HEADINGS,
        person("407110001", "DVORAK, VESNA", "Omnibus Lines"),
        person("407110002", "NG, IDA", "Omnibus Lines; Life"),
        person("407110003", "ROY, ANA", "Life", "Hold 7"),
        person("407110004", "BO, LI", "Zither Cover"),
      ]),
    );
    const page = await pageOf(await admin.get(`${LIST}/${no}`));
    expect(page.text).toContain("Line of authority “Omnibus Lines”");
    expect(page.text).toContain("In 2 rows");
    expect(page.text).toContain("Status “Hold 7”");
    expect(await importOf(no)).toMatchObject({ created: 3, unmatched: 1 });

    const nothing = await say(admin, no, "line", "Omnibus Lines", "");
    expect(nothing.status).toBe(400);
    const [field] = (await pageOf(nothing)).getAllByLabelText(/Omnibus Lines/);
    expect(errorBy(field as HTMLElement)).toContain("Choose what it means.");
    // A line can't mean a status, nor a word something that this list doesn't have.
    expect((await say(admin, no, "line", "Omnibus Lines", "revoked")).status).toBe(400);
    expect((await say(admin, no, "line", "Elsewhere", "1")).status).toBe(400);
    expect(await rows("SELECT * FROM license_list_words")).toEqual([]);

    expect((await say(admin, no, "line", "Omnibus Lines", String(BOTH))).status).toBe(303);
    expect((await say(second, no, "line", "Omnibus Lines", "1")).status).toBe(409);
    expect((await say(admin, no, "line", "Zither Cover", "0")).status).toBe(303);
    expect((await say(admin, no, "status", "Hold 7", "active")).status).toBe(303);
    const said = await pageOf(await admin.get(`${LIST}/${no}`));
    expect(said.text).toContain("2 rows: Property + Casualty");
    expect(said.text).toContain("1 row: Covers nothing here");

    expect((await act(admin, no, { intent: "again" })).status).toBe(303);
    expect(await importOf(no)).toMatchObject({
      phase: "compared",
      ...{
        created: 3,
        unmatched: 1,
        rows_read: 4,
        unknown_words: '{"lines":{},"statuses":{},"carriers":{}}',
      },
    });
    expect((await act(admin, no, { intent: "apply" })).status).toBe(303);
    expect(await licenseOf("407110001")).toEqual({
      ...{ lines: BOTH, status: "active", state_label: "Omnibus Lines" },
    });
    expect(await licenseOf("407110002")).toMatchObject({ lines: BOTH + LINE.life });
    expect(await licenseOf("407110003")).toMatchObject({ lines: LINE.life, status: "active" });
    expect(await licenseOf("407110004")).toBeUndefined();
    expect((await act(admin, no, { intent: "again" })).status).toBe(409);
    expect(
      await rows(
        "SELECT act FROM audit_log WHERE subject_kind = 'import' AND subject_id = ? ORDER BY audit_no",
        [String(no)],
      ),
    ).toEqual(["start", "word", "word", "word", "compare", "apply"].map((one) => ({ act: `import.${one}` })));
  });

  test("covers nothing on the profile until then, and is shown as the state names it", async () => {
    const no = await read(csv([HEADINGS, person("407110011", "ROSS, ADA", "Quill Authority")]));
    expect((await act(admin, no, { intent: "apply" })).status).toBe(303);
    const profile = await pageOf(await admin.get("/showcase/ada-ross"));
    expect(profile.text).toContain("As the state names it: Quill Authority");
    expect(await licenseOf("407110011")).toMatchObject({ lines: 0 });
    expect(
      await rows(
        "SELECT c.types FROM agent_coverage c JOIN agents a USING (agent_no) WHERE a.npn = '407110011' AND c.types <> 0",
      ),
    ).toEqual([]);
    // The word can be said afterward, too: it counts from the state's next list.
    expect((await pageOf(await admin.get(`${LIST}/${no}`))).text).toContain(
      "follow with the state’s next list",
    );
    expect((await say(admin, no, "line", "Quill Authority", String(LINE.life))).status).toBe(303);
    expect(await licenseOf("407110011")).toMatchObject({ lines: 0 });
    const next = await read(csv([HEADINGS, person("407110011", "ROSS, ADA", "QUILL AUTHORITY")]));
    expect(await importOf(next)).toMatchObject({
      changed: 1,
      unknown_words: '{"lines":{},"statuses":{},"carriers":{}}',
    });
    expect((await act(admin, next, { intent: "apply" })).status).toBe(303);
    expect(await licenseOf("407110011")).toMatchObject({ lines: LINE.life });
  });

  test("is said from the command line's list, too, and read again from what is staged", async () => {
    const own = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });
    const content = csv([
      HEADINGS,
      person("407110021", "VEGA, EVE", "Harbor Lines"),
      // Its own row makes the profile: nobody's earlier outcome may count.
      person("407110022", "HALE, MAX", "Life", "Hold 9"),
      person("407110022", "HALE, MAX", "Life", "Active").with(2, "W-SECOND"),
    ]);
    const list = { list: "state", stateCode: "TX", readOn: READ_ON } as const;
    const no = await openImport(own, sourceOf(content), list);
    await readImport(own, no, sourceOf(content));
    expect(await importOf(no)).toMatchObject({ created: 2, unmatched: 1 });
    expect((await say(admin, no, "line", "Harbor Lines", String(LINE.health))).status).toBe(303);
    expect((await say(admin, no, "status", "Hold 9", "active")).status).toBe(303);
    const later = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });
    expect(await startComparing(later, no)).toBe("started");
    await readImport(later, no, null);
    expect(await importOf(no)).toMatchObject({ phase: "compared", created: 2, added: 1, unmatched: 0 });
    await applyImport(later, no);
    expect(await licenseOf("407110021")).toMatchObject({ lines: LINE.health });
    expect(await rows("SELECT count(*) n FROM agents WHERE npn = '407110022'")).toEqual([{ n: 1 }]);
  });
});

describe("the list of words", () => {
  test("has all of them, each with a page that changes it, for admins alone", async () => {
    const listed = await pageOf(await admin.get(WORDS));
    expect(listed.text).toContain("Omnibus Lines");
    expect(listed.text).toContain("Property + Casualty");
    expect((await pageOf(await admin.get(`${WORDS}?kind=status`))).text).not.toContain("Omnibus Lines");
    expect(await (await admin.get(`${WORDS}.csv`)).text()).toContain("Omnibus Lines");
    const [word] = await rows(
      "SELECT word_no, lines FROM license_list_words WHERE written = 'Omnibus Lines'",
    );
    const path = `${WORDS}/${word?.word_no}`;
    const customer = await signedIn("customer");
    for (const one of [WORDS, path])
      expect((await customer.get(one)).headers.get("Location")).toBe("/dashboard");
    const asked = await admin.get(path);
    expect(Number(asked.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    expect((await pageOf(asked)).text).toContain("Property + Casualty");
    expect((await admin.post(path, { seen: String(BOTH), meaning: "revoked" })).status).toBe(400);
    expect((await admin.post(path, { seen: "1", meaning: "32" })).status).toBe(409);
    expect((await admin.post(path, { seen: String(BOTH), meaning: "32" })).status).toBe(303);
    expect((await second.post(path, { seen: String(BOTH), meaning: "1" })).status).toBe(409);
    const no = await read(csv([HEADINGS, person("407110001", "DVORAK, VESNA", "Omnibus Lines")]));
    expect((await act(admin, no, { intent: "apply" })).status).toBe(303);
    expect(await licenseOf("407110001")).toMatchObject({ lines: LINE.personal });
    expect((await admin.get(`${WORDS}/999999`)).status).toBe(404);
  });
});

describe("columns that were chosen once", () => {
  const UNUSUAL = [
    "Person",
    "Number of license",
    "Nat. number",
    "Standing",
    "Authorities",
    "Good until",
    "License #",
  ];
  const row = (no: string, day: string) => [
    ...["DVORAK, VESNA", `X-${no}`, "407110001", "Active", "Life", day, `W-${no}`],
  ];
  const bring = async (content: string, state = "TX") => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ list: "state", state, readOn: READ_ON }))
      body.append(name, value);
    body.append("file", new File([content], "list.csv", { type: "text/csv" }));
    const answer = await admin.get(`${LIST}/new`, { method: "POST", body });
    return Number(answer.headers.get("Location")?.split("/").at(-1));
  };
  const COLUMNS = {
    number: "6",
    npn: "2",
    name: "0",
    status: "3",
    lines: "4",
    expiresOn: "5",
    dates: "day-first",
  };
  const layoutOf = async (no: number) => JSON.parse(String((await importOf(no)).layout));

  test("are offered for the next list with the same headings, with who chose them and when", async () => {
    const first = await bring(csv([UNUSUAL, row("501", "03/04/2031")]));
    const asked = await pageOf(await admin.get(`${LIST}/${first}`));
    expect(asked.text).not.toContain("Read as");
    expect(asked.text).toContain("only have dates that fit both orders, such as “03/04/2031”");
    const wrong = await act(admin, first, { intent: "columns", ...COLUMNS, dates: "year-first" });
    expect(wrong.status).toBe(400);
    expect((await act(admin, first, { intent: "columns", ...COLUMNS })).status).toBe(303);
    expect(await importOf(first)).toMatchObject({ phase: "compared", rejected: 0 });
    const staged = await rows(
      "SELECT facts->>'expiresOn' ends FROM license_import_rows WHERE import_no = ?",
      [first],
    );
    expect(staged).toEqual([{ ends: "2031-04-03" }]);

    const next = await bring(
      csv([UNUSUAL.map((heading) => heading.toUpperCase()), row("502", "05/06/2031")]),
    );
    const offered = await pageOf(await second.get(`${LIST}/${next}`));
    expect(offered.text).toMatch(/Read as on \w{3} \d{1,2}, \d{4} by Sam Ostrow\./);
    expect(await layoutOf(next)).toMatchObject({
      origin: "chosen",
      columns: { number: 6, npn: 2, name: 0, status: 3, lines: 4, expiresOn: 5 },
      dates: { order: "day-first", why: "chosen" },
    });
    expect((offered.getByLabelText("License number") as unknown as { value: string }).value).toBe("6");
    // The command line reads it the same way, without being told.
    const own = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() });
    const content = csv([UNUSUAL, row("503", "07/08/2031")]);
    const list = { list: "state", stateCode: "TX", readOn: READ_ON } as const;
    const no = await openImport(own, sourceOf(content), list);
    await readImport(own, no, sourceOf(content));
    expect(
      await rows("SELECT key, facts->>'expiresOn' ends FROM license_import_rows WHERE import_no = ?", [no]),
    ).toEqual([{ key: "W-503", ends: "2031-08-07" }]);
    // Another state's list, or other headings, is another layout.
    expect((await layoutOf(await bring(csv([UNUSUAL, row("504", "x")]), "OK"))).origin).toBeNull();
    expect((await layoutOf(await bring(csv([[...UNUSUAL, "More"], row("505", "x")])))).origin).toBeNull();
  });

  test("are those of a ready layout where nobody chose yet, and the page says which", async () => {
    const no = await bring(
      csv([
        "NPN,Name,License number,License type,Qualification,License issue date,Expiration date,City,State,Postal code".split(
          ",",
        ),
        "407110061,A B,W-601,Adjuster,All Lines,2025-01-01,2031-01-01,AUSTIN,TX,78701".split(","),
      ]),
    );
    expect((await pageOf(await admin.get(`${LIST}/${no}`))).text).toContain(
      "Read as Texas’s list of agents and adjusters.",
    );
  });
});
