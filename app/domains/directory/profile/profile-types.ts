/** An agent's public record. Days as `YYYY-MM-DD`, distances in miles. */
import type { EvidenceSource, RecordedStatus } from "#app/domains/licenses/types.ts";
import type { Language } from "#app/text/text.ts";
import type { ENDING_KINDS } from "#db/lists.ts";
import type { SaidByFact } from "../facts/fact-words.ts";
import type { StateRecord } from "../facts/state-record-queries.server.ts";
import type { MapLabel } from "../maps/map-labels.ts";
import type { WrittenFacts } from "../showcase/written-facts.ts";
import type { CityRef, LicenseValidity, Point, ResponseFigure } from "../types.ts";

export type ProfileLicense = {
  state: { code: string; name: string };
  number: string;
  licenseClass: string;
  resident: boolean;
  /** Names of the lines of authority. */
  lines: string[];
  /** The state's own words for them. */
  stateLabel: string;
  validity: LicenseValidity;
  /** Why a withdrawn license is withdrawn. */
  status: RecordedStatus;
  effectiveOn: string;
  expiresOn: string;
  evidence: EvidenceSource;
  evidenceReadOn: string;
  /** Nobody has confirmed it for so long that it has no tick. */
  stale: boolean;
};

/** Opening and closing minute of a day, by appointment, or closed. */
export type DayHours = readonly [opensMinute: number, closesMinute: number] | "appointment" | null;

/** A day whose hours are not those of its week; `name` of the holiday that it is. */
export type SpecialDay = { on: string; hours: DayHours; name: string | null };

export type AgentProfile = WrittenFacts & {
  id: string;
  slug: string;
  name: string;
  biographyLanguage: Language;
  photoUrl: string | null;
  /** The photo, or the drawing that replaces it. */
  pictureUrl: string | null;
  organization: { name: string; slug: string; role: string | null } | null;
  independent: boolean;
  city: CityRef;
  street: string;
  zip: string;
  point: Point;
  npn: string;
  npnMatchedOn: string | null;
  licensedSinceYear: number;
  languages: string[];
  carriers: string[];
  /** IANA name. */
  timeZone: string;
  /** Seven days from Monday; null when none is known, which is not the same as closed. */
  hours: DayHours[] | null;
  /** Exceptions to them in the coming weeks, in order. */
  specialDays: SpecialDay[];
  /** Whether the office was open when the page was made, and until or from when; null when no hours are known. */
  officeNow: string | null;
  response: ResponseFigure;
  /** Whether an account has claimed this profile, so that messages are read. */
  claimed: boolean;
  /** Slugs of the types that a quote can be asked for, in any state (`quote-offer.ts`). */
  quoteTypes: string[];
  /** In force first, the home state first among them. */
  licenses: ProfileLicense[];
  /** What the licenses cover today and the agent sells, by state; empty without a license in force. */
  covers: { state: string; types: string[] }[];
  /** Who says each fact, and since when. */
  said: SaidByFact;
  /** What states' lists say besides licenses: appointments and agencies. */
  records: StateRecord[];
  updatedAt: number;
};

/** Why a profile isn’t listed anymore, and since which day. */
export type ProfileEnding = { kind: (typeof ENDING_KINDS)[number]; since: string };

/** What an identifier names. */
export type ProfileAnswer =
  | { kind: "missing" }
  | { kind: "archived"; name: string; slug: string; city: CityRef; ending: ProfileEnding | null }
  | { kind: "listed"; profile: AgentProfile; labels: MapLabel[] };
