/** What an admin decides about a new agent, read at the edge. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { AGENT_DECLINE_REASONS } from "#db/lists.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

const Proven = z.literal("yes").optional().catch(undefined);
const IMPORTS = /^[\d,]*$/;
const CLAIM = /^claim-\d{1,15}$/;

/** `decision`: approve, decline, settle, or `claim-42` for a claim to the agent with that number. */
export const NewAgentDecision = z
  .object({
    /** The licenses that the document proves, by their place in the application. */
    proven1: Proven,
    proven2: Proven,
    proven3: Proven,
    proven4: Proven,
    proven5: Proven,
    /** They were also found in the state's own lookup. */
    lookup: Proven,
    /** The imports whose contradictions were on the page, such as `3,7`. */
    seen: z.string().regex(IMPORTS).max(200).catch(""),
    declinedFor: z.enum(AGENT_DECLINE_REASONS, { error: "Choose a reason." }).optional(),
    reason: longText(
      "Write a reason.",
      REASON_MIN_CHARACTERS,
      `Write at least ${REASON_MIN_CHARACTERS} characters.`,
      REASON_MAX_CHARACTERS,
    ).optional(),
    decision: z
      .string({ error: "Choose a decision." })
      .refine(
        (text) => ["approve", "decline", "settle"].includes(text) || CLAIM.test(text),
        "Choose a decision.",
      ),
  })
  .superRefine(({ decision, declinedFor, reason }, issues) => {
    const say = (field: string, message: string) =>
      issues.addIssue({ code: "custom", path: [field], message });
    if (decision === "decline" && declinedFor === undefined) say("declinedFor", "Choose a reason.");
    if (decision === "decline" && reason === undefined) say("reason", "Write a reason.");
    if (decision === "settle" && reason === undefined) say("reason", "Write what you found.");
  });
export type NewAgentDecision = z.output<typeof NewAgentDecision>;

/** The places of the licenses that the admin ticked, counted from 0. */
export const provenIn = (form: NewAgentDecision): number[] =>
  [form.proven1, form.proven2, form.proven3, form.proven4, form.proven5].flatMap((held, at) =>
    held === "yes" ? [at] : [],
  );

/** The number of the agent whose profile is to be claimed; null for another decision. */
export const claimedIn = ({ decision }: NewAgentDecision): number | null =>
  CLAIM.test(decision) ? Number(decision.slice("claim-".length)) : null;
