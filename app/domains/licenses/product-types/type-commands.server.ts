/** An admin adds an insurance type, or changes one. None is ever deleted: its bit would mean something else (decision 0009). */
import { eq, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { productTypes } from "#db/schema/index.ts";
import { setsOf, writeSets } from "./covering-lines.ts";
import { MOST_TYPES } from "./limits.ts";
import { listTypes, type ProductType } from "./type-queries.server.ts";

export type Acting = { adminId: string; reason: string };
/** Why nothing was done, and at which field. */
export type Refused = { status: 400 | 409; field: "form" | "name" | "slug"; words: string };

const CHANGED: Refused = {
  status: 409,
  field: "form",
  words: "This type changed while you read it. Nothing was done. Read it again, then decide.",
};
const NAME_TAKEN: Refused = { status: 409, field: "name", words: "Another type has this name." };
const SLUG_TAKEN: Refused = { status: 409, field: "slug", words: "Another type has this address." };
const NONE_LEFT: Refused = {
  status: 409,
  field: "form",
  words: `There are ${MOST_TYPES} types, and there’s room for no more.`,
};
const NOTHING: Refused = { status: 400, field: "form", words: "That’s how it is already." };
const MOVED: Refused = {
  status: 409,
  field: "form",
  words: "Somebody added a type while you wrote this. What you wrote is kept; send it again.",
};

/** What shows types to everybody. Each is cached for a minute at most where no purge reaches it. */
const PAGES = [paths.home(), paths.search(), paths.expertAnswers(), paths.locationHub()];

const factsOf = ({
  name,
  active,
  coveringLines,
}: Pick<ProductType, "name" | "active" | "coveringLines">) => ({
  name,
  active,
  coveringLines,
});
const nameFree = (name: string, bit: number) =>
  sql`NOT EXISTS (SELECT 1 FROM product_types WHERE name = ${name} COLLATE NOCASE AND bit <> ${bit})`;

/** Adds a type under the next bit; agents are found for it as their licenses are looked at again. Two round trips and the log's. */
export async function addType(
  context: AppContext,
  type: Pick<ProductType, "name" | "slug" | "coveringLines">,
  { adminId, reason }: Acting,
): Promise<Refused | { bit: number }> {
  const bit = Math.max(-1, ...(await listTypes(context)).map((one) => one.bit)) + 1;
  if (bit >= MOST_TYPES) return NONE_LEFT;
  const written = await commit(context, {
    guards: { name: nameFree(type.name, bit) },
    duplicates: ["product_types.bit", "product_types.slug"],
    statements: [
      context.db.orm
        .insert(productTypes)
        .values({ ...type, bit, active: true, builtIn: false, recountedThrough: 0 }),
    ],
    audit: [
      {
        actorId: adminId,
        act: "product-type.change",
        subject: { kind: "product-type", id: String(bit) },
        reason,
        before: null,
        after: { ...factsOf({ ...type, active: true }), slug: type.slug },
      },
    ],
    purge: PAGES,
  });
  if (written.kind === "stale") return NAME_TAKEN;
  if (written.kind === "duplicate") return written.column === "product_types.slug" ? SLUG_TAKEN : MOVED;
  return { bit };
}

/** Changes a type as it was read. With other lines, what agents may sell is worked out again afterward. Null once done. */
export async function changeType(
  context: AppContext,
  before: ProductType,
  after: Pick<ProductType, "name" | "active" | "coveringLines">,
  { adminId, reason }: Acting,
): Promise<Refused | null> {
  const { bit } = before;
  const was = factsOf(before);
  // The same sets in another order are the same.
  const same = writeSets(setsOf(was.coveringLines)) === after.coveringLines;
  const is = { ...factsOf(after), ...(same && { coveringLines: was.coveringLines }) };
  if (JSON.stringify(was) === JSON.stringify(is)) return NOTHING;
  const written = await commit(context, {
    guards: {
      state: sql`EXISTS (SELECT 1 FROM product_types WHERE bit = ${bit} AND name = ${was.name}
        AND active = ${Number(was.active)} AND covering_lines = ${was.coveringLines})`,
      name: nameFree(is.name, bit),
    },
    statements: [
      context.db.orm
        .update(productTypes)
        .set({ ...is, ...(was.coveringLines !== is.coveringLines && { recountedThrough: 0 }) })
        .where(eq(productTypes.bit, bit)),
    ],
    audit: [
      {
        actorId: adminId,
        act: "product-type.change",
        subject: { kind: "product-type", id: String(bit) },
        reason,
        before: was,
        after: is,
      },
    ],
    purge: PAGES,
  });
  if (written.kind === "stale") return written.guard === "name" ? NAME_TAKEN : CHANGED;
  return null;
}

/** Whether the type is as the admin saw it. */
export const CHANGED_MEANWHILE = CHANGED;
