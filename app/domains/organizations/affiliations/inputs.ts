/** The forms of affiliations, read at the edge. */
import * as z from "zod";
import { parseUuid } from "#app/platform/ids.ts";

/** Proposing is of an organization by its slug; the others are of an affiliation by its id. */
export const AffiliationInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("propose"), to: z.string().regex(/^[a-z0-9-]{1,120}$/) }),
  z.object({
    intent: z.enum(["accept", "refuse", "withdraw", "end"]),
    affiliation: z.string().refine((id) => parseUuid(id) !== null),
  }),
]);
export type AffiliationInput = z.infer<typeof AffiliationInput>;
