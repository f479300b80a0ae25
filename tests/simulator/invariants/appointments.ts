import { rowsBreaking } from "./invariant.ts";

/** Blocked times of appointments that are booked, and of held ones as long as they are held. */
export const nobodyBookedTwice = rowsBreaking(
  "nobody is booked twice",
  `SELECT 'Appointments ' || a.id || ' and ' || b.id || ' of agent ' || a.agent_no || ' overlap.' breach
   FROM appointments a JOIN appointments b ON b.agent_no = a.agent_no AND b.id > a.id
     AND b.starts_at < a.blocked_until AND a.starts_at < b.blocked_until
   WHERE a.status = 'booked' AND b.status = 'booked' AND coalesce(a.confirm_by > ?1, 1) AND coalesce(b.confirm_by > ?1, 1)`,
);
