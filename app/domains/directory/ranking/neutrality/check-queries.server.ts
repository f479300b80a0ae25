/** What the nightly check found, newest night first. */
import { desc, isNotNull } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { neutralityChecks } from "#db/schema/index.ts";
import { NEUTRALITY_NIGHTS } from "./limits.ts";

export type Night = Omit<typeof neutralityChecks.$inferSelect, "searchesMost" | "startedAt">;

/** The last complete nights. One round trip. */
export async function listNights({ db }: Pick<AppContext, "db">): Promise<Night[]> {
  const [nights] = await db.read([
    db.orm
      .select()
      .from(neutralityChecks)
      .where(isNotNull(neutralityChecks.endedAt))
      .orderBy(desc(neutralityChecks.day))
      .limit(NEUTRALITY_NIGHTS),
  ]);
  return nights;
}

const COLUMNS = [
  "day",
  "seed",
  "codeVersion",
  "searches",
  "positions",
  "changed",
  "swappedOrganizations",
  "swappedPayments",
] as const satisfies readonly (keyof Night)[];
const HEADINGS = "night,seed,code_version,searches,positions,changed,swapped_organizations,swapped_payments";

/** The nights as a CSV file (RFC 4180): numbers, days, and hexadecimal digits, so nothing needs quotes. */
export const nightsFile = (nights: readonly Night[]): string =>
  [HEADINGS, ...nights.map((night) => COLUMNS.map((column) => night[column]).join(",")), ""].join("\r\n");
