import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { site } from "#app/platform/site.ts";
import { anySign } from "#support/any-sign.ts";
import { anyName } from "#support/names.ts";
import { unlinked, unlinkedLine, writeEmail } from "./email.ts";

/** What mail programs make links of, as widely as any of them. */
const LINK =
  /[a-z][a-z0-9+.-]*:\/\/\S|(?<![\p{L}\p{N}])www\.\S|\S[.．｡](?:[a-z]{2}|\p{L}[\p{L}\p{M}\p{N}-])|\b(?:mailto|tel|sms|javascript|data):\S|(?<!\d)\d+\.\d+\.\d+\.\d+(?!\d)|\\\\\S/iu;

describe("nothing clickable is left", () => {
  test.each([
    ["https://evil.example/offer?a=b", "https[:]//evil[.]example/offer?a=b"],
    ["see www.evil.example now", "see www[.]evil[.]example now"],
    ["WWW.1", "WWW[.]1"],
    ["evil.co/x and t.co", "evil[.]co/x and t[.]co"],
    ["write to me@evil.example", "write to me@evil[.]example"],
    ["mailto:me@evil.example", "mailto[:]me@evil[.]example"],
    ["tel:+15125550188", "tel[:]+15125550188"],
    ["javascript:alert(1)", "javascript[:]alert(1)"],
    ["пример.рф", "пример[.]рф"],
    ["i❤.ws", "i❤[.]ws"],
    ["evil。com", "evil[.]com"],
    ["evil.\u200bcom", "evil[.]com"],
    ["\u202emoc.live", "moc[.]live"],
    ["192.0.2.7/login", "192[.]0[.]2[.]7/login"],
    ["\\\\evil\\share", "\\ \\ evil\\share"],
    ["[offer](https://evil.example)", "[offer](https[:]//evil[.]example)"],
  ])("“%s”", (text, safe) => {
    expect(unlinked(text)).toBe(safe);
    expect(unlinked(text)).not.toMatch(LINK);
  });
});

test.each([
  "My deductible is $1,000.50 and the limit is 250,000/500,000. Who pays? Thanks.",
  "It fell at 15:19, on Nov. 3, in the U.S. as of 3.14 p.m. today…",
  "我的屋顶漏水。保险赔吗？",
  "Jean-Luc O’Brien, St. John",
  "Note: two lines\nand a third",
])("words that are no link stay as they are: “%s”", (text) => expect(unlinked(text)).toBe(text));

const typed = fc.oneof(
  anyName,
  fc
    .tuple(fc.webUrl(), fc.string({ unit: anySign }))
    .map(([url, query]) => `${url}?${encodeURIComponent(query)}`),
  fc.emailAddress(),
  fc.domain(),
  fc.string({ unit: anySign, maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "http",
        "://",
        ":",
        ".",
        "www",
        "com",
        "a",
        "1",
        "@",
        "/",
        "\\",
        "。",
        "\u200b",
        " ",
        "\r\n",
      ),
    )
    .map((parts) => parts.join("")),
);

test("in any text no link is left, and a second pass changes nothing", () => {
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      const safe = unlinked(`${one} ${other}`);
      expect(safe).not.toMatch(LINK);
      expect(unlinked(safe)).toBe(safe);
    }),
    { numRuns: 2_000 },
  );
});

const LETTER_LINK = "https://fairlead.example/my-questions?token=abc";
const stop = {
  url: "https://fairlead.example/unsubscribe?token=def",
  settingsUrl: "https://fairlead.example/settings",
};

test("for any text, an email has only its own links, one line of subject, and no markup from others", () => {
  fc.assert(
    fc.property(typed, (words) => {
      const letter = writeEmail("any", "nell@mail.example", {
        subject: `A message from ${words}`,
        before: [words],
        facts: [[words, words]],
        items: [{ title: words, text: words, url: LETTER_LINK }],
        link: { label: words, url: LETTER_LINK },
        after: [words],
        stop,
      });
      expect(letter.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(letter.subject).not.toMatch(LINK);
      // The foot has our address.
      const foot = letter.text.lastIndexOf("\n\n");
      const own = [LETTER_LINK, stop.url, stop.settingsUrl];
      const rest = own.reduce((text, link) => text.replaceAll(link, ""), letter.text.slice(0, foot));
      expect(rest).not.toMatch(LINK);
      const tags = letter.html.match(/<[^>]*>/g) ?? [];
      const known =
        /^<(?:!doctype html|\/?(?:html|head|meta|title|style|body|table|tr|td|div|h1|p|b|a)(?: [a-z-]+="[^"<>]*")*|br)>$/;
      expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
      const hrefs = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(new Set(hrefs)).toEqual(new Set(own));
    }),
    { numRuns: 500 },
  );
});

test("a name with line ends in it starts no header", () => {
  expect(unlinkedLine("Nell\r\nBcc: everyone@evil.example")).toBe("Nell Bcc: everyone@evil[.]example");
});

test("the sender and the postal address are at the foot of the text and of the HTML", () => {
  const { text, html } = writeEmail("any", "nell@mail.example", {
    subject: "Hello",
    before: ["Hello."],
    after: [],
  });
  const foot = [`${site.name} · ${site.supportEmail}`, site.postalAddress || site.fictionalPostalAddress];
  expect(text.endsWith(`\n\n${foot.join("\n")}`)).toBe(true);
  expect(html).toContain(`${foot.join("<br>")}</td></tr></table></td></tr></table></body></html>`);
  expect(site.fictionalPostalAddress).toContain("(fictional)");
});

test("our own address can be written to, and one that only looks like it can’t", () => {
  const { text } = writeEmail("any", "nell@mail.example", {
    subject: "Hello",
    before: [`Email us at ${site.supportEmail}, not at ${site.supportEmail}.evil.example.`],
    after: [],
  });
  expect(text).toContain(`Email us at ${site.supportEmail}, not`);
  expect(text).toContain("[.]evil[.]example");
});
