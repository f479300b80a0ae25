/** What was decided on the page of today's work leads back to it, whatever page took it: this field says so. */
export const BACK_TO_TODAY = "back-to-today";
