import fc from "fast-check";
import { expect, test } from "vitest";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { unionOf, without } from "../bits.ts";
import type { DayHours } from "../profile/profile-types.ts";
import { describeChanges } from "./changes.ts";
import { completenessOf } from "./completeness.ts";
import { fieldsOf, firstUncovered, readShowcase, ShowcaseInput } from "./inputs.ts";
import type { Showcase } from "./showcase-types.ts";
import { parseSnapshot, writeSnapshot } from "./snapshot.ts";

const TODAY = "2026-11-23";
const full: Showcase = {
  headline: "Old houses",
  biography: "b".repeat(200),
  week: [[540, 1020], [0, 1440], "appointment", null, [540, 720], null, null],
  special: { holidays: true, days: [{ on: "2026-12-24", hours: [540, 720] }] },
  carriers: [1, 3],
  languages: 3,
  types: 5,
  serviceRadiusMiles: 30,
  website: "https://www.example.com",
  phone: "+15125550142",
  acceptingClients: false,
  acceptingFrom: "2027-01-04",
};
const catalog = {
  types: [
    { bit: 0, name: "Auto" },
    { bit: 2, name: "Life" },
  ],
  languages: [
    { bit: 0, name: "English" },
    { bit: 1, name: "Spanish" },
  ],
  carriers: [
    { carrierNo: 1, name: "Alder" },
    { carrierNo: 3, name: "Elm" },
  ],
};
const chosenOf = ({ types, languages, carriers, special }: Showcase) => ({
  types,
  languages,
  carriers: [...carriers],
  holidays: special.holidays,
});
/** As the form would send it. */
const sent = (showcase: Showcase, changes: Record<string, string> = {}) => {
  const fields = Object.entries({ ...fieldsOf(showcase), ...changes }).filter(([, value]) => value !== "");
  return readShowcase(ShowcaseInput.parse(Object.fromEntries(fields)), chosenOf(showcase), TODAY, showcase);
};

test("a showcase's form, sent unchanged, gives the same showcase", () => {
  expect(sent(full)).toEqual({ showcase: full });
  const minute = fc.integer({ min: 0, max: 1439 });
  const hours: fc.Arbitrary<DayHours> = fc.oneof(
    fc.constant(null),
    fc.constant("appointment" as const),
    fc.tuple(minute, minute).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const),
  );
  fc.assert(
    fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), (week) => {
      expect(sent({ ...full, week })).toEqual({ showcase: { ...full, week } });
    }),
  );
});

test("hours typed for a day that isn't open are refused, not dropped", () => {
  const shut = { ...full, week: full.week.map(() => null), special: { ...full.special, days: [] } };
  const open = { "open-tue": "09:00", "close-tue": "17:00" };
  const said = { "kind-tue": "You entered hours. Choose Open, or clear them." };
  expect(sent(shut, open)).toEqual({ errors: said });
  expect(sent(shut, { ...open, "kind-tue": "appointment" })).toEqual({ errors: said });
  expect(sent(shut, { ...open, "kind-tue": "open" })).toMatchObject({ showcase: {} });
  expect(sent(shut, { "open-day1": "09:00" })).toEqual({ errors: { "on-day1": "Enter a date." } });
  // A day that was just closed still has its old times.
  const was = { ...shut, week: full.week.map((): DayHours => [540, 1020]) };
  expect(sent(was, { "kind-tue": "closed" })).toMatchObject({ showcase: {} });
});

test("hours that end before they begin, a date that is there twice, and a day that has come are refused", () => {
  expect(sent(full, { "close-mon": "08:00" })).toEqual({
    errors: { "close-mon": "Closing time must be later than opening time." },
  });
  expect(sent(full, { "on-day2": "2026-12-24" })).toEqual({
    errors: { "on-day2": "This date is there twice." },
  });
  expect(sent(full, { acceptingFrom: TODAY })).toEqual({
    errors: { acceptingFrom: "Enter a date after today." },
  });
  expect(ShowcaseInput.safeParse({ ...fieldsOf(full), "on-day2": "2026-02-30" }).success).toBe(false);
});

test("every field says what it takes before anything is sent", () => {
  const rules: Readonly<Record<string, unknown>> = rulesOf(ShowcaseInput);
  expect(rules["open-mon"]).toMatchObject({ type: "time" });
  expect(rules.headline).toMatchObject({ maxLength: 120 });
  expect(rules.serviceRadiusMiles).toMatchObject({ required: true });
});

test("dates that are over are dropped", () => {
  const past = { ...full, special: { holidays: true, days: [{ on: "2026-11-22", hours: null }] } };
  expect(sent(past)).toEqual({ showcase: { ...full, special: { holidays: true, days: [] } } });
});

test("a stored version is read as it was written, in any key order", () => {
  const turned = Object.fromEntries(Object.entries(full).reverse()) as Showcase;
  expect(writeSnapshot(turned)).toBe(writeSnapshot(full));
  expect(parseSnapshot(writeSnapshot(full))).toEqual(full);
  expect(parseSnapshot("{}")).toBeNull();
});

/** As `showcase_versions` has stored them. Stored versions can't change, so neither can these. */
const STORED = {
  "before shapes had a number":
    '{"headline":"Old houses","biography":"Thirty years.","week":[[540,1020],[0,1440],"appointment",null,[540,720],null,null],"special":{"holidays":true,"days":[{"on":"2026-12-24","hours":[540,720]}]},"carriers":[1,3],"languages":3,"types":5,"serviceRadiusMiles":30,"website":"https://www.example.com","phone":"+15125550142","acceptingClients":false,"acceptingFrom":"2027-01-04"}',
  "of shape 1":
    '{"version":1,"headline":"Old houses","biography":"Thirty years.","week":[[540,1020],[0,1440],"appointment",null,[540,720],null,null],"special":{"holidays":true,"days":[{"on":"2026-12-24","hours":[540,720]}]},"carriers":[1,3],"languages":3,"types":5,"serviceRadiusMiles":30,"website":"https://www.example.com","phone":"+15125550142","acceptingClients":false,"acceptingFrom":"2027-01-04"}',
};

test.each(Object.entries(STORED))("a version that was stored %s is read", (_, stored) => {
  expect(parseSnapshot(stored)).toMatchObject({ ...full, biography: "Thirty years." });
});

test("changes are named in words, and only they", () => {
  expect(describeChanges(full, full, catalog)).toEqual([]);
  expect(describeChanges(full, { ...full, types: 1, phone: null }, catalog)).toEqual([
    { field: "Phone", before: "(512) 555-0142", after: "none" },
    { field: "Insurance types", before: "Auto, Life", after: "Auto" },
  ]);
});

test("a full showcase is complete, and the part that adds most comes next", () => {
  expect(completenessOf(full)).toEqual({ percent: 100, next: null });
  const bare = { ...full, biography: "", website: null };
  expect(completenessOf(bare)).toMatchObject({ percent: 75, next: { anchor: "form-biography", adds: 20 } });
});

test("a type that isn't covered is named; sets of up to 52 bits stay exact", () => {
  expect(firstUncovered(5, 1, catalog.types)).toBe("Life");
  expect(firstUncovered(5, 5, catalog.types)).toBeNull();
  const mask = fc.integer({ min: 0, max: 2 ** 52 - 1 });
  fc.assert(
    fc.property(mask, mask, (a, b) => {
      expect(without(unionOf([a, b]), b)).toBe(without(a, b));
      expect(without(a, a)).toBe(0);
    }),
  );
});
