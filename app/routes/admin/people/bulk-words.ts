import type { BULK_ACTS } from "#app/domains/accounts/desk/policy.ts";

type Act = (typeof BULK_ACTS)[number];

/** "Archive 40 people", what then happens, and what has happened. */
export const BULK_WORDS: Readonly<Record<Act, { verb: string; past: string; means: string }>> = {
  archive: {
    verb: "Archive",
    past: "Archived",
    means:
      "Each is signed out everywhere, nobody sees the account, and only an admin restores it. Appointments to come are canceled, and plans of their own end with what is paid for. Each gets an email with your reason.",
  },
  restore: {
    verb: "Restore",
    past: "Restored",
    means:
      "Each signs in as before. Appointments that were canceled stay canceled. Each gets an email with your reason.",
  },
  "end-sessions": {
    verb: "End the sessions of",
    past: "Ended the sessions of",
    means: "Each is signed out everywhere and gets an email with your reason. That can’t be taken back.",
  },
};

export const STATUS_WORDS = { running: "Running", stopped: "Stopped", done: "Done" } as const;
export const people = (many: number) => (many === 1 ? "1 person" : `${many.toLocaleString("en-US")} people`);
