/** A stored version of a showcase as JSON. */
import * as z from "zod";
import { storedShape, type Upgrade } from "#app/platform/stored-shape.ts";
import { Hours, Special } from "../profile/hours/profile-week.ts";
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

/** A new required field gets its value for older versions here. */
const UPGRADES: readonly Upgrade[] = [];

export const { write: writeSnapshot, parse: parseSnapshot } = storedShape<Showcase>(Snapshot, UPGRADES);
