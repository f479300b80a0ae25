/** Constants of reviews. Unit last in the name. */
import { DAY_MINUTES } from "#app/platform/durations.ts";

export const REVIEW_PAGE_REVIEWS = 10;
/** Reason classes read per agent; there are fewer than this. */
export const REASON_LIMIT_CLASSES = 40;
/**
 * The filters offer the types and stages of this many of the newest reviews. That is exact for all but a few agents,
 * and takes 1 ms where grouping ten thousand reviews took 10.
 */
export const CHOICES_FROM_REVIEWS = 1_000;
/** Types by stages; there are fewer than this. */
export const CHOICE_LIMIT_ROWS = 400;
/** A search within an agent's reviews. */
export const WORDS_MAX_CHARACTERS = 100;
export const WORDS_MOST = 8;

/** `YYYY-MM-DD`: since when the form asks about pay and ties (16 CFR 465). */
export const DISCLOSURES_ASKED_FROM = "2026-11-28";
/** Product.md: the text of a review. */
export const BODY_MIN_CHARACTERS = 50;
export const BODY_MAX_CHARACTERS = 4_000;
export const TITLE_MAX_CHARACTERS = 100;
/** How long the link that confirms a review works. */
export const LINK_DAYS = 7;
/** Reviews sent, by account. */
export const SUBMITS_MOST = 10;
export const SUBMITS_MINUTES = 60;
/** Edits of reviews, by account: the agent is notified of each, and a person may be reading the review. */
export const CHANGES_MOST = 10;
export const CHANGES_MINUTES = 60;
export const OWN_REVIEWS = 50;
/** Rows of one kind in an account's data export. */
export const EXPORT_ROWS = 5_000;

/**
 * From this many points on, a person reads the review first: two unrelated findings, or one that is very unlikely to
 * be chance.
 */
export const HOLD_POINTS = 3;
/** When a review is held, a finding with this many points also opens cases for the published reviews it names. */
export const LINKING_POINTS = 2;
/** Our promise for held reviews, and for every other case that signals open. */
export const HELD_DUE_HOURS = 48;
/**
 * Texts this similar are a copy with a word changed here and there; at the lower share, one was made from the other.
 */
export const COPIED_SHARE = 0.8;
export const REWORDED_SHARE = 0.5;
/** One other text this similar may be chance; two of them, one about the same agent, are a pattern. */
export const RELATED_SHARE = 0.3;
export const PATTERN_TEXTS = 2;
/** With fewer three-word runs than this (eighteen words), two people can write the same by chance. */
export const SHORT_TEXT_SHINGLES = 16;
/** This many accounts on one device are more than a couple. */
export const CROWDED_DEVICE_ACCOUNTS = 3;
/** When this many accounts that were seen on one network review one agent within a day, a person takes a look. */
export const NETWORK_DAY_ACCOUNTS = 3;
export const NETWORK_DAY_HOURS = 24;
/** The same within a week, when the writer's account is new. */
export const NETWORK_SPAN_ACCOUNTS = 5;
export const NETWORK_SPAN_HOURS = 7 * 24;
/** For each group of this many unrelated accounts on a network, one more may review the same agent. */
export const CROWD_ACCOUNTS = 20;
/**
 * With fewer unrelated accounts than the first, it is a household or an office; from the second on, a public network.
 */
export const SMALL_NETWORK_ACCOUNTS = 10;
export const BIG_NETWORK_ACCOUNTS = 40;
/** An account this young was made for the review. */
export const NEW_ACCOUNT_HOURS = 24;
/**
 * A burst: this many other reviews of the agent within these hours before and after, at this many times the usual
 * pace.
 */
export const BURST_REVIEWS = 6;
export const BURST_HOURS = 12;
export const BURST_TIMES_USUAL = 4;
/**
 * An attack on a profile: this many reviews within these hours before and after one, at this many times the usual pace.
 * More than a big evening of an agent's own guests.
 */
export const PAUSE_REVIEWS = 12;
export const PAUSE_HOURS = 48;
export const PAUSE_TIMES_USUAL = 5;
/** Of them, this share never met or messaged the agent here and sends from a device or network that another uses, too. */
export const PAUSE_LINKED_SHARE = 1 / 3;
/** Or: with this many, this share never met or messaged the agent and has an account made for it. */
export const PAUSE_MANY_REVIEWS = 20;
export const PAUSE_FRESH_SHARE = 3 / 4;
/** Reviews of one profile that are looked at, and published ones that are held when a pause begins. */
export const PAUSE_COMPARED_REVIEWS = 200;
export const PAUSE_HELD_REVIEWS = 40;
/** A pause ends after so many days without another burst. When an admin ends one, none begins for as long. */
export const PAUSE_QUIET_DAYS = 7;
export const PAUSE_REST_DAYS = 14;
/** Pauses ended in one run of the cron. */
export const PAUSES_PER_RUN = 50;
/** How long we know, as a keyed hash, which browser a review was sent from. */
export const REVIEW_FINGERPRINT_DAYS = 90;
export const REVIEW_FINGERPRINTS_PER_RUN = 500;
/** Rows read of reviews that share a band, texts compared, and reviews compared from one device. */
export const BAND_ROWS = 4_000;
export const COMPARED_TEXTS = 40;
export const COMPARED_FINGERPRINTED_REVIEWS = 50;
/** An account's networks and browsers that are compared, newest first; and the accounts counted on one of them. */
export const COMPARED_FINGERPRINTS = 40;
export const COUNTED_ACCOUNTS = 200;
/** Reviews of the agent around the same time whose writers' networks are compared. */
export const COMPARED_NEIGHBORS = 500;
/** Reviews named in one piece of evidence, and published ones that get a case because of it. */
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
/** Page size of the list from which an agent or an organization replies. */
export const SIDE_PAGE_REVIEWS = 20;
/** Stored order values that are counted again in a minute: of agents who are due, and of agent numbers when C has moved. */
export const ORDER_DUE_AGENTS = 2_500;
export const ORDER_STEP_AGENTS = 2_500;
/** Rows of the event log in one file, and in one round trip. */
export const EVENT_FILE_ROWS = 200_000;
export const EVENT_READ_ROWS = 20_000;
/** How many of the newest decisions the median times are based on. */
export const MEDIAN_CASES = 2_000;
/** The same promise for flags and appeals. */
export const FLAGS_DUE_HOURS = 72;
export const APPEAL_DUE_HOURS = 120;
/** Admins are reminded of a case with less than this left, together with those due in the next hours. */
export const WARN_HOURS = 24;
export const WARN_TOGETHER_HOURS = 6;
/** Cases in one reminder. */
export const WARN_CASES = 500;
/** How long a decision can be appealed. */
export const APPEAL_DAYS = 14;
export const STATEMENT_MIN_CHARACTERS = 20;
export const STATEMENT_MAX_CHARACTERS = 1_000;
/** What a reader may add to a flag. */
export const FLAG_NOTE_MAX_CHARACTERS = 500;
/** What an admin tells both sides. */
export const DECISION_NOTE_MAX_CHARACTERS = 600;
/** Flags stored per case; more are counted but not stored. */
export const CASE_FLAGS = 200;
/** Flags by account; those by network address are `report` of `address-limits.ts`. */
export const FLAGS_MOST = 20;
export const FLAGS_MINUTES = 60;
export const QUEUE_PAGE_CASES = 25;
/** Open cases are counted up to here. */
export const COUNTED_CASES = 999;
export const TOMBSTONES = 20;
/** Entries that one step of the clock adds to the public log. */
export const LOG_STEP_ENTRIES = 20_000;
/** Reviews from before the log that a step takes up, in batches of so many. */
export const LOG_BEGINNING_REVIEWS = 1_000;
export const LOG_BEGINNING_BATCHES = 4;
/** Entries in one receipt, the newest ones. */
export const RECEIPT_ENTRIES = 200;
