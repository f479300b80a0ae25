/** Dropping queued emails about conversations. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";

/** The statement that drops queued emails, to this user or to anyone (null), about the pages that `paths` selects. */
export const dropEmails = ({ db }: Pick<AppContext, "db">, paths: SQL, userId: string | null) =>
  db.orm.run(sql`
    DELETE FROM outbox WHERE status = 'queued' AND kind = 'message'
      AND (${userId} IS NULL OR recipient = (SELECT u.email FROM users u WHERE u.id = ${userId}))
      AND EXISTS (SELECT 1 FROM ${paths} p WHERE instr(outbox.text, p.path) > 0)`);
