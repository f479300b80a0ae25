/** Limits of reported facts and of the accuracy page. */

/** Time to decide about a reported fact. */
export const FACT_DUE_HOURS = 72;
export const FACT_NOTE_MAX_CHARACTERS = 500;
export const FACT_REASON_MIN_CHARACTERS = 10;
export const FACT_REASON_MAX_CHARACTERS = 500;
/** Reports of one account in an hour. */
export const FACT_REPORTS_MOST = 20;
export const FACT_REPORTS_MINUTES = 60;
/** Reports shown for one case; all are counted. */
export const LISTED_FACT_REPORTS = 50;
export const LISTED_FACT_CASES = 50;
/** Cases shown to the agent. */
export const OWN_FACT_CASES = 30;
/** Reporters who are told the result of one case. */
export const TOLD_REPORTERS = 100;
/** How long after the decision the reporters' words stay, for a second look. */
export const FACT_WORDS_DAYS = 30;
/** Cases whose words the clock deletes in one minute. */
export const FORGOTTEN_CASES = 200;
export const EXPORTED_FACT_REPORTS = 500;
/** Within so many days a fact that an admin found right isn't looked at again for the same problem. */
export const FACT_SETTLED_DAYS = 30;
/** Within so many days an agent's own confirmation doesn't answer a second report. */
export const FACT_CONTESTED_DAYS = 90;
/** Emails about results to one address: an address that a reader types may be someone else's. */
export const FACT_RESULT_EMAILS = { hour: 5, day: 10 } as const;
/** A state is counted again after so long. */
export const COUNTED_AGAIN_MINUTES = 15;
/** Agents that the clock counts in one minute, and a state more: at a million, each state's turn comes in a quarter of an hour. */
export const COUNTED_AGENTS_A_MINUTE = 70_000;
/** Agents, and licenses, that one statement counts: a large state takes several. */
export const COUNTED_AT_ONCE = 10_000;
/** Rows of a file that are read at once: agents with their facts, and licenses. */
export const FILE_AGENTS = 1_000;
export const FILE_LICENSES = 2_000;
/** Reported facts of a year that the page counts at most. */
export const COUNTED_REPORTS = 100_000;
