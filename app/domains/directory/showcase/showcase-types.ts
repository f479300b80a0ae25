/** What an agent says about themselves, apart from what the register says. */

import type { SpecialHours } from "../profile/hours/special-hours.ts";
import type { DayHours } from "../profile/profile-types.ts";

export type Showcase = {
  headline: string;
  biography: string;
  /** Seven days from Monday; closed on all of them says that no hours are known. */
  week: readonly DayHours[];
  special: SpecialHours;
  /** Numbers of `carriers`, ascending. */
  carriers: readonly number[];
  /** Bits of `languages` and of `product_types`. */
  languages: number;
  types: number;
  serviceRadiusMiles: number;
  website: string | null;
  /** E.164. */
  phone: string | null;
  acceptingClients: boolean;
  /** While not: from which day on they will, if said. */
  acceptingFrom: string | null;
};

/** The short lists that a showcase chooses from. */
export type ShowcaseCatalog = {
  types: readonly { bit: number; name: string }[];
  languages: readonly { bit: number; name: string }[];
  carriers: readonly { carrierNo: number; name: string }[];
};

/** One thing that differs between two versions, in words. */
export type ShowcaseChange = { field: string; before: string; after: string };
