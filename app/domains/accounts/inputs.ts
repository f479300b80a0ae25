/** What calls may ask for about people. */
import * as z from "zod";

/** `get_public_profile_by_user_id` (specification §7). */
export const PublicProfileCall = z.object({
  p_user_id: z.guid({ error: "p_user_id must be a UUID." }).transform((id) => id.toLowerCase()),
});
