/** A stored version of a showcase as JSON. */
import * as z from "zod";
import { storedShape, type Upgrade } from "#app/platform/database/stored-shape.ts";
import { SHOWCASE_FIELDS } from "./showcase-fields.ts";
import type { Showcase } from "./showcase-types.ts";

const Snapshot = z.object(
  Object.assign({}, ...SHOWCASE_FIELDS.map(({ stored }) => stored)),
) as z.ZodType<unknown> as z.ZodType<Showcase>;

/** For a part that gets another meaning; one that is added has its default in the table. */
const UPGRADES: readonly Upgrade[] = [];

export const { write: writeSnapshot, parse: parseSnapshot } = storedShape<Showcase>(Snapshot, UPGRADES);
