/** The form that says what a word of a list means, read at the edge. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { LIST_WORD_KINDS } from "#db/lists.ts";
import { WORD_CHARACTERS } from "../rows/known-words.ts";

const NONE = "Choose what it means.";
const meaning = z.string({ error: NONE }).min(1, NONE).max(20, NONE);

/** A word of an import's list. */
export const ListWordInput = z.object({
  kind: z.enum(LIST_WORD_KINDS, { error: "Reload the page." }).register(controlHints, { type: "hidden" }),
  word: z
    .string({ error: "Reload the page." })
    .min(1, "Reload the page.")
    .max(WORD_CHARACTERS, "Reload the page.")
    .register(controlHints, { type: "hidden" }),
  meaning,
});

/** A word that has a meaning already; `seen`: the one that the admin saw. */
export const ChangeWordInput = z.object({
  seen: z.string().max(20).register(controlHints, { type: "hidden" }).default(""),
  meaning,
});
