/** What one entry of the table of a showcase's fields says (`showcase-fields.ts`). */
import type * as z from "zod";
import type { agents } from "#db/schema/index.ts";
import type { Chosen, FormPart, Showcase, ShowcaseCatalog } from "./showcase-types.ts";

export type AgentRow = typeof agents.$inferSelect;

/** A form that was sent, while it is read. */
export type Reading = {
  /** Its fields of one string each, by name; left out where they are empty. */
  fields: Readonly<Record<string, string | undefined>>;
  /** Its boxes. */
  chosen: Chosen;
  /** The day at the office. */
  today: string;
  /** What the fields held before anyone typed. */
  filled: Readonly<Record<string, string>>;
  /** Sentences by field: an entry adds what is wrong with its own. */
  errors: Record<string, string>;
};

/** `Key`: the parts of `Showcase` that the entry is about; mostly one. */
export type ShowcaseField<Key extends keyof Showcase> = {
  /** As a version stores it. A part added later gets a `.default()`: what older versions said. */
  stored: { [K in Key]: z.ZodType<Showcase[K]> };
  /** Where a part isn't the column of `agents` of the same name. */
  columns?: {
    read(row: AgentRow): Partial<Pick<Showcase, Key>>;
    write(facts: Pick<Showcase, Key>): Partial<AgentRow>;
  };
  /** Readers see it as it is written (`WrittenFacts`). */
  written?: true;
  /** What the form shows, and its fields of one string each. */
  form: readonly FormPart[];
  input?: Readonly<Record<string, z.ZodType<string | undefined>>>;
  fill?(facts: Pick<Showcase, Key>): Record<string, string>;
  read(reading: Reading): Pick<Showcase, Key>;
  /** By label, in the list of versions; empty where there is nothing. */
  words(facts: Pick<Showcase, Key>, catalog: ShowcaseCatalog): Record<string, string>;
  /** What it adds to a complete showcase; the weights of all fields make 100. */
  complete?: {
    weight: number;
    /** What to do, and at which part of the form. */
    step: string;
    anchor: string;
    done(facts: Pick<Showcase, Key>): boolean;
  };
};

/** One entry of the table; `Key` follows from what it stores. */
export const field = <Key extends keyof Showcase>(one: ShowcaseField<Key>): ShowcaseField<Key> => one;

/** An entry for those that walk the table: each takes the showcase and gives its own part. */
export type AnyField = Omit<ShowcaseField<keyof Showcase>, "stored" | "columns" | "read"> & {
  stored: { [K in keyof Showcase]?: z.ZodType<Showcase[K]> };
  columns?: { read(row: AgentRow): Partial<Showcase>; write(facts: Showcase): Partial<AgentRow> };
  read(reading: Reading): Partial<Showcase>;
};
