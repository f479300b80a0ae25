/** Words for acts on many rows. */
import type { BulkAct, BulkOutcome } from "#app/domains/bulk/types.ts";
import type { ActWords } from "../list-pages/definition.server.ts";

/** The words of a list with such acts. */
export type BulkWords = {
  name: string;
  label: string;
  noun: { one: string; many: string };
  heading: string;
  about: string;
  gone: string;
  reason: string;
  acts: Readonly<Partial<Record<BulkAct, ActWords>>>;
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
