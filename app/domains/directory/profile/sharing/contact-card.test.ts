import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeText, foldLine } from "#app/platform/contact-data/vcard.ts";
import { anyName } from "#support/names.ts";
import { type Contact, writeVCard } from "./contact-card.ts";

const ines: Contact = {
  id: "01932b1c-0000-7000-8000-000000000001",
  slug: "ines-calloway",
  name: "Ines Calloway",
  firstName: "Ines",
  lastName: "Calloway",
  photoUrl: null,
  headline: "Home and auto for older houses",
  organization: "Lantern Row Insurance",
  phone: "+15125550142",
  street: "4120 Hollow Elm Street, Suite 3",
  city: "Austin",
  stateCode: "TX",
  zip: "78751",
  point: { lat: 30.31, lon: -97.73 },
  timeZone: "America/Chicago",
  website: "https://lanternrow.example/",
  npn: "18442067",
  licenses: [
    { state: { code: "TX", name: "Texas" }, number: "2214873", validity: "in-force" },
    { state: { code: "NM", name: "New Mexico" }, number: "1800562", validity: "expired" },
  ],
  updatedAt: Date.UTC(2026, 10, 14, 9, 30),
};
const url = "https://fairlead.example/showcase/ines-calloway";

const unfold = (text: string) => text.replaceAll("\r\n ", "");
const read = (contact: Contact, version: "3.0" | "4.0" = "4.0") =>
  unfold(writeVCard(contact, url, version)).split("\r\n");

test("the version comes right after the beginning, and the license number is in the note", () => {
  expect(read(ines).slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:4.0"]);
  expect(read(ines, "3.0").slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  for (const version of ["3.0", "4.0"] as const) {
    expect(read(ines, version)).toContain(
      "NOTE:Home and auto for older houses\\nInsurance license Texas 2214873. NPN 18442067.",
    );
  }
});

test("an expired license's number is not shown as one that gives authority", () => {
  expect(writeVCard(ines, url, "4.0")).not.toContain("1800562");
  expect(unfold(writeVCard({ ...ines, licenses: [] }, url, "4.0"))).toContain(
    "No insurance license in force on file.",
  );
});

test("phone and place are written as each version wants them", () => {
  expect(read(ines)).toContain('TEL;VALUE=uri;TYPE="work,voice":tel:+15125550142');
  expect(read(ines)).toContain(
    "ADR;TYPE=work:;;4120 Hollow Elm Street\\, Suite 3;Austin;TX;78751;United States",
  );
  expect(read(ines)).toContain("GEO:geo:30.31,-97.73");
  expect(read(ines, "3.0")).toContain("TEL;TYPE=WORK,VOICE:+15125550142");
  expect(read(ines, "3.0")).toContain("GEO:30.31;-97.73");
  expect(writeVCard({ ...ines, phone: null }, url, "4.0")).not.toContain("TEL");
  const extended = { ...ines, phone: "+15125550142;ext=12" };
  expect(read(extended)).toContain('TEL;VALUE=uri;TYPE="work,voice":tel:+15125550142;ext=12');
  expect(read(extended, "3.0")).toContain("TEL;TYPE=WORK,VOICE:+15125550142,12");
});

test("for any words, every line is at most 75 octets, ends in CRLF, and unfolds to what was meant", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.string({ unit: "grapheme" }),
      (headline, name) => {
        const text = writeVCard({ ...ines, headline, name }, url, "4.0");
        expect(text.endsWith("END:VCARD\r\n")).toBe(true);
        for (const line of text.split("\r\n"))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(unfold(text)).toContain(`FN:${escapeText(name)}\r\n`);
      },
    ),
  );
});

test("folding never cuts a character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 60, maxLength: 400 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, "");
      expect(unfold(foldLine(line))).toBe(line);
      const bytes = new TextEncoder().encode(foldLine(line));
      expect(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toBe(foldLine(line));
    }),
  );
});

test("separators and line ends inside a value cannot start a new field", () => {
  expect(escapeText("a;b,c\\d\r\nEND:VCARD")).toBe("a\\;b\\,c\\\\d\\nEND:VCARD");
});

test("no name adds a line to a card, or a field to one", () => {
  fc.assert(
    fc.property(
      anyName,
      anyName,
      fc.constantFrom("", "\r\n", "\n", "\u2028", ";"),
      (first, last, between) => {
        const name = `${first}${between}${last}`;
        const lines = read({ ...ines, name, firstName: name, lastName: name });
        expect(lines).toHaveLength(read(ines).length);
        const names = lines.find((line) => line.startsWith("N:")) ?? "";
        expect(names.replaceAll("\\\\", "").split(/(?<!\\);/)).toHaveLength(5);
      },
    ),
  );
});
