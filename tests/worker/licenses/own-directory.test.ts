/** README, "Your own directory": from an empty database to a search that finds the people of a state's list. */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { pageOf } from "#support/browser/page.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { csv } from "#support/license-list.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectEnv, projectRoot } from "../../../scripts/project.ts";
import { openSite } from "../site.ts";

const PEOPLE = 5_000;
const FAMILIES = ["ABERNETHY", "BRANDVOLD", "CASTELLANOS", "O'MALLORY", "DE LA RUA", "SMITH-KOWALSKI"];
const TOWNS = [
  ["TAMPA", "33614"],
  ["MIAMI", "33125"],
  ["ORLANDO", "32801"],
  ["JACKSONVILLE", "32202"],
] as const;

let server: TestSqld;
const folder = makeTemporary("own-directory");
const list = join(folder.path, "list.csv");
/** Florida's layout: a row for each license type, so two of the same number for each person. */
const floridian = (at: number): string[][] => {
  const [city, zip] = TOWNS[at % TOWNS.length] ?? TOWNS[0];
  const name = `${FAMILIES[at % FAMILIES.length]}, ${at === 0 ? "VESNA" : `PERSON ${letters(at)}`}`;
  const lines = [
    ["0218", "LIFE & HEALTH"],
    ["0220", "GENERAL LINES (PROP & CAS)"],
  ];
  return lines.map(([code, label]) => [
    `A${100_000 + at}`,
    name,
    `="${20_000_000 + at}"`,
    "Resident",
    `="${code}"`,
    label ?? "",
    "VALID",
    "8/1/2025 12:00:00 AM",
    "V@EXAMPLE.COM",
    '="8135550100"',
    city,
    "FL",
    `="${zip}"`,
    "",
  ]);
};
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26);
const HEADINGS =
  "License Number,Full Name,NPN Number,Residency Type,License TYCL,License TYCL Desc,License Status,License Issue Date,Email Address,Business Phone,Business City,Business State,Business Zip,Business County";

/** The README's commands, without the one that needs an account at Cloudflare. */
function readmeCommands(): string[][] {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [, section = ""] = readme.split("## Your own directory");
  const [, block = ""] = (section.split("Five commands")[1] ?? "").split("```sh");
  const lines = (block.split("```")[0] ?? "").trim().split("\n");
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toContain("npm run deploy");
  return lines.slice(0, -1).map((line) => (line.split("#")[0] ?? "").trim().split(/\s+/));
}

const runs: string[] = [];
beforeAll(async () => {
  server = await startSqld();
  const rows = Array.from({ length: PEOPLE }, (_, at) => floridian(at)).flat();
  writeFileSync(list, csv([HEADINGS.split(","), ...rows]));
  for (const [program, ...args] of readmeCommands()) {
    const { stdout, stderr } = await promisify(execFile)(
      program ?? "",
      args.map((arg) => (arg === "list.csv" ? list : arg)),
      { cwd: projectRoot, env: projectEnv({ DATABASE_URL: server.url }) },
    );
    runs.push(stdout + stderr);
  }
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});
const site = openSite({ databaseUrl: () => server.url, vars: { DEMO_DATA: "0" } });

test("the import says what it did: ten thousand rows, a new agent for each two", () => {
  const [, places, admin, imported] = runs;
  expect(places).toMatch(/Loaded 4\d,\d{3} ZIP codes/);
  expect(admin).toContain("you@example.com is an admin");
  expect(imported).toContain(`${(2 * PEOPLE).toLocaleString("en-US")} rows`);
  expect(imported).toMatch(new RegExp(`${PEOPLE.toLocaleString("en-US")} new agents`));
});

test("a search by place and need finds them, a profile says where its facts are from, and counts follow", async () => {
  const found = await pageOf(await site.get("/geographic-search-results?q=Tampa,+FL&type=life"));
  expect(found.text).toContain("Abernethy");
  // One letter from a brand of scooters: the person comes first.
  for (const name of ["Vesna", "Vesna+Abernethy"])
    expect((await site.get(`/geographic-search-results?q=${name}`)).headers.get("Location")).toBe(
      `/geographic-search-results?q=${name}&kind=name`,
    );
  const named = await pageOf(await site.get("/geographic-search-results?q=Vesna+Abernethy&kind=name"));
  const link = named.getByRole("link", { name: "Vesna Abernethy" });
  const profile = await pageOf(await site.get(link.getAttribute("href") ?? ""));
  expect(profile.text).toContain("Vesna Abernethy");
  expect(profile.text).toContain("Tampa");
  expect(profile.text).not.toContain("EXAMPLE.COM");
  expect(profile.text).toContain("Next expiry No end date");
  const home = await pageOf(await site.get("/"));
  expect(home.text).toContain("5,000");
  expect(home.text).toMatch(/FL license (?:last )?checked [A-Z][a-z]{2} \d/);
});

test("the first admin sets a password by the printed link and comes to the second factor", async () => {
  const [, , admin = ""] = runs;
  const path = /http:\/\/127\.0\.0\.1:8787(\/\S+)/.exec(admin)?.[1] ?? "";
  const visitor = new Visitor(site.origin());
  const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  const set = await visitor.post("/auth/reset-password", { token, password: "a harbor of our own" });
  expect(set.status).toBe(303);
  const signedIn = await visitor.post("/auth", {
    email: "you@example.com",
    password: "a harbor of our own",
  });
  expect(signedIn.status).toBe(303);
  const away = await visitor.get("/admin");
  expect(away.headers.get("Location")).toBe("/settings/second-factor?next=%2Fadmin");
  const { client } = createDatabase({ url: server.url });
  const { rows } = await client.execute("SELECT act, reason FROM audit_log");
  client.close();
  expect(rows.map((row) => row.act)).toEqual(["account.change-role"]);
});
