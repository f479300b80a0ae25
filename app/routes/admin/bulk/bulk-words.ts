/** The lists of which something can be done to many rows, in the words of their pages. */
import { adminPaths, type BulkListName } from "#app/admin-paths.ts";
import type { BulkAct, BulkOutcome } from "#app/domains/bulk/types.ts";
import { paths } from "#app/paths.ts";

type ActWords = {
  /** "Archive" 40 people. */
  verb: string;
  /** What then happens. */
  means: string;
  /** On the list's button, where the verb is not enough. */
  label?: string;
  danger?: boolean;
};

export type BulkWords = {
  label: string;
  noun: { one: string; many: string };
  /** What a row is, what else tells it, and what stands for one that is gone. */
  heading: string;
  about: string;
  gone: string;
  open: (id: string) => string;
  /** Who reads the reason. */
  reason: string;
  acts: Readonly<Partial<Record<BulkAct, ActWords>>>;
};

export const BULK_LISTS: Readonly<Record<BulkListName, BulkWords>> = {
  people: {
    label: "People",
    noun: { one: "person", many: "people" },
    heading: "Person",
    about: "Email",
    gone: "A deleted account",
    open: adminPaths.person,
    reason: "For the log, and for each of them: they read it in their email.",
    acts: {
      archive: {
        verb: "Archive",
        danger: true,
        means:
          "Each is signed out everywhere, nobody sees the account, and only an admin restores it. Appointments to come are canceled, and plans of their own end with what is paid for. Each gets an email with your reason.",
      },
      restore: {
        verb: "Restore",
        means:
          "Each signs in as before. Appointments that were canceled stay canceled. Each gets an email with your reason.",
      },
      "end-sessions": {
        verb: "End the sessions of",
        label: "End sessions",
        danger: true,
        means: "Each is signed out everywhere and gets an email with your reason. That can’t be taken back.",
      },
    },
  },
  organizations: {
    label: "Organizations",
    noun: { one: "organization", many: "organizations" },
    heading: "Organization",
    about: "State",
    gone: "A deleted organization",
    open: adminPaths.organization,
    reason: "For the log, and for everybody with an account there: they read it in their email.",
    acts: {
      archive: {
        verb: "Archive",
        danger: true,
        means:
          "Of each, memberships, invites, requests, and affiliations end, its agents work for themselves, its page is gone, and its plan ends with what is paid for. Everybody with an account there gets an email with your reason.",
      },
      restore: {
        verb: "Restore",
        means:
          "Each opens again with the accounts that it lost then, its owner among them. Its agents are to be invited anew; affiliations stay ended. Those who come back get an email with your reason.",
      },
    },
  },
  questions: {
    label: "Questions",
    noun: { one: "question", many: "questions" },
    heading: "Question",
    about: "Type and state",
    gone: "A deleted question",
    open: adminPaths.question,
    reason: "For the log. Who asked a question that is closed reads it in their email.",
    acts: {
      close: {
        verb: "Close",
        danger: true,
        means:
          "Of each, nobody is asked further, nothing is published, and its asker gets your reason by email. That can’t be taken back.",
      },
      ask: {
        verb: "Ask the nearest agents about",
        label: "Ask the nearest agents",
        means:
          "Each goes to the next circle of agents near it who are licensed for its type in its state, and they’re told at once. That can’t be taken back.",
      },
    },
  },
  reviews: {
    label: "Reviews",
    noun: { one: "review", many: "reviews" },
    heading: "Review",
    about: "About",
    gone: "A deleted review",
    open: paths.review,
    reason: "For the log, and for both sides and the person who reported it: they read it.",
    acts: {
      keep: {
        verb: "Publish or keep",
        label: "Publish or keep them",
        means:
          "Each open case about them ends: what was held is published, and what was reported stays up. Its writer, the agent, and those who reported it are told. That can’t be taken back here, though each can be reported again.",
      },
    },
  },
};

export const STATUS_WORDS = { running: "Running", stopped: "Stopped", done: "Done" } as const;
export const OUTCOME_WORDS: Readonly<Record<BulkOutcome, string>> = {
  waiting: "Waiting",
  done: "Done",
  skipped: "Left out",
  failed: "Failed",
};

/** "1 person", "2,000 people". */
export const manyOf = ({ noun }: Pick<BulkWords, "noun">, rows: number) =>
  rows === 1 ? `1 ${noun.one}` : `${rows.toLocaleString("en-US")} ${noun.many}`;

/** What a list offers below its rows. */
export const bulkOf = <Row>(list: BulkListName, choose: (row: Row) => string) => ({
  to: adminPaths.bulk(list),
  choose,
  acts: Object.entries(BULK_LISTS[list].acts).map(([value, { verb, label = verb, danger }]) => ({
    value,
    label,
    danger,
  })),
});
