/** An admin says what a word of a state's lists means, once for all of its lists, and changes it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { carrierWord } from "../appointments/appointment-rows.ts";
import type { Import } from "../import-rows.server.ts";
import { foldWord } from "../rows/known-words.ts";
import { type Meaning, meaningWords, type WordKind } from "./meanings.ts";
import type { ListedWord } from "./word-queries.server.ts";

/**
 * Gives a word that an import met a meaning. `unknown`: the import has no such word; `decided`: somebody said what it means
 * meanwhile, and that stays.
 */
export async function decideWord(
  context: AppContext,
  adminId: string,
  { importNo, stateCode, unknownWords }: Import,
  { kind, word, meaning }: { kind: WordKind; word: string; meaning: Meaning },
): Promise<"saved" | "unknown" | "decided"> {
  const met = unknownWords[MET[kind]];
  const isCarrier = kind === "carrier";
  if (stateCode === null || !Object.hasOwn(met, word)) return "unknown";
  const written = await commit(context, {
    duplicates: ["license_list_words.state_code, license_list_words.kind, license_list_words.word"],
    audit: [
      {
        actorId: adminId,
        act: "import.word",
        subject: { kind: "import", id: String(importNo) },
        before: null,
        after: { state: isCarrier ? "" : stateCode, kind, word, means: meaningWords(kind, meaning) },
      },
    ],
    statements: [
      context.db.orm.run(sql`INSERT INTO license_list_words (state_code, kind, word, written, lines, status, carrier_no,
          import_no, decided_by, decided_at)
        VALUES (${isCarrier ? "" : stateCode}, ${kind}, ${isCarrier ? carrierWord(word) : foldWord(word)}, ${word},
          ${meaning.lines}, ${meaning.status}, ${meaning.carrierNo}, ${importNo}, ${adminId}, ${context.clock.now()})`),
    ],
  });
  return written.kind === "committed" ? "saved" : "decided";
}

const MET = { line: "lines", status: "statuses", carrier: "carriers" } as const;

/** Gives a word another meaning. `changed`: it isn't as the admin saw it anymore. */
export async function changeWord(
  context: AppContext,
  adminId: string,
  { wordNo, stateCode, kind, written: word, importNo, ...was }: ListedWord,
  meaning: Meaning,
): Promise<"saved" | "changed"> {
  const facts = (means: Meaning) => ({ state: stateCode, kind, word, means: meaningWords(kind, means) });
  const done = await commit(context, {
    guards: {
      same: sql`EXISTS (SELECT 1 FROM license_list_words WHERE word_no = ${wordNo} AND lines = ${was.lines}
        AND status IS ${was.status} AND carrier_no IS ${was.carrierNo})`,
    },
    audit: [
      {
        actorId: adminId,
        act: "import.word",
        subject: { kind: "import", id: String(importNo) },
        before: facts(was),
        after: facts(meaning),
      },
    ],
    statements: [
      context.db.orm.run(sql`UPDATE license_list_words SET lines = ${meaning.lines}, status = ${meaning.status},
        carrier_no = ${meaning.carrierNo}, decided_by = ${adminId}, decided_at = ${context.clock.now()} WHERE word_no = ${wordNo}`),
    ],
  });
  return done.kind === "committed" ? "saved" : "changed";
}
