/** What an agent says about themselves, apart from what the register says. */

import type { SpecialHours } from "../profile/hours/special-hours.ts";
import type { DayHours } from "../profile/profile-types.ts";
import type { WrittenFacts } from "./written-facts.ts";

export type Showcase = WrittenFacts & {
  /** Seven days from Monday; closed on all of them says that no hours are known. */
  week: readonly DayHours[];
  special: SpecialHours;
  /** Numbers of `carriers`, ascending. */
  carriers: readonly number[];
  /** Bits of `languages` and of `product_types`. */
  languages: number;
  types: number;
};

/** The short lists that a showcase chooses from. */
export type ShowcaseCatalog = {
  types: readonly { bit: number; name: string }[];
  languages: readonly { bit: number; name: string }[];
  carriers: readonly { carrierNo: number; name: string }[];
};

/** What is chosen by boxes. */
export type Chosen = { types: number; languages: number; carriers: number[]; holidays: boolean };

/** One part of the form, as the browser draws it. */
export type FormPart =
  | {
      kind: "text";
      name: string;
      label: string;
      hint?: string;
      type?: "date";
      short?: true;
      maxLength?: number;
      /** Two such parts in a row share a line. */
      half?: true;
    }
  | { kind: "long"; name: string; label: string; hint: string; rows: number; count: string }
  | { kind: "radios"; name: string; label: string; options: { value: string; label: string }[] }
  /** Drawn by a component of its own. */
  | { kind: "types" | "carriers" | "languages" | "hours" | "area-map" };
