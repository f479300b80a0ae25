/** Erases an account: what every domain deletes with it, in one batch (docs/decisions 0057). */
import type { SQL } from "drizzle-orm";
import { deleteAccount } from "#app/domains/accounts/commands.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { forgetFactReports } from "#app/domains/accuracy/forgetting.server.ts";
import { listDueErasures, putOff, stillLeaving } from "#app/domains/auth/links/leaving-commands.server.ts";
import { planEndStatement } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import type { PlanEnd } from "#app/domains/billing/types.ts";
import { forgetAppointments } from "#app/domains/calendar/appointments/forgetting.server.ts";
import { forgetApplications } from "#app/domains/claims/applications/forgetting.server.ts";
import { forgetClaims } from "#app/domains/claims/forgetting.server.ts";
import { forgetLeads } from "#app/domains/leads/forgetting.server.ts";
import { forgetLicenseDocuments } from "#app/domains/licenses/forgetting.server.ts";
import { forgetMessages } from "#app/domains/messages/forgetting.server.ts";
import { forgetNotifications } from "#app/domains/notifications/commands.server.ts";
import { forgetMemberships } from "#app/domains/organizations/forgetting.server.ts";
import { forgetPhotos } from "#app/domains/photos/forgetting.server.ts";
import { prepareForgetting } from "#app/domains/questions/forgetting.server.ts";
import { forgetReviews } from "#app/domains/reviews/account/forgetting.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";

type Account = Pick<Viewer, "userId" | "email" | "emailConfirmed">;
export type Erased =
  | { kind: "erased" }
  | { kind: "owns"; organization: string }
  | { kind: "last-admin" }
  | { kind: "changed" };

/**
 * Deletes the account. `last-admin`: it is the only active admin. `changed`: something about it changed at that moment, or
 * one of `guards` didn't hold. `planEnd` says how its own plan ends, where that wasn't decided before.
 */
export async function eraseAccount(
  context: AppContext,
  account: Account,
  { guards = {}, planEnd }: { guards?: Readonly<Record<string, SQL>>; planEnd?: PlanEnd } = {},
): Promise<Erased> {
  const memberships = await forgetMemberships(context, account.userId);
  if (memberships.owns !== null) return { kind: "owns", organization: memberships.owns };
  const elsewhere = await prepareElsewhere(context, account, memberships);
  const kind = await deleteAccount(context, account, {
    ...elsewhere,
    statements: [
      // Before the rows that say whose plan it is are deleted.
      ...(planEnd === undefined
        ? []
        : [planEndStatement(context, { kind: "account", userId: account.userId }, planEnd)]),
      ...elsewhere.statements,
    ],
    guards: { ...elsewhere.guards, ...guards },
  });
  return { kind };
}

/** What the other domains delete, in the account's batch. */
async function prepareElsewhere(
  context: AppContext,
  { userId, emailConfirmed, email }: Account,
  memberships: Awaited<ReturnType<typeof forgetMemberships>>,
) {
  const asker = await prepareForgetting(context, { userId, confirmedEmail: emailConfirmed ? email : null });
  const reviews = await forgetReviews(context, userId);
  const claims = await forgetClaims(context, userId);
  const applications = await forgetApplications(context, userId);
  const licenses = await forgetLicenseDocuments(context, userId);
  return {
    guards: { ...reviews.guards, ...memberships.guards },
    after() {
      asker.after();
      reviews.after();
      claims.after();
      applications.after();
      licenses.after();
    },
    statements: [
      ...asker.statements,
      ...reviews.statements,
      ...claims.statements,
      ...applications.statements,
      ...memberships.statements,
      ...licenses.statements,
      ...forgetPhotos(context, userId),
      ...forgetFactReports(context, { userId, email, emailConfirmed }),
      // Before the conversations: leads tell their consents apart.
      ...forgetLeads(context, { userId, email, emailConfirmed }),
      ...forgetAppointments(context, { userId, email, emailConfirmed }),
      ...forgetMessages(context, userId),
      ...forgetNotifications(context, userId),
    ],
  };
}

/**
 * Called by the clock: deletes accounts whose two weeks are over. Each is one batch, so a run that breaks off leaves no
 * account half deleted. One that can't be deleted is put off and doesn't hold up the others. Returns how many.
 */
export async function eraseDue(context: AppContext): Promise<number> {
  let erased = 0;
  for (const account of await listDueErasures(context)) {
    const { userId } = account;
    try {
      const outcome = await eraseAccount(context, account, {
        guards: { leaving: stillLeaving(context, userId) },
      });
      if (outcome.kind === "erased") erased += 1;
      else if (outcome.kind === "owns") {
        // It owns an organization by now: an admin has to look.
        const message = "It owns an organization.";
        context.log({ event: "erasure-failed", requestId: context.requestId, userId, message });
        await putOff(context, userId, DAY_MS);
      } else await putOff(context, userId, 0);
    } catch (error) {
      const message =
        error instanceof Error
          ? error.message
          : `answered ${error instanceof Response ? error.status : "nothing"}`;
      context.log({ event: "erasure-failed", requestId: context.requestId, userId, message });
      await putOff(context, userId, HOUR_MS);
    }
  }
  return erased;
}
