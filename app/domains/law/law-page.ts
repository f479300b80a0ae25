/** The table of rules in `docs/law.md`. A test holds the file against it (`law-page.test.ts`). */
import type { LawRule, LawSource } from "./types.ts";

const BEGIN = "<!-- rules: written from app/domains/law/rules by law-page.test.ts -->";
const END = "<!-- end of the rules -->";

const HEADINGS = [
  "Rule",
  "What it asks",
  "From",
  "Until",
  "Applies to",
  "Pages",
  "Emails",
  "Source",
  "Where",
] as const;

/** A cell of a Markdown table. */
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
const listed = (all: readonly string[] | undefined, none: string) => (all ?? [none]).join(", ");

const sourceOf = ({ citation, url, readOn, kind }: LawSource): string =>
  `${citation} (${url === undefined ? kind : `[${kind}](${url})`}, ${readOn})`;

const appliesTo = ({ types, states }: LawRule): string =>
  `${listed(types, "every type")}; ${states === undefined ? "every state" : states.join(", ")}`;

const rowOf = (rule: LawRule): string =>
  row([
    `\`${rule.id}\` (${rule.kind})`,
    rule.asks,
    rule.from,
    rule.until ?? "",
    appliesTo(rule),
    listed(rule.pages, ""),
    listed(rule.emails, ""),
    rule.sources.map(sourceOf).join("; "),
    rule.where.map((file) => `\`${file}\``).join(", "),
  ]);

const wordsOf = ({ id, from, until, text }: LawRule): string[] =>
  text === undefined
    ? []
    : [
        `**\`${id}\`**, ${until === undefined ? `from ${from}` : `${from} until ${until}`}`,
        `- English: ${text.en}`,
        `- Spanish: ${text.es}`,
      ];

/** `docs/law.md` with the rules between its marks. Throws without the marks. */
export function withRules(page: string, rules: readonly LawRule[]): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error("docs/law.md has lost the marks of its rules.");
  const table = [row(HEADINGS), row(HEADINGS.map(() => "---")), ...rules.map(rowOf)].join("\n");
  const words = rules.map((rule) => wordsOf(rule).join("\n")).filter((said) => said !== "");
  return `${before}${BEGIN}\n\n${[table, "## The words", ...words].join("\n\n")}\n\n${END}${after}`;
}
