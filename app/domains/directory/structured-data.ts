/** schema.org objects for search engines (domain "Search engines and files"), without `@context`. */
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { isValidToday } from "./profile/profile-facts.ts";
import type { AgentProfile, DayHours, ProfileLicense, SpecialDay } from "./profile/profile-types.ts";

export type JsonLd = Record<string, unknown>;

export type RatedReview = { author: string; stars: number; title: string; publishedOn: string };
export type Rating = { average: number; count: number };

/** "Under 100 characters" in UTF-16 units, where an emoji counts as two: so it holds in every way of counting. */
const AUTHOR_LIMIT_CHARACTERS = 100;
/** The first half of a letter whose second half was cut off. */
const HALF_LETTER = /[\ud800-\udbff]$/;
const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The path of a page within the site. `items` lead from the top to the page itself. */
export function breadcrumbJsonLd(origin: string, items: readonly { name: string; path: string }[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/**
 * An agent as an `InsuranceAgency`. Stars are given because this site reviews other businesses; the rating is over
 * all published reviews, and none is claimed without one.
 */
export function agentJsonLd(
  profile: AgentProfile,
  page: { url: string; image: string; rating: Rating | null; reviews: readonly RatedReview[] },
): JsonLd {
  return withoutEmpty({
    "@type": "InsuranceAgency",
    "@id": page.url,
    name: profile.name,
    url: page.url,
    description: profile.headline,
    image: page.image,
    telephone: profile.phone,
    sameAs: profile.website,
    address: {
      "@type": "PostalAddress",
      streetAddress: profile.street,
      addressLocality: profile.city.name,
      addressRegion: profile.city.state.code,
      postalCode: profile.zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: profile.point.lat, longitude: profile.point.lon },
    openingHoursSpecification: openingHours(profile.hours ?? []),
    specialOpeningHoursSpecification: specialOpeningHours(profile.specialDays),
    knowsLanguage: profile.languages,
    hasCredential: profile.licenses.filter(isValidToday).map(credentialJsonLd),
    identifier: { "@type": "PropertyValue", propertyID: "NPN", value: profile.npn },
    parentOrganization:
      profile.organization === null ? null : { "@type": "Organization", name: profile.organization.name },
    ...ratingJsonLd(page.rating),
    // Search engines reject a review without an author's name.
    review: page.reviews.filter(({ author }) => authorName(author) !== "").map(reviewJsonLd),
  });
}

export type OrganizationFacts = {
  name: string;
  type: "agency" | "fmo" | "carrier";
  description: string;
  street: string;
  city: string;
  stateCode: string;
  zip: string;
  phone: string | null;
  website: string | null;
  foundedYear: number | null;
  parent: string | null;
};

/** An agency is an `InsuranceAgency`; an FMO and a carrier are plain organizations. */
export function organizationJsonLd(facts: OrganizationFacts, page: { url: string }): JsonLd {
  return withoutEmpty({
    "@type": facts.type === "agency" ? "InsuranceAgency" : "Organization",
    "@id": page.url,
    name: facts.name,
    url: page.url,
    description: facts.description,
    telephone: facts.phone,
    sameAs: facts.website,
    foundingDate: facts.foundedYear === null ? null : String(facts.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.street,
      addressLocality: facts.city,
      addressRegion: facts.stateCode,
      postalCode: facts.zip,
      addressCountry: "US",
    },
    parentOrganization: facts.parent === null ? null : { "@type": "Organization", name: facts.parent },
  });
}

function ratingJsonLd(rating: Rating | null): JsonLd {
  if (rating === null || rating.count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Number(rating.average.toFixed(2)),
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

const authorName = (author: string): string =>
  author
    .trim()
    .slice(0, AUTHOR_LIMIT_CHARACTERS - 1)
    .replace(HALF_LETTER, "")
    .trimEnd();

/** Without its text, which is on the page: search engines ask for who, when and how many stars. */
function reviewJsonLd(review: RatedReview): JsonLd {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: authorName(review.author) },
    datePublished: review.publishedOn,
    name: review.title,
    reviewRating: { "@type": "Rating", ratingValue: review.stars, bestRating: 5, worstRating: 1 },
  };
}

function credentialJsonLd(license: ProfileLicense): JsonLd {
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    name: `${license.state.name} insurance license: ${license.lines.join(", ")}`,
    identifier: license.number,
  };
}

function openingHours(week: readonly DayHours[]): JsonLd[] {
  return week.flatMap((day, at) =>
    day === null || day === "appointment"
      ? []
      : [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: DAY_NAMES[at],
            opens: clockTime(day[0]),
            closes: clockTime(day[1]),
          },
        ],
  );
}

/** A closed day opens and closes at midnight; hours by appointment are not open hours, as in the week. */
const specialOpeningHours = (days: readonly SpecialDay[]): JsonLd[] =>
  days.map(({ on, hours }) => {
    const [opens, closes] = hours === null || hours === "appointment" ? [0, 0] : hours;
    return {
      "@type": "OpeningHoursSpecification",
      validFrom: on,
      validThrough: on,
      opens: clockTime(opens),
      closes: clockTime(closes),
    };
  });

/** 510 → "08:30". The end of the day is its last minute, since some readers reject 24:00. */
function clockTime(minutes: number): string {
  const within = Math.min(minutes, DAY_MINUTES - 1);
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

/** Leaves out what is null, an empty text or an empty list: an absent fact is not claimed. */
function withoutEmpty(thing: JsonLd): JsonLd {
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== "" &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}
