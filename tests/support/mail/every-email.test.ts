/** What holds for every email, whoever it goes to. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { parsePage } from "#support/browser/page.ts";
import { emailSamples } from "./email-samples.ts";
import type { EmailSample } from "./sample-facts.ts";

const written = emailSamples.flatMap((sample) => {
  const languages = sample.english ? (["en"] as const) : (["en", "es"] as const);
  return languages.map((language) => ({
    sample,
    language,
    email: inLanguage(language, () => sample.write()),
  }));
});
const cases = written.map(
  (one) => [`${one.email.kind}, ${one.language}: ${one.email.subject}`, one] as const,
);

/** The link that fills a colored cell. */
const buttonsIn = ({ html }: Email) => [...parsePage(html).document.querySelectorAll("td[bgcolor] > a")];
/** What the button says; without one, the last sentence. */
const buttonOf = (email: Email) =>
  buttonsIn(email)[0]?.textContent ??
  [...parsePage(email.html).document.querySelectorAll("p")].at(-1)?.textContent;
const attributeOf = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
const linksIn = ({ html }: Email) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
/** The words of the HTML, without its head. */
const wordsIn = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<br>|<\/(?:p|h1|td|tr)>/g, "\n")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);

describe.each(cases)("%s", (_, { email, language }) => {
  test("has one button at most, and says on it what it does", () => {
    const buttons = buttonsIn(email);
    expect(buttons.length).toBeLessThanOrEqual(1);
    expect(buttons.length === 0 || buttons[0]?.textContent?.trim()).not.toBe("");
  });

  test("has the same links in both parts, and no other", () => {
    const inText = email.text.match(/https:\/\/\S+/g) ?? [];
    expect(new Set(linksIn(email))).toEqual(new Set(inText));
    expect(new Set(linksIn(email)).size, "none of them twice").toBe(linksIn(email).length);
  });

  test("says the same in both parts", () => {
    const text = email.text.replace(/\s+/g, " ");
    // The mark's name is in the sender's line, too; a term has a colon in the text.
    for (const line of wordsIn(email.html).filter((one) => one !== site.name)) expect(text).toContain(line);
  });

  test("has the mark with its name, its language, and colors for dark", () => {
    expect(email.html).toContain(`role="img" aria-label="${site.name}"`);
    expect(email.html).toContain(`<html lang="${language}">`);
    expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(email.html).toContain("@media (prefers-color-scheme:dark)");
    // What has a color beside it has a name by which dark replaces it, and every such name has its dark color.
    const tags = email.html.match(/<[a-z0-9]+ [^>]*>/g) ?? [];
    const colored = tags.filter((tag) =>
      /(?:^|;)(?:color|background):#|solid #/.test(attributeOf(tag, "style")),
    );
    const namesOf = (tag: string) => attributeOf(tag, "class").match(/\b[cbe]-[a-z-]+/g) ?? [];
    expect(colored.length).toBeGreaterThan(5);
    expect(colored.filter((tag) => namesOf(tag).length === 0)).toEqual([]);
    for (const name of new Set(colored.flatMap(namesOf))) expect(email.html).toContain(`.${name}{`);
  });

  test("loads nothing", () => {
    expect(email.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|src=/);
  });

  test("has a subject of one line that a phone shows whole, or almost", () => {
    expect(email.subject).toMatch(/^\S.{0,118}$/u);
  });
});

const translated = emailSamples.filter(({ english }) => !english);
test.each(translated.map((sample) => [inLanguage("en", () => sample.write()).subject, sample] as const))(
  "“%s” has its subject and its text in Spanish for people who read Spanish",
  (subject, sample: EmailSample) => {
    const spanish = inLanguage("es", () => sample.write());
    expect(spanish.subject).not.toBe(subject);
    expect(buttonOf(spanish), "the button").not.toEqual(buttonOf(inLanguage("en", () => sample.write())));
    expect(spanish.html).toContain('<html lang="es">');
  },
);

/** The first argument of every call, in the source. */
function kindsInSource(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) =>
      [
        ...readFileSync(join(folder, file), "utf8").matchAll(
          /(?:writeEmail\(|toClient\(context, )"([^"]+)"/g,
        ),
      ].map(([, kind = ""]) => kind),
    );
}

test("there is a sample of every kind that the product sends", () => {
  const sampled = new Set(written.map(({ email }) => email.kind));
  const kinds = new Set(kindsInSource("app"));
  expect(kinds.size).toBeGreaterThan(60);
  expect([...kinds].filter((kind) => !sampled.has(kind))).toEqual([]);
});
