/** Column types shared by all tables, so that one meaning has one format. */
import { integer, text } from "drizzle-orm/sqlite-core";

/** Milliseconds since 1970-01-01 UTC. */
export const timeMs = (name: string) => integer(name);

/** A calendar day as `YYYY-MM-DD`: licenses begin and end on days, not at instants. */
export const day = (name: string) => text(name);

/** UUIDv7 in its text form, lower case. */
export const uuid = (name: string) => text(name);

/** 0 or 1 in the database, `boolean` in code. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A set of up to 52 numbered members, one bit each; the column's comment names the table with the numbers. */
export const bits = (name: string) => integer(name);
