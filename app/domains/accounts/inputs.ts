/** The inputs of calls and forms about people. */
import * as z from "zod";
import { DISPLAY_CHOICES } from "#app/platform/reader/display.ts";

/** `get_public_profile_by_user_id` (specification §7). */
export const PublicProfileCall = z.object({
  p_user_id: z.guid({ error: "p_user_id must be a UUID." }).transform((id) => id.toLowerCase()),
});

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: "Choose one of these." }).optional();

/** How pages look; the default for what isn't sent. */
export const DisplayInput = z.object({
  text: z.enum(["usual", ...DISPLAY_CHOICES.text], { error: "Choose a text size." }),
  theme: z.enum(["system", ...DISPLAY_CHOICES.theme], { error: "Choose the colors." }),
  contrast: choice(DISPLAY_CHOICES.contrast),
  motion: choice(DISPLAY_CHOICES.motion),
  links: choice(DISPLAY_CHOICES.links),
  font: choice(DISPLAY_CHOICES.font),
  targets: choice(DISPLAY_CHOICES.targets),
});
