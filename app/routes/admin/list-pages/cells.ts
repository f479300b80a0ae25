/** The cells of a list as data: its definition says what they hold and stays on the server, `list-cell.tsx` draws them. */
import type { Severity } from "#app/domains/errors/types.ts";
import type { ReportedMessage } from "#app/domains/messages/moderation.server.ts";

/** The key that clicks it in its row, and its name in the list of shortcuts. */
export type CellKey = readonly [letter: string, label: string];

export type CellButton = {
  label: string;
  /** With the name of its row, for screen readers. */
  said?: string;
  intent: string;
  fields?: Readonly<Record<string, string>> | undefined;
  letter?: CellKey;
};

export type Piece =
  | string
  | number
  /** `opens`: the link that opens the row. */
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
  /** Text that a person wrote, such as a name. */
  | { name: string }
  /** Small print under the rest. */
  | { caption: string | readonly Piece[] }
  /** Text of any length. */
  | { long: string }
  /** An id. */
  | { id: string }
  | { code: string }
  /** Several lines, such as where in the code something failed. */
  | { pre: string }
  /** How bad an error is. */
  | { severity: Severity }
  /** What went wrong, under the rest. */
  | { danger: string }
  | { tag: string }
  /** Text with an id that an address can lead to. */
  | { anchor: string; text: string }
  /** A time, and the day of a time. */
  | { at: number }
  | { day: number }
  /** How long is left to decide; and how long something without a deadline waits. */
  | { due: { openedAt: number; dueAt: number; decidedAt?: number | null } }
  | { waits: number }
  /** A disclosure with lines. */
  | { more: string; letter?: CellKey; lines: readonly (readonly Piece[])[] }
  | { changes: { label: string; before: string | null; after: string | null } }
  | { button: CellButton }
  /** A reported message with those before it; and the buttons that decide a report. */
  | Pick<ReportedMessage, "excerpt">
  | { report: string; of: "question" | "message" };

export type Cell = Piece | readonly Piece[] | null;
