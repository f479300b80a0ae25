/** The cells of a list as data: its definition says what they hold and stays on the server, `list-cell.tsx` draws them. */
import type { Severity } from "#app/domains/errors/types.ts";
import type { ReportedMessage } from "#app/domains/messages/moderation.server.ts";

/** The letter that presses it within its row, and what the list of keys says of it. */
export type CellKey = readonly [letter: string, label: string];

export type CellButton = {
  label: string;
  /** Of which row, for who hears the page. */
  said?: string;
  intent: string;
  fields?: Readonly<Record<string, string>> | undefined;
  letter?: CellKey;
};

export type Piece =
  | string
  | number
  /** `opens` is the one that opens the row. */
  | {
      link: string;
      text: string;
      said?: string;
      opens?: true;
      small?: true;
      id?: true;
      block?: true;
      letter?: CellKey;
    }
  /** Somebody's own words. */
  | { name: string }
  /** Small print under the rest. */
  | { caption: string | readonly Piece[] }
  /** Of any length: broken where it must be. */
  | { long: string }
  /** What nobody reads as words. */
  | { id: string }
  | { code: string }
  /** Several lines, such as where in the code something failed. */
  | { pre: string }
  /** How bad an error is. */
  | { severity: Severity }
  /** What went wrong with it, under the rest. */
  | { danger: string }
  | { tag: string }
  /** A place that an address leads to. */
  | { anchor: string; text: string }
  /** A moment, and the day of one. */
  | { at: number }
  | { day: number }
  /** How long is left to decide, and how long something waits that nothing presses. */
  | { due: { openedAt: number; dueAt: number; decidedAt?: number | null } }
  | { waits: number }
  /** What opens under it: its lines. */
  | { more: string; letter?: CellKey; lines: readonly (readonly Piece[])[] }
  | { changes: { label: string; before: string | null; after: string | null } }
  | { button: CellButton }
  /** A reported message with those before it, and the decision of a report. */
  | Pick<ReportedMessage, "excerpt">
  | { report: string; of: "question" | "message" };

export type Cell = Piece | readonly Piece[] | null;
