import { expect, test } from "vitest";
import { saidOf } from "./facts/fact-words.ts";
import type { AgentProfile } from "./profile/profile-types.ts";
import { agentJsonLd, breadcrumbJsonLd } from "./structured-data.ts";

const profile: AgentProfile = {
  id: "01932b1c-0000-7000-8000-000000000001",
  slug: "ines-calloway",
  name: "Ines Calloway",
  biographyLanguage: "en",
  headline: "",
  biography: "",
  photoUrl: null,
  pictureUrl: null,
  organization: null,
  independent: true,
  city: { name: "Austin", slug: "austin", state: { code: "TX", name: "Texas", slug: "texas" } },
  street: "4120 Hollow Elm Street",
  zip: "78751",
  point: { lat: 30.31, lon: -97.73 },
  serviceRadiusMiles: 30,
  phone: null,
  website: null,
  npn: "18442067",
  npnMatchedOn: null,
  licensedSinceYear: 2011,
  languages: ["English"],
  carriers: [],
  acceptingClients: true,
  acceptingFrom: null,
  timeZone: "America/Chicago",
  hours: [[510, 1440], null, null, null, null, "appointment", null],
  specialDays: [],
  officeNow: null,
  response: { kind: "hidden", threads: 0 },
  licenses: [],
  covers: [],
  quoteTypes: [],
  claimed: true,
  said: saidOf({}, 0),
  records: [],
  updatedAt: 0,
};
const page = {
  url: "https://fairlead.example/showcase/ines-calloway",
  image: "https://fairlead.example/x.png",
};

test("an agent without a review claims no rating, and an absent fact is left out", () => {
  const thing = agentJsonLd(profile, { ...page, rating: null, reviews: [] });
  expect(thing).toMatchObject({ "@type": "InsuranceAgency", name: "Ines Calloway", url: page.url });
  for (const absent of [
    "aggregateRating",
    "review",
    "telephone",
    "description",
    "parentOrganization",
    "hasCredential",
  ]) {
    expect(thing).not.toHaveProperty(absent);
  }
});

test("a rating carries its count, and an author's name stays under 100 characters", () => {
  const review = { author: "A".repeat(400), stars: 3, title: "T", publishedOn: "2026-11-03" };
  const thing = agentJsonLd(profile, { ...page, rating: { average: 4.605, count: 38 }, reviews: [review] });
  expect(thing).toMatchObject({ aggregateRating: { ratingValue: 4.61, reviewCount: 38 } });
  expect(JSON.stringify(thing)).toContain(`"name":"${"A".repeat(99)}"`);
  expect(JSON.stringify(thing)).not.toContain("A".repeat(100));
});

test("an author's name is cut between letters, and an empty one is not marked up", () => {
  const of = (author: string) => ({ author, stars: 3, title: "T", publishedOn: "2026-11-03" });
  const thing = agentJsonLd(profile, {
    ...page,
    rating: { average: 3, count: 3 },
    reviews: [of("🦊".repeat(101)), of("   "), of(` ${"A".repeat(97)} B C`)],
  });
  expect(thing.review).toMatchObject([
    { author: { name: "🦊".repeat(49) } },
    { author: { name: `${"A".repeat(97)} B` } },
  ]);
});

test("only hours that are certain are opening hours", () => {
  const thing = agentJsonLd(profile, { ...page, rating: null, reviews: [] });
  expect(thing).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "08:30", closes: "23:59" }],
  });
});

test("the path of a page counts from one", () => {
  const path = breadcrumbJsonLd("https://fairlead.example", [{ name: "Texas", path: "/agents/texas" }]);
  expect(path).toMatchObject({
    itemListElement: [{ position: 1, name: "Texas", item: "https://fairlead.example/agents/texas" }],
  });
});

test("days that differ from the week are listed one by one, a closed one from midnight to midnight", () => {
  const specialDays = [
    { on: "2026-11-26", hours: null, name: "Thanksgiving Day" },
    { on: "2026-12-24", hours: [540, 720] as const, name: null },
  ];
  const thing = agentJsonLd({ ...profile, specialDays }, { ...page, rating: null, reviews: [] });
  const day = (on: string) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: on,
    validThrough: on,
  });
  expect(thing.specialOpeningHoursSpecification).toEqual([
    { ...day("2026-11-26"), opens: "00:00", closes: "00:00" },
    { ...day("2026-12-24"), opens: "09:00", closes: "12:00" },
  ]);
  expect(agentJsonLd(profile, { ...page, rating: null, reviews: [] })).not.toHaveProperty(
    "specialOpeningHoursSpecification",
  );
});
