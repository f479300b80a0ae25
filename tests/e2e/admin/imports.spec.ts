/** A list of licenses that an admin uploads: sent, read by its columns, previewed, applied, and undone. */
import { cellsOf, csv, HEADINGS, type Listed } from "../../support/license-list.ts";
import { test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { expect } from "../support/site.ts";

const RENEWED = "2041-03-31";

/** Two licenses of Texas that nothing has changed yet. */
const TWO = `SELECT l.*, a.npn, p.first_name, p.last_name FROM licenses l JOIN agents a USING (agent_no)
  JOIN people p ON p.id = a.person_id
  WHERE l.state_code = 'TX' AND l.status = 'active' AND l.expires_on > date('now', '+90 days')
    AND a.account_status = 'active' AND (SELECT count(*) FROM agents b WHERE b.npn = a.npn) = 1
    AND NOT EXISTS (SELECT 1 FROM license_changes c WHERE c.agent_no = a.agent_no)
  GROUP BY l.agent_no ORDER BY l.license_no LIMIT 2`;

test("a list goes into the ledger and out of it again", async ({ ownSite, openAs }) => {
  const { rows } = (await ownSite.database.execute(TWO)) as { rows: Listed[] };
  const [renewed, broken] = rows;
  if (renewed === undefined || broken === undefined) throw new Error("Too few licenses in the seed.");
  const list = csv([
    HEADINGS,
    cellsOf(renewed, { expires_on: RENEWED }),
    cellsOf(broken, { expires_on: "someday" }),
  ]);
  const endsOn = async () => {
    const query = `SELECT expires_on FROM licenses WHERE license_no = ${renewed.license_no}`;
    return (await ownSite.database.execute(query)).rows[0]?.expires_on;
  };

  const admin = await openAs("admin");
  await admin.goto("/admin-console/imports");
  await admin.getByRole("link", { name: "Upload a list" }).click();
  await admin.getByLabel("State", { exact: true }).selectOption("TX");
  await admin.getByLabel("File").setInputFiles({
    name: "texas.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list),
  });
  await admin.getByRole("button", { name: "Send the file" }).click();
  await expect(admin.getByLabel("License number")).toBeVisible();
  await admin.getByRole("button", { name: "Read and compare" }).click();
  await expect(admin.getByRole("button", { name: /^Apply 2 of / })).toBeVisible();
  expect(await endsOn()).toBe(renewed.expires_on);
  await expect(admin.getByRole("insertion").filter({ hasText: "Mar 31, 2041" })).toBeVisible();
  expect(await listViolations(admin, "all")).toEqual([]);

  await admin.getByRole("button", { name: /^Apply 2 of / }).click();
  await expect(admin.getByRole("link", { name: "See what undoing would do" })).toBeVisible();
  expect(await endsOn()).toBe(RENEWED);
  // The row that can't be read is about a license: it waits for an admin, and isn't confirmed meanwhile.
  const brokenStatus = async () => {
    const query = `SELECT status FROM licenses WHERE license_no = ${broken.license_no}`;
    return (await ownSite.database.execute(query)).rows[0]?.status;
  };
  expect(await brokenStatus()).toBe("unconfirmed");
  const queue = await openAs("admin");
  await queue.goto("/admin-console/list-cases");
  expect(await listViolations(queue, "all")).toEqual([]);
  await queue.getByRole("link", { name: new RegExp(`, TX ${broken.number}$`) }).click();
  await expect(queue.getByText("The expiration date “someday” isn’t a date.")).toBeVisible();
  // The list says it too, until the case is there.
  await expect(queue.getByRole("button", { name: "It’s this license: use the row" })).toBeVisible();
  expect(await listViolations(queue, "all")).toEqual([]);
  await queue.getByRole("button", { name: "It’s this license: use the row" }).click();
  await expect(queue.getByText("Choose the status that the row names.").first()).toBeVisible();
  await queue.getByRole("button", { name: /^It’s about someone else/ }).click();
  await expect.poll(brokenStatus).toBe("active");
  const [file] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("link", { name: /as CSV$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await admin.getByRole("link", { name: "See what undoing would do" }).click();
  await admin.getByRole("button", { name: "Undo this import" }).click();
  await expect.poll(endsOn).toBe(renewed.expires_on);
});

test("a word that no table knows is said once, and the list is compared again", async ({ openAs }) => {
  const head = ["NPN", "Name", "License Number", "Status", "LOA", "Expiration Date", "City", "State", "Zip"];
  const person = ["608880001", "QUAYLE, NOA", "E-608880001", "Active", "Omnibus Lines", "03/04/2041"];
  const admin = await openAs("admin");
  await admin.goto("/admin-console/imports/new");
  await admin.getByLabel("State", { exact: true }).selectOption("TX");
  await admin.getByLabel("File").setInputFiles({
    name: "texas.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(csv([head, [...person, "AUSTIN", "TX", "78701"]])),
  });
  await admin.getByRole("button", { name: "Send the file" }).click();
  await expect(admin.getByText("only have dates that fit both orders")).toBeVisible();
  expect(await listViolations(admin, "all")).toEqual([]);
  await admin.getByRole("button", { name: "Read and compare" }).click();
  const word = admin.getByLabel("Line of authority “Omnibus Lines”");
  await expect(word).toBeVisible();
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(word).toHaveAccessibleDescription(/Choose what it means/);
  await word.selectOption({ label: "Property + Casualty" });
  expect(await listViolations(admin, "all")).toEqual([]);
  await admin.getByRole("button", { name: "Save" }).click();
  await admin.getByRole("button", { name: "Compare again with these words" }).click();
  await expect(admin.getByRole("heading", { name: "Words we don’t know" })).toBeHidden();
  await admin.goto("/admin-console/list-words");
  await admin.getByRole("link", { name: "Omnibus Lines" }).click();
  await expect(admin.getByRole("heading", { name: "“Omnibus Lines” in TX" })).toBeVisible();
  expect(await listViolations(admin, "all")).toEqual([]);
});
