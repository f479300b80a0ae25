/** Making an account the owner of an organization that was listed before it: statements for the batch of the decision. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";

/**
 * Whom the register names as the owner stays in the list: as the account itself where the name is the same and no agent's,
 * as an executive otherwise. `number` selects the organization.
 */
export function giveStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  number: SQL,
  userId: string,
): BatchItem<"sqlite">[] {
  const { orm } = db;
  const nowMs = clock.now();
  const registered = sql`organization_no = ${number} AND role = 'owner' AND left_at IS NULL AND user_id IS NULL`;
  return [
    orm.run(sql`UPDATE organization_members SET user_id = ${userId}, person_id = NULL WHERE ${registered}
      AND NOT EXISTS (SELECT 1 FROM agents ga WHERE ga.person_id = organization_members.person_id)
      AND EXISTS (SELECT 1 FROM people gp JOIN users gu ON gu.id = ${userId}
        WHERE gp.id = organization_members.person_id
          AND lower(gp.first_name || ' ' || gp.last_name) = lower(gu.first_name || ' ' || gu.last_name))
      AND NOT EXISTS (SELECT 1 FROM organization_members gm WHERE gm.organization_no = ${number}
        AND gm.user_id = ${userId} AND gm.left_at IS NULL)`),
    orm.run(sql`UPDATE agents SET organization_role = 'executive' WHERE organization_no = ${number}
      AND person_id IN (SELECT person_id FROM organization_members WHERE ${registered})`),
    orm.run(sql`UPDATE organization_members SET role = 'executive' WHERE ${registered}`),
    orm.run(sql`UPDATE organization_members SET role = 'owner' WHERE organization_no = ${number}
      AND user_id = ${userId} AND left_at IS NULL`),
    orm.run(sql`INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
      SELECT ${newId(nowMs)}, ${number}, ${userId}, 'owner', ${nowMs}
      WHERE NOT EXISTS (SELECT 1 FROM organization_members gm WHERE gm.organization_no = ${number}
        AND gm.role = 'owner' AND gm.left_at IS NULL)`),
  ];
}
