/** A kept version as JSON. */
import * as z from "zod";
import { Hours, Special } from "../profile/profile-week.ts";
import type { Showcase } from "./showcase-types.ts";

const Snapshot = z.object({
  headline: z.string(),
  biography: z.string(),
  week: z.array(Hours).length(7),
  special: Special,
  carriers: z.array(z.number().int()),
  languages: z.number().int(),
  types: z.number().int(),
  serviceRadiusMiles: z.number().int(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  acceptingClients: z.boolean(),
  acceptingFrom: z.string().nullable(),
});

/** The same text for the same showcase, in whatever order it was put together. */
export const writeSnapshot = (showcase: Showcase): string => JSON.stringify(Snapshot.parse(showcase));

/** Null when it is none, or of a shape that was given up. */
export function parseSnapshot(stored: string): Showcase | null {
  try {
    return Snapshot.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
