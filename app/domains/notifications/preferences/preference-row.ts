/** Preferences from a query. Separate from `preferences.ts`, which pages load without a parser. */
import * as z from "zod";
import type { Preferences } from "./preferences.ts";

const Stored = z.object({
  /** Event, channel, wanted. */
  choices: z.array(z.tuple([z.string(), z.enum(["bell", "mail"]), z.number()])),
  times: z
    .object({
      quietFrom: z.string().nullable(),
      quietUntil: z.string().nullable(),
      timeZone: z.string(),
      digest: z.number(),
    })
    .nullable(),
  zone: z.string().nullable(),
});

/** Parses what `preferencesOf` selects. Throws for anything else. */
export function parsePreferences(json: string): Preferences {
  const { choices, times, zone } = Stored.parse(JSON.parse(json));
  return {
    choices: choices.map(([event, channel, wanted]) => ({ event, channel, wanted: wanted === 1 })),
    times: times === null ? null : { ...times, digest: times.digest === 1 },
    zone,
  };
}
