/** The time zone of an account: the browser's, else the one chosen for its mail, else where its agent works. */
import { type SQL, sql } from "drizzle-orm";

/** Of the account with this id: an IANA name, or NULL where nothing is known. */
export const accountZone = (userId: SQL): SQL => sql`coalesce(
  (SELECT zu.time_zone FROM users zu WHERE zu.id = ${userId}),
  (SELECT zn.time_zone FROM notification_times zn WHERE zn.user_id = ${userId}),
  (SELECT coalesce(zc.time_zone, za.time_zone) FROM profiles zp JOIN agents za ON za.agent_no = zp.agent_no
    LEFT JOIN calendars zc ON zc.agent_no = zp.agent_no WHERE zp.user_id = ${userId}))`;
