/** The standard's own words (RFC 5545 3.8.1.11), spelled as it spells them. */
export const CANCELED = "CANCELLED";
export const CONFIRMED = "CONFIRMED";
