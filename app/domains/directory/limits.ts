/** Constants of finding an agent. Unit last in the name. */

export const RADIUS_CHOICES_MILES = [5, 10, 15, 25, 50, 100] as const;
export const DEFAULT_RADIUS_MILES = 15;
/** Fewer matches than this and the radius widens to the next choice. */
export const WIDEN_BELOW_AGENTS = 5;
/** No search looks farther: the last of the choices. */
export const WIDEST_MILES = 100;
/** Best match around a place puts everyone within a step before everyone beyond it; reviews decide within a step. */
export const DISTANCE_STEPS_MILES = [15, 25, 50, 100] as const;
/** A search ranks at most this many, the nearest; the page says so when there are more. */
export const CANDIDATE_LIMIT_AGENTS = 600;
export const RESULTS_PAGE_AGENTS = 10;
/** The home page shows the first of a search near the reader. */
export const HOME_AGENTS = 3;
export const LIST_PAGE_AGENTS = 20;
/** Agents in a page of a city: below them are the search with its map, and the next page. */
export const CITY_PAGE_AGENTS = 8;
/** A place without a post office lists this many of the nearest agents, by pages. */
export const NEAREST_LISTED_AGENTS = 100;
export const COMPARE_LIMIT_AGENTS = 4;
export const SAVED_LIMIT_AGENTS = 50;
/** How long the cookies last: saved agents, after the last change, and the intent to save a contact. */
export const SAVED_DAYS = 365;
export const SAVE_CONTACT_MINUTES = 30;
export const QUERY_LIMIT_CHARACTERS = 200;
export const SUGGESTION_LIMIT = 8;
export const NAME_MATCH_LIMIT = 50;
/** A license is marked from this many days before its end. */
export const LICENSE_WARNING_DAYS = 30;

/** How a list of results can be ordered. */
export const SORTS = ["best", "distance", "rating", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
/** Claimed profiles that one run of the clock looks at for facts to ask about. */
export const LOOKED_AT_ONCE = 100;
/** Agents who take new clients again from today, handled in one run of the clock. */
export const TAKING_AGAIN_AT_ONCE = 50;
