/** What people change about their own accounts. */
import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import {
  oneTimeLinks,
  organizationApplications,
  outbox,
  profiles,
  sessions,
  userRoles,
  users,
  userTermsAgreements,
} from "#db/schema/index.ts";
import type { Viewer } from "./types.ts";

/** Changes the names on the account. */
export async function renameUser(
  context: AppContext,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await context.db.batch([context.db.orm.update(users).set(names).where(eq(users.id, userId))]);
  context.forgetViewer(userId);
}

/** What other domains forget with an account: their statements, and what they tell when those are written. */
export type Forgetting = { statements: readonly BatchItem<"sqlite">[]; after(): void };

/** Removes the account and all that is only its own. A public licence record is not the account's and stays. */
export async function deleteAccount(
  context: AppContext,
  viewer: Viewer,
  elsewhere: Forgetting,
): Promise<void> {
  const { orm } = context.db;
  const { userId } = viewer;
  await context.db.batch([
    orm.delete(sessions).where(eq(sessions.userId, userId)),
    orm.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId)),
    orm.delete(userTermsAgreements).where(eq(userTermsAgreements.userId, userId)),
    orm.delete(organizationApplications).where(eq(organizationApplications.userId, userId)),
    ...elsewhere.statements,
    orm.delete(outbox).where(eq(outbox.recipient, viewer.email)),
    orm.delete(profiles).where(eq(profiles.userId, userId)),
    orm.delete(userRoles).where(eq(userRoles.userId, userId)),
    orm.delete(users).where(eq(users.id, userId)),
  ]);
  elsewhere.after();
  context.later(context.rooms.endSockets(userId));
  context.forgetViewer(userId);
}
