/** The copies of consents, encrypted: what is in the database reads as nothing without `RECORD_KEYS`. */
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { recordSecrets } from "#app/platform/env.ts";
import { sealingKeys } from "#app/platform/security/purpose-keys.ts";
import { openText, sealText } from "#app/platform/security/sealing.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES, LANGUAGES } from "#db/lists.ts";
import type { ConsentEvidence } from "./types.ts";

type Sealing = Pick<AppContext, "settings">;
const PURPOSE = "consent-copies";
const aboutOf = (id: string) => `consent ${id}`;

const Evidence = z.object({
  id: z.string(),
  purpose: z.enum(CONSENT_PURPOSES),
  channel: z.enum(CONSENT_CHANNELS),
  recipient: z.string(),
  sellerId: z.string().nullable(),
  subjectId: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  textShown: z.string(),
  textHash: z.string(),
  formShown: z.string(),
  language: z.enum(LANGUAGES),
  page: z.string(),
  givenAt: z.string(),
  network: z.string().nullable(),
  browser: z.string().nullable(),
});

export async function sealCopy({ settings }: Sealing, evidence: ConsentEvidence): Promise<string> {
  const [key] = await sealingKeys(recordSecrets(settings), PURPOSE);
  return sealText(key, aboutOf(evidence.id), JSON.stringify(evidence));
}

/** Null for a copy that none of our keys opens, or that belongs to another record. */
export async function openCopy(
  { settings }: Sealing,
  id: string,
  sealed: string,
): Promise<ConsentEvidence | null> {
  const text = await openText(await sealingKeys(recordSecrets(settings), PURPOSE), aboutOf(id), sealed);
  return text === null ? null : Evidence.parse(JSON.parse(text));
}
