/** The standard's status values (RFC 5545 3.8.1.11), in its spelling. */
export const CANCELED = "CANCELLED";
export const CONFIRMED = "CONFIRMED";
