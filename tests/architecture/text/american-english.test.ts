/** What is written here is written for people in the United States, in code, on pages and in the documentation. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OWN_CODE } from "../../../scripts/project.ts";

/** British stems, with continuations that are also American words. */
const BRITISH = [
  "licence",
  "organis(?!m)",
  "colour",
  "neighbour",
  "favour",
  "honour",
  "behaviour",
  "labour",
  "cent(?:re|red|res|ring)\\b",
  "labell(?:ed|ing)(?!by)",
  "cancell(?:ed|ing)",
  "travell(?:ed|er|ing)",
  "modell(?:ed|ing)",
  "catalogue",
  "programme(?!r|d)",
  "judgement",
  "(?:recogni|authori|summari|normali|seriali|initiali|optimi|apologi|prioriti|categori|customi|emphasi|finali|speciali|utili|minimi|maximi)s(?:e|es|ed|ing|ation)\\b",
  "analys(?:e|ed|ing)\\b",
  "\\bgrey\\b",
  "(?<![\\w-])e-mail",
  "whilst",
  "\\bcheque",
  "fulfil(?:s|ment)?\\b",
  "enrol(?:s|ment)?\\b",
  "defence",
  "\\b(?:kilo)?metres?\\b",
];
const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
/** Spanish puts the day first, too, and writes its months small. */
const FOREIGN = [
  new RegExp(BRITISH.join("|"), "gi"),
  new RegExp(`\\b\\d{1,2} (?:${MONTHS})[a-z]*,? 20\\d\\d\\b`, "g"),
];
const foreignIn = (text: string): string[] => FOREIGN.flatMap((pattern) => text.match(pattern) ?? []);

test.each([
  ["licenceNumber", ["licence"]],
  ["Organisations near you", ["Organis"]],
  ["read 16 Nov 2026", ["16 Nov 2026"]],
  ["3 October 2026", ["3 October 2026"]],
  ["Your e-mail was cancelled", ["e-mail", "cancelled"]],
  ["aria-labelledby, disposable-mail, organism, programmer, cancellation, Nov 16, 2026, enrollment", []],
])("sees what is not American: %s", (text, found) => expect(foreignIn(text)).toEqual(found));

test("nothing is spelled or dated as in Britain", () => {
  const files = [...OWN_CODE, "docs"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(tsx?|css|sql|md|svg|json)$/.test(path) && !path.startsWith("tests/e2e/results/"))
    .filter((path) => !path.endsWith("american-english.test.ts"))
    // A standard's own word, which is only there.
    .filter((path) => path !== "app/domains/calendar/ics/status-words.ts")
    // What people type, and how places are called.
    .filter(
      (path) => !/^app\/domains\/directory\/search\/needs\/(lexicon|places-with-need-words)\.ts$/.test(path),
    )
    .concat("README.md", "package.json");
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((path) => existsSync(path) && foreignIn(path).length > 0)).toEqual([]);
  const found = files.flatMap((path) =>
    foreignIn(readFileSync(path, "utf8")).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
