/** What the directory's pages are given. Distances in miles, times in minutes, days as `YYYY-MM-DD`. */

/** Every number between an agent's reviews and its place in a list (`ranking/rank-queries.server.ts`). Stars are 1–5. */
export type RankExplanation = {
  reviewCount: number;
  /** Σw, Σwr and Σwr² over published reviews, as of the day. */
  weightSum: number;
  weightedStars: number;
  weightedSquares: number;
  plainAverage: number | null;
  /** C */
  priorMean: number;
  /** S */
  drawnAverage: number;
  /** σ, in stars */
  spread: number;
  uncertainty: number;
  orderValue: number;
};

/** The numbers behind a place in a list, and the day (UTC) that its reviews are aged to. */
export type ListedRank = RankExplanation & { weighedOn: string };

/** The same in a search. Everyone within `nearerMiles` comes first, however they are reviewed; null for no such step. */
export type SearchRank = ListedRank & { nearerMiles: number | null };

/** What a row says of its place in a search without all of those numbers: the order value and the mean, rounded. */
export type RankInWords = Pick<SearchRank, "orderValue" | "priorMean" | "nearerMiles">;

export type NamedType = { bit: number; name: string; slug: string };
export type NamedLanguage = { bit: number; code: string; name: string };

export type StateRef = { code: string; name: string; slug: string };
export type CityRef = { name: string; slug: string; state: StateRef };

/** The license that a row of results shows: the agent's best in the state that is asked about. */
export type CardLicense = {
  stateCode: string;
  number: string;
  effectiveOn: string;
  expiresOn: string;
  readOn: string;
  /** Nobody has confirmed it for so long that it has no tick. */
  stale: boolean;
  validity: LicenseValidity;
};
/** `to-come`: its first day is still ahead. */
export type LicenseValidity = "in-force" | "ending" | "to-come" | "expired" | "withdrawn";

/** Response figures; `hidden` below five conversations, which then give their number instead. */
export type ResponseFigure = { kind: "known"; minutes: number } | { kind: "hidden"; threads: number };

/** "Book Tue 9:00 AM CT", and where it is booked. */
export type NextFree = { words: string; to: string };

export type AgentCard = {
  slug: string;
  id: string;
  name: string;
  headline: string;
  /** Address of the photo's files; null: initials. */
  photoUrl: string | null;
  organization: { name: string; slug: string } | null;
  independent: boolean;
  place: { city: string; stateCode: string };
  stars: { average: number; count: number } | null;
  distanceMiles: number | null;
  /** Names of the types that the licenses cover in `stateCode` today and the agent sells (`namedTypes`). */
  licensedFor: { stateCode: string; types: string[] };
  /** Names of the languages spoken, English last. */
  languages: string[];
  /** E.164. */
  phone: string | null;
  response: ResponseFigure;
  /** Whether an account has claimed this profile, so that messages are read. */
  claimed: boolean;
  license: CardLicense | null;
  /** Published reviews from completed appointments or conversations on record. */
  proven: number;
  acceptingClients: boolean;
  acceptingFrom: string | null;
  /** Slugs of the types that a quote can be asked for in `licensedFor.stateCode` (`quote-offer.ts`). */
  quoteTypes: string[];
  /** In a search. */
  why: RankInWords | null;
  /** In a search that asks for the numbers. */
  rank: SearchRank | null;
  /** Null where no time can be booked here. */
  nextFree: NextFree | null;
};

/** A place on a map: degrees. */
export type Point = { lat: number; lon: number };

/** A license that gives authority for what was asked about, on the day it was asked. */
export type ValidLicense = {
  stateCode: string;
  number: string;
  /** The state's own words for the lines. */
  label: string;
};

/** One free time of a profile: "9:00 AM", and the address that books it. */
export type ProfileTime = { time: string; to: string };

/** The next free times of a profile, in words. The calendar finds them. */
export type ProfileTimes = {
  /** "Mon, Nov 30" */
  days: { day: string; times: ProfileTime[] }[];
  /** What the times are for: "First call · 30 min · Phone call". */
  kind: string;
  /** "Central Time" */
  zone: string;
  /** The first of them: "Next free: Mon, Nov 30, 2026, 9:00 AM CT". */
  next: string;
  /** Where all times are. */
  all: string;
  /** Where something else is chosen; null where there is one kind. */
  others: string | null;
};
