/** The forms about reported facts, parsed at the edge. */
import * as z from "zod";
import { controlHints, EmailAddress, longText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { FACT_DECISIONS, FACT_PROBLEMS, REPORTED_FACTS } from "#db/lists.ts";
import {
  FACT_NOTE_MAX_CHARACTERS,
  FACT_REASON_MAX_CHARACTERS,
  FACT_REASON_MIN_CHARACTERS,
} from "./limits.ts";
import type { FactName } from "./types.ts";

const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** `?fact=phone`, `?fact=license&state=TX`: which fact a page is about. Null where the address names none. */
export function parseFactName(search: URLSearchParams): FactName | null {
  const fact = REPORTED_FACTS.find((one) => one === search.get("fact"));
  if (fact === undefined) return null;
  if (fact !== "license") return { fact, stateCode: "" };
  const stateCode = (search.get("state") ?? "").toUpperCase();
  return /^[A-Z]{2}$/.test(stateCode) ? { fact, stateCode } : null;
}

export const FactReportInput = z.object({
  problem: z.enum(FACT_PROBLEMS, { error: () => t("Choose what’s wrong with it.") }),
  note: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .refine((text) => [...text].length <= FACT_NOTE_MAX_CHARACTERS, {
      error: () => t("The note must be at most {n} characters", { n: FACT_NOTE_MAX_CHARACTERS }),
    })
    .register(controlHints, { maxLength: FACT_NOTE_MAX_CHARACTERS })
    .default(""),
  email: EmailAddress.optional(),
});
export type FactReport = z.infer<typeof FactReportInput>;

export const FactDecision = z.object({
  reason: longText(
    "Write a reason.",
    FACT_REASON_MIN_CHARACTERS,
    `Write at least ${FACT_REASON_MIN_CHARACTERS} characters.`,
    FACT_REASON_MAX_CHARACTERS,
  ),
  decision: z.enum(FACT_DECISIONS, { error: "Choose a decision." }),
});
export type FactDecision = z.infer<typeof FactDecision>;

/** What an agent answers about a fact of their own profile; null where the form says nothing that we know. */
export const parseOwnAnswer = (form: FormData): OwnAnswer | null =>
  OWN_ANSWERS.find((one) => one === form.get("intent")) ?? null;

const OWN_ANSWERS = ["confirm-fact", "fixed-fact"] as const;
export type OwnAnswer = (typeof OWN_ANSWERS)[number];
