/** Where the columns of an import come from: this, the key of a ready layout, or nothing but its headings. */

/** An admin chose them before for the same headings. */
export const CHOSEN = "chosen";
