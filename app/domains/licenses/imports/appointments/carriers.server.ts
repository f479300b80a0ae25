/** The carriers that lists name: those of the catalog by their names, and the others as admins said. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { MOST_CARRIERS } from "../../limits.ts";
import { foldWord } from "../rows/known-words.ts";
import type { AppointmentFacts } from "../types.ts";
import { carrierWord } from "./appointment-rows.ts";

/** `unknown`: nobody has said which carrier it is; `other`: an admin said that the catalog doesn't have it. */
export type KnownCarrier = { carrierNo: number } | "unknown" | "other";

/** The statement that reads the catalog, by name. */
export const catalogStatement = ({ db }: Pick<AppContext, "db">) =>
  rowsOf(
    db,
    "carriers of the catalog",
    { carrierNo: integer, name: text },
    sql`SELECT carrier_no carrierNo, name FROM carriers ORDER BY name LIMIT ${MOST_CARRIERS}`,
  );

/**
 * Which carriers these rows are about: what an admin said of the code or name counts first, then the name in the catalog. A
 * name that two carriers have is none. One round trip.
 */
export async function findCarriers(
  context: Pick<AppContext, "db">,
  rows: readonly Pick<AppointmentFacts, "carrier" | "carrierName">[],
): Promise<(row: Pick<AppointmentFacts, "carrier" | "carrierName">) => KnownCarrier> {
  const { db } = context;
  const words = rows.flatMap(({ carrier, carrierName }) => [
    carrierWord(carrier),
    ...(carrierName === "" ? [] : [foldWord(carrierName)]),
  ]);
  const { catalog, said } = await db.batch({
    catalog: catalogStatement(context),
    said: rowsOf(
      db,
      "carriers that admins named",
      { words: packed({ word: text, carrierNo: nullable(integer) }) },
      sql`SELECT json_group_array(json_array(w.word, w.carrier_no)) words
        FROM json_each(${JSON.stringify([...new Set(words)])}) j CROSS JOIN license_list_words w
        WHERE w.state_code = '' AND w.kind = 'carrier' AND w.word = j.value`,
    ),
  });
  const meant = new Map((said[0]?.words ?? []).map(({ word, carrierNo }) => [word, carrierNo]));
  const names = new Map<string, number | null>();
  for (const { carrierNo, name } of catalog) {
    const key = foldWord(name);
    names.set(key, names.has(key) ? null : carrierNo);
  }
  return ({ carrier, carrierName }) => {
    const name = carrierName === "" ? null : foldWord(carrierName);
    for (const word of [carrierWord(carrier), name]) {
      const is = word === null ? undefined : meant.get(word);
      if (is !== undefined) return is === null ? "other" : { carrierNo: is };
    }
    const carrierNo = name === null ? null : (names.get(name) ?? null);
    return carrierNo === null ? "unknown" : { carrierNo };
  };
}
