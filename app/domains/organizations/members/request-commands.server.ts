/** Requests to join: asking, withdrawing, and answering one. */
import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { INVITE_ROLES, MEMBERSHIP_REQUEST_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { membershipRequests, organizationInvites } from "#db/schema/index.ts";
import { isOneOf } from "../membership-queries.server.ts";
import { NEWS } from "./emails.ts";
import { isAlready, JOINED_TWICE, type Joined, joinerStatement, prepareJoin } from "./join.server.ts";
import { REQUESTS_A_DAY } from "./limits.ts";
import { type InviteRole, type JoinProblem, joinProblem, rolesThatMay } from "./member-policy.ts";
import { isActiveOrganization } from "./membership-conditions.server.ts";
import { managersStatement, tellManagers, tellStatements } from "./notifications.server.ts";

export type RequestOutcome = "sent" | "already" | "waiting" | "closed" | "too-many" | JoinProblem;

/** Asks to join an organization; those who may decide are notified. One request waits at a time. */
export async function requestMembership(
  context: AppContext,
  viewer: Viewer,
  to: Joined,
  { role, message }: { role: InviteRole; message: string },
): Promise<RequestOutcome> {
  const { db, clock } = context;
  const { userId } = viewer;
  const problem = joinProblem(viewer, role, "request");
  if (problem !== null) return problem;
  const { joiners, managers } = await db.batch({
    joiners: joinerStatement(context, userId, to.organizationNo),
    managers: managersStatement(context, to.organizationNo, { roles: rolesThatMay("answer-request", role) }),
  });
  const joiner = joiners[0];
  if (joiner === undefined || isAlready(joiner, role)) return "already";
  if ((await context.limiters.take("membership-request", userId, REQUESTS_A_DAY, DAY_MINUTES)) > 0)
    return "too-many";
  const news = NEWS.requested(joiner.name, to.organization, role);
  const written = await commit(context, {
    guards: { closed: isActiveOrganization(to.organizationNo) },
    duplicates: ["membership_requests.organization_no, membership_requests.user_id"],
    statements: [
      db.orm.insert(membershipRequests).values({
        id: newId(clock.now()),
        organizationNo: to.organizationNo,
        userId,
        role,
        message,
        status: "waiting",
        createdAt: clock.now(),
      }),
      ...(await tellManagers(context, managers, news, paths.members({ organization: to.slug }))),
    ],
    ...notifyUsers(managers.map((one) => one.userId)),
    mail: true,
  });
  if (written.kind === "committed") return "sent";
  return written.kind === "duplicate" ? "waiting" : written.guard;
}

const isWaiting = (requestId: string) =>
  sql`EXISTS (SELECT 1 FROM membership_requests wr WHERE wr.id = ${requestId} AND wr.status = 'waiting')`;

/** Withdraws one's own request; false when it was answered in the meantime, or is another person's. */
export async function withdrawRequest(
  context: AppContext,
  userId: string,
  requestId: string,
): Promise<boolean> {
  const { db, clock } = context;
  const written = await commit(context, {
    statements: [
      db.orm
        .update(membershipRequests)
        .set({ status: "withdrawn", decidedAt: clock.now() })
        .where(
          and(
            eq(membershipRequests.id, requestId),
            eq(membershipRequests.userId, userId),
            eq(membershipRequests.status, "waiting"),
          ),
        )
        .returning({ id: membershipRequests.id }),
    ],
  });
  return written.results[0].length > 0;
}

const requestRow = {
  id: text,
  organizationNo: integer,
  organization: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  userId: text,
  role: oneOf(INVITE_ROLES),
  status: oneOf(MEMBERSHIP_REQUEST_STATUSES),
  decidedAt: nullable(integer),
};
export type FoundRequest = RowOf<typeof requestRow>;

/** The request that a form names, to any organization; null when there is none. */
export async function findRequest(
  { db }: Pick<AppContext, "db">,
  requestId: string,
): Promise<FoundRequest | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "request",
      requestRow,
      sql`
      SELECT q.id, q.organization_no organizationNo, o.name organization, o.url_slug slug, o.type, q.user_id userId,
        q.role, q.status, q.decided_at decidedAt
      FROM membership_requests q JOIN organizations o ON o.organization_no = q.organization_no
      WHERE q.id = ${requestId} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

export type AnswerOutcome =
  | "accepted"
  | "refused"
  /** Answered or withdrawn in the meantime. */
  | "over"
  | "full"
  | "closed"
  /** The viewer may no longer decide about this role there. */
  | "not-yours"
  /** The account can't join in its current state: archived, another role, owner elsewhere. */
  | "cannot";

/** Accepts or refuses a waiting request; the person who asked is notified. */
export async function answerRequest(
  context: AppContext,
  userId: string,
  request: FoundRequest,
  answer: { accept: true } | { accept: false; reason: string },
): Promise<AnswerOutcome> {
  const { db, clock } = context;
  if (request.status !== "waiting") return "over";
  const [joiners] = await db.batch([joinerStatement(context, request.userId, request.organizationNo)]);
  const joiner = joiners[0];
  if (joiner === undefined) return "over";
  const may = isOneOf(userId, request.organizationNo, rolesThatMay("answer-request", request.role));
  const decided = db.orm
    .update(membershipRequests)
    .set({
      status: answer.accept ? "accepted" : "refused",
      decidedAt: clock.now(),
      decidedBy: userId,
      reason: answer.accept ? "" : answer.reason,
    })
    .where(eq(membershipRequests.id, request.id));
  const actionUrl = paths.applyOrganization();
  if (!answer.accept) {
    const written = await commit(context, {
      guards: { "not-yours": may, over: isWaiting(request.id) },
      statements: [
        decided,
        ...tellStatements(context, joiner, NEWS.refused(request.organization, answer.reason), actionUrl),
      ],
      ...notifyUsers([joiner.userId]),
      mail: true,
    });
    return written.kind === "stale" ? written.guard : "refused";
  }
  const cannot =
    joiner.archived ||
    joiner.elsewhereRole === "owner" ||
    isAlready(joiner, request.role) ||
    joinProblem(joiner, request.role, "request") !== null;
  if (cannot) return "cannot";
  const { guards, statements, purge } = prepareJoin(context, joiner, request, request.role, userId);
  const written = await commit(context, {
    guards: {
      "not-yours": may,
      over: isWaiting(request.id),
      closed: guards.closed,
      full: guards.full,
      cannot: guards.changed,
    },
    duplicates: JOINED_TWICE,
    statements: [
      decided,
      ...statements,
      // An open invite to them is answered as well.
      db.orm
        .update(organizationInvites)
        .set({ status: "accepted", endedAt: clock.now(), acceptedBy: joiner.userId })
        .where(
          sql`${organizationInvites.organizationNo} = ${request.organizationNo}
            AND ${organizationInvites.email} = ${joiner.email} AND ${organizationInvites.status} = 'open'
            AND ${organizationInvites.role} = ${request.role}`,
        ),
      ...tellStatements(context, joiner, NEWS.accepted(request.organization, request.role), actionUrl),
    ],
    ...notifyUsers([joiner.userId]),
    purge,
    mail: true,
  });
  if (written.kind === "committed") return "accepted";
  return written.kind === "duplicate" ? "over" : written.guard;
}
