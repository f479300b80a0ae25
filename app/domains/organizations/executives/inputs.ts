/** The form of an executive's page. */
import * as z from "zod";
import { longText, ownName, plainText, Website } from "#app/platform/forms/inputs.ts";
import { EXECUTIVE_BIOGRAPHY_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from "./limits.ts";

export const ExecutiveInput = z.object({
  title: ownName(
    plainText("Write your title.", TITLE_MAX_CHARACTERS, `Use at most ${TITLE_MAX_CHARACTERS} characters.`),
    "label",
  ),
  biography: longText("Write a bio.", 1, "Write a bio.", EXECUTIVE_BIOGRAPHY_MAX_CHARACTERS).optional(),
  website: Website.optional(),
  profileLink: Website.optional(),
});
export type ExecutiveInput = z.infer<typeof ExecutiveInput>;
