/** The forms of listings, parsed at the edge. */
import * as z from "zod";
import { controlHints, EmailAddress, personName, plainText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { REQUEST_BY, REQUEST_REASONS } from "#db/lists.ts";
import { NAME_MAX_CHARACTERS, NOTE_MAX_CHARACTERS, PROFILE_MAX_CHARACTERS } from "./limits.ts";

const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** Text that may be left out; what cannot be seen is removed. */
const note = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .refine((text) => [...text].length <= most, {
      error: () => t("Use at most {most} characters.", { most }),
    })
    .register(controlHints, { maxLength: most })
    .default("");

/** Somebody asks that a person is not listed. */
export const NotListedInput = z.object({
  profile: plainText(
    "Enter the profile’s address or the NPN.",
    PROFILE_MAX_CHARACTERS,
    "Enter the profile’s address or the NPN.",
  ),
  by: z.enum(REQUEST_BY, { error: () => t("Choose who you are.") }),
  name: personName("Enter your name.", "name", NAME_MAX_CHARACTERS),
  email: EmailAddress,
  why: z.enum(REQUEST_REASONS, { error: () => t("Choose a reason.") }),
  note: note(NOTE_MAX_CHARACTERS),
});
export type NotListedRequest = z.infer<typeof NotListedInput>;

const NPN = /^[1-9]\d{0,9}$/;
/** The last segment of a profile's address; ids are slugs, too. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What was typed to say which profile: an NPN, or a profile's address, its slug, or its id; null for anything else. */
export function parseProfile(typed: string): { npn: string } | { slug: string } | null {
  const text = typed.trim();
  const digits = text.replace(/^npn\s*/i, "");
  if (NPN.test(digits)) return { npn: digits };
  const [path = ""] = text.toLowerCase().split(/[?#]/);
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  return last.length <= 160 && SEGMENT.test(last) ? { slug: last } : null;
}
