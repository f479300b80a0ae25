/** What was decided on the page of today's work leads back to it, whatever page took it: this field says so. */
export const BACK_TO_TODAY = "back-to-today";

/** And what was decided in the list of its queue leads back to that. */
export const BACK_TO_LIST = "back-to-list";
