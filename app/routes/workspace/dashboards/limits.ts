/** Limits of dashboards. Unit last in the name. */
export const CHART_WEEKS = 12;
export const CHART_MONTHS = 12;
/** How long before it ends a member's license shows as about to lapse. */
export const LAPSE_DAYS = 60;
export const SHOWN_QUESTIONS = 5;
export const SHOWN_LICENSES = 4;
export const SHOWN_THREADS = 3;
/** How long answers to one's questions count as new. */
export const NEW_ANSWER_DAYS = 7;
/** Next appointments, and new leads, of a dashboard. */
export const SHOWN_APPOINTMENTS = 4;
export const SHOWN_LEADS = 4;
/** How long an organization with reviews is shown its first steps. */
export const FIRST_STEPS_DAYS = 31;
