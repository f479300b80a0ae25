/** Constants of reviews. Unit last in the name. */
import { DAY_MINUTES } from "#app/platform/durations.ts";

export const REVIEW_PAGE_REVIEWS = 10;
/** Reason classes read per agent; there are fewer than this. */
export const REASON_LIMIT_CLASSES = 40;
/**
 * Types and stages are offered that one of the newest so many reviews has: exact for all but a few agents, and 1 ms
 * where grouping ten thousand took 10.
 */
export const CHOICES_FROM_REVIEWS = 1_000;
/** Types by stages; there are fewer than this. */
export const CHOICE_LIMIT_ROWS = 400;
/** A search within an agent's reviews. */
export const WORDS_MAX_CHARACTERS = 100;
export const WORDS_MOST = 8;

/** Product.md: the text of a review. */
export const BODY_MIN_CHARACTERS = 50;
export const BODY_MAX_CHARACTERS = 4_000;
export const TITLE_MAX_CHARACTERS = 100;
/** The link that confirms a review. */
export const LINK_DAYS = 7;
/** Reviews sent, by account. */
export const SUBMITS_MOST = 10;
export const SUBMITS_MINUTES = 60;
/** Changes of reviews, by account: each is told to the agent, and a person may be reading. */
export const CHANGES_MOST = 10;
export const CHANGES_MINUTES = 60;
export const OWN_REVIEWS = 50;
/** Rows of one kind in the file of everything that is kept of an account. */
export const EXPORT_ROWS = 5_000;

/** The points at which a person reads a review first: two things that have nothing to do with each other, or one that chance hardly explains. */
export const HOLD_POINTS = 3;
/** A finding of so many, in a review that is held, brings the published ones it names before a person too. */
export const LINKING_POINTS = 2;
/** What we promise of a review that is held, and of every other case that signals open. */
export const HELD_DUE_HOURS = 48;
/** Alike to this share is a copy with a word changed here and there; to the lower one, a text made from another. */
export const COPIED_SHARE = 0.8;
export const REWORDED_SHARE = 0.5;
/** Alike to one other at this share is chance now and then; to two, one of them of the same agent, a pattern. */
export const RELATED_SHARE = 0.3;
export const PATTERN_TEXTS = 2;
/** Below so many runs of three words, which is eighteen words, two people do say the same by chance. */
export const SHORT_TEXT_SHINGLES = 16;
/** So many accounts on one device are more than a couple. */
export const CROWDED_DEVICE_ACCOUNTS = 3;
/** So many accounts that review one agent within a day, all seen on one network, are for a person to look at. */
export const NETWORK_DAY_ACCOUNTS = 3;
export const NETWORK_DAY_HOURS = 24;
/** So many within a week, too, when the writer's account was made for it. */
export const NETWORK_SPAN_ACCOUNTS = 5;
export const NETWORK_SPAN_HOURS = 7 * 24;
/** For each so many unrelated accounts on a network, one more may review the same agent. */
export const CROWD_ACCOUNTS = 20;
/** Fewer unrelated accounts are a household or an office; from the second on it is anybody's network. */
export const SMALL_NETWORK_ACCOUNTS = 10;
export const BIG_NETWORK_ACCOUNTS = 40;
/** An account this young was made for the review. */
export const NEW_ACCOUNT_HOURS = 24;
/** A burst: so many others of the same agent within so many hours before and after, and so many times its usual pace. */
export const BURST_REVIEWS = 6;
export const BURST_HOURS = 12;
export const BURST_TIMES_USUAL = 4;
/** From which browser a review was sent is known, as a keyed hash, for so long. */
export const REVIEW_FINGERPRINT_DAYS = 90;
export const REVIEW_FINGERPRINTS_PER_RUN = 500;
/** Rows read of one band's sharers, texts compared, fingerprints read of one device. */
export const BAND_ROWS = 4_000;
export const COMPARED_TEXTS = 40;
export const COMPARED_FINGERPRINTED_REVIEWS = 50;
/** Of an account, the networks and browsers that are compared, the newest first; and of one of those, the accounts. */
export const COMPARED_FINGERPRINTS = 40;
export const COUNTED_ACCOUNTS = 200;
/** Reviews of the agent around the same time whose writers' networks are compared. */
export const COMPARED_NEIGHBORS = 500;
/** Reviews named in one piece of evidence, and published ones that a person is asked to look at with it. */
export const EVIDENCE_REVIEWS = 20;
/** Product.md: one reply a review. */
export const REPLY_MIN_CHARACTERS = 20;
export const REPLY_MAX_CHARACTERS = 2_000;
/** Replies written, changed or taken down, by account. */
export const REPLIES_MOST = 40;
export const REPLIES_MINUTES = 60;
/** Votes cast, changed or taken back, by account. */
export const VOTES_MOST = 60;
export const VOTES_MINUTES = 60;
/** Emails about replies to one review. */
export const REPLIES_TOLD_MOST = 2;
export const REPLIES_TOLD_MINUTES = DAY_MINUTES;
/** A page of the list that an agent or an organization answers from. */
export const SIDE_PAGE_REVIEWS = 20;
/** The nightly pass over the ranking: from three in the morning in New York, so many numbers of agents a minute. */
export const RANKING_HOUR_UTC = 8;
export const RANKING_STEP_AGENTS = 5_000;
/** Rows of the event log in one file, and in one round trip. */
export const EVENT_FILE_ROWS = 200_000;
export const EVENT_READ_ROWS = 20_000;
/** The newest decisions whose times the page of figures tells. */
export const MEDIAN_CASES = 2_000;
/** What readers and sides are promised likewise. */
export const FLAGS_DUE_HOURS = 72;
export const APPEAL_DUE_HOURS = 120;
/** Admins are told of a case that has no longer than this; with it of those that have little more. */
export const WARN_HOURS = 24;
export const WARN_TOGETHER_HOURS = 6;
/** Cases of one such telling. */
export const WARN_CASES = 500;
/** So long after a decision may its side ask for a second person. */
export const APPEAL_DAYS = 14;
export const STATEMENT_MIN_CHARACTERS = 20;
export const STATEMENT_MAX_CHARACTERS = 1_000;
/** What a reader may add to a flag. */
export const FLAG_NOTE_MAX_CHARACTERS = 500;
/** What an admin tells both sides. */
export const DECISION_NOTE_MAX_CHARACTERS = 600;
/** Kept of one case; those beyond are received and not kept. */
export const CASE_FLAGS = 200;
/** Flags by account; those by network address are `report` of `address-limits.ts`. */
export const FLAGS_MOST = 20;
export const FLAGS_MINUTES = 60;
export const QUEUE_PAGE_CASES = 25;
/** Open cases are counted up to here. */
export const COUNTED_CASES = 999;
export const TOMBSTONES = 20;
