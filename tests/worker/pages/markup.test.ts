/** W3C's checker reads the pages as sent. It runs on Java, once for all of them. */
import { execFile, execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { parsePage } from "#support/browser/page.ts";
import { ofEachKind } from "#support/browser/public-pages.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { openAccounts } from "../accounts.ts";

const { site, signedIn } = openAccounts();
const CHECKER = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const WITHOUT_JAVA =
  "There is no Java on this machine: the markup of pages is not checked here, but in CI it is.";

function hasJava(): boolean {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const javaIsHere = hasJava();
if (!javaIsHere) {
  if (process.env.CI !== undefined) throw new Error("CI checks the markup of pages, and needs Java for it.");
  process.stdout.write(`${WITHOUT_JAVA}\n`);
}

const Messages = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().default(""),
    }),
  ),
});
type Message = z.infer<typeof Messages>["messages"][number];

/** All messages of the checker about the documents of a folder. */
const check = (folder: string): Promise<Message[]> =>
  new Promise((resolve, reject) => {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const java = ["-Xss4m", "-Xmx512m", "-jar", CHECKER];
    execFile(
      "java",
      [...java, "--format", "json", "--stdout", "--exit-zero-always", ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, said) => (error === null ? resolve(Messages.parse(JSON.parse(said)).messages) : reject(error)),
    );
  });

/**
 * Tables shown as blocks on a phone name the roles of their parts, because some browsers drop them with the display.
 * The checker reads only the markup and reports these roles as redundant.
 */
const REPEATED_ROLE = [
  /^The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary for element “(table|thead|tbody|tr|th|td)”\.$/,
  /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor with no “role” attribute, or/,
];
const SHOWN_AS_BLOCKS = "table[data-stack], table[data-blocks]";
const PART_OF_TABLE = ["table", "rowgroup", "row", "columnheader", "rowheader", "cell"].map(
  (role) => `[role="${role}"]`,
);

/** Pages used daily by signed-in people. */
const OWN_PAGES = [
  ["customer", "/customer-dashboard"],
  ["customer", "/settings?section=notifications"],
  ["customer", "/messages"],
  ["agent", "/dashboard"],
  ["agent", "/dashboard/leads"],
  ["agent", "/settings/calendar"],
  ["agent", "/dashboard/showcase"],
  ["agency", "/dashboard/members"],
  ["agency", "/dashboard/invites"],
  ["admin", "/admin"],
  ["admin", "/admin-console/people"],
] as const;

describe.skipIf(!javaIsHere)(javaIsHere ? "the markup of" : `${WITHOUT_JAVA} Skipped:`, () => {
  const folder = makeTemporary("markup");
  const texts = new Map<string, string>();
  let found: Message[] = [];
  beforeAll(async () => {
    const add = async (path: string, answer: Promise<Response>) =>
      texts.set(path, await (await answer).text());
    for (const { path } of ofEachKind) await add(path, site.get(path));
    for (const [who, path] of OWN_PAGES) await add(path, (await signedIn(who)).get(path));
    for (const [at, text] of [...texts.values()].entries())
      writeFileSync(join(folder.path, `${String(at).padStart(3, "0")}.html`), text);
    found = await check(folder.path);
  });
  afterAll(() => folder.remove());

  const saidOf = (path: string): Message[] => {
    const at = [...texts.keys()].indexOf(path);
    return found.filter(({ url }) => url.endsWith(`/${String(at).padStart(3, "0")}.html`));
  };

  test.each([...ofEachKind.map(({ path }) => path), ...OWN_PAGES.map(([, path]) => path)])("%s", (path) => {
    // Without hints on style, such as that a slash in an empty element has no effect.
    const said = saidOf(path).filter(({ type, subType }) => type !== "info" || subType === "warning");
    const wrong = said.filter(({ message }) => !REPEATED_ROLE.some((one) => one.test(message)));
    expect(wrong.map(({ message, extract }) => `${message} ${extract}`)).toEqual([]);
    // At no other table, and no more often than such tables have parts.
    const page = parsePage(texts.get(path) ?? "");
    const named = [...page.document.querySelectorAll(PART_OF_TABLE.join(","))];
    const elsewhere = named.filter((one) => one.closest(SHOWN_AS_BLOCKS) === null);
    expect(elsewhere.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
    expect(said.length - wrong.length).toBeLessThanOrEqual(named.length * REPEATED_ROLE.length);
  });
});
