/** What people wrote when they asked not to be listed is deleted some time after the decision. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { FORGOTTEN_AT_ONCE, REQUEST_WORDS_DAYS } from "../limits.ts";

/**
 * Called every minute. Who asked, their email, their note, and the admin's reason go, `REQUEST_WORDS_DAYS` after the decision.
 * The NPN, who asked for whom, the kind of reason, and the decision stay: they keep the person out of the directory. Returns
 * how many requests it emptied.
 */
export async function forgetRequestWords({ db, clock }: AppContext): Promise<number> {
  const [emptied] = await db.write([
    db.orm.run(sql`UPDATE listing_requests SET requester = '', email = '', note = '', reason = ''
      WHERE id IN (SELECT id FROM listing_requests WHERE (email <> '' OR reason <> '') AND decided_at < ${clock.now() - REQUEST_WORDS_DAYS * DAY_MS}
        LIMIT ${FORGOTTEN_AT_ONCE})`),
  ]);
  return emptied.rowsAffected;
}
