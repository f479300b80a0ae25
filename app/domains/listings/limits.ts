/** Bounds of requests not to be listed, of endings, and of merges. */

/** An admin decides a request within so many hours. */
export const REQUEST_DUE_HOURS = 72;
/** Days after the decision until name, email, and note of a request are deleted. */
export const REQUEST_WORDS_DAYS = 90;
/** Requests whose words are deleted in one run of the cron. */
export const FORGOTTEN_AT_ONCE = 500;
export const NAME_MAX_CHARACTERS = 120;
/** An address of a profile as it is pasted. */
export const PROFILE_MAX_CHARACTERS = 300;
export const NOTE_MAX_CHARACTERS = 1_000;
export const REASON_MIN_CHARACTERS = 10;
export const REASON_MAX_CHARACTERS = 1_000;
export const SOURCE_MIN_CHARACTERS = 5;
export const SOURCE_MAX_CHARACTERS = 300;
/** License numbers of one person that are read to be passed over by imports. */
export const NUMBERS_MOST = 500;
/** Agents that a name finds in the admins' list. */
export const FOUND_AGENTS = 500;
/** Clients who are told by email that their agent died or retired. */
export const CLIENTS_TOLD = 500;
/** Whose conversation is older isn't waiting for an answer. */
export const CONVERSATION_DAYS = 180;
/** A merge can be undone for so many days. */
export const UNDO_DAYS = 30;
/** Agents that are compared with others in one batch, and batches in one run of the cron. */
export const COMPARED_AT_ONCE = 500;
export const COMPARED_BATCHES = 10;
/** Others whom one agent is held against; a list that is uploaded broken makes no more. */
export const LOOK_ALIKES_EACH = 5;
/** By when an admin has looked at a pair. */
export const LOOK_ALIKE_HOURS = 14 * 24;
