/** Who has no photo, as SQL. */
import { sql } from "drizzle-orm";

/** Of `agents a`: shown to everyone, without a photo or a drawing, and never given a drawing that they removed. */
export const agentWithout = sql`a.account_status = 'active' AND a.photo_url IS NULL AND a.drawing_url IS NULL
  AND NOT EXISTS (SELECT 1 FROM drawings w WHERE w.agent_no = a.agent_no)`;

/** Of `profiles p`: an executive whose page is shown to everyone, in the same way. */
export const executiveWithout = sql`p.account_status = 'active' AND p.photo_url IS NULL
  AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = p.user_id
    AND r.role IN ('agency_executive', 'fmo_executive', 'carrier_executive'))
  AND NOT EXISTS (SELECT 1 FROM drawings w WHERE w.user_id = p.user_id)`;
