/** An admin decides a request not to be listed, and can take the decision back. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { listingRequests } from "#db/schema/index.ts";
import { endStatements, type ListingChange, prepareReturn } from "../ending-commands.server.ts";
import { NUMBERS_MOST } from "../limits.ts";
import { findAgentByNo } from "../listed-agent-queries.server.ts";
import {
  listedAgainEmail,
  profileNotListedEmail,
  requestAcceptedEmail,
  requestDeclinedEmail,
} from "./emails.ts";
import type { ListingRequest } from "./request-queries.server.ts";

export type RequestDecision =
  | "done"
  /** By another admin, or it isn't to be done in this status. */
  | "decided"
  /** The agent's licenses or profile changed at the same moment. */
  | "changed";

const NOTHING: Pick<ListingChange, "statements" | "purge"> = { statements: [], purge: [] };

/** Takes the profile out of the directory, and has imports pass over the NPN and the license numbers. */
export async function acceptRequest(
  context: AppContext,
  adminId: string,
  request: ListingRequest,
): Promise<RequestDecision> {
  const { db, clock } = context;
  const agent = request.agentNo === null ? null : await findAgentByNo(context, request.agentNo);
  const ends = agent?.active
    ? endStatements(context, agent, {
        kind: "not-listed",
        since: utcDay(clock.now()),
        source: "They asked not to be listed.",
        adminId,
      })
    : null;
  const about = { name: request.agentName, npn: request.npn };
  return decide(context, adminId, request, {
    from: "open",
    to: "accepted",
    reason: "",
    change: ends,
    email: () => requestAcceptedEmail(request.email, about, `${context.origin}${paths.help("not-listed")}`),
    statements: [
      db.orm.run(sql`INSERT OR IGNORE INTO not_listed (state_code, number, request_id)
        VALUES ('', ${request.npn}, ${request.id})`),
      db.orm.run(sql`INSERT OR IGNORE INTO not_listed (state_code, number, request_id)
        SELECT l.state_code, upper(replace(l.number, ' ', '')), ${request.id} FROM licenses l
        WHERE l.agent_no = ${request.agentNo} LIMIT ${NUMBERS_MOST}`),
      // A code is no reason to list somebody again: an admin has to decide.
      db.orm.run(sql`UPDATE profile_claims SET status = 'withdrawn', code_hash = NULL, decided_at = ${clock.now()}
        WHERE agent_no = ${request.agentNo} AND status = 'open' AND way = 'code' AND kind = 'claim'`),
      ...(agent?.accountEmail && agent.accountEmail !== request.email
        ? [emailStatement(context, profileNotListedEmail(agent.accountEmail, agent.name))]
        : []),
    ],
    forget: agent?.userId ? [agent.userId] : [],
  });
}

/** Leaves the profile up; the person who asked gets the reason. */
export const declineRequest = (
  context: AppContext,
  adminId: string,
  request: ListingRequest,
  reason: string,
): Promise<RequestDecision> =>
  decide(context, adminId, request, {
    from: "open",
    to: "declined",
    reason,
    change: null,
    email: () => requestDeclinedEmail(request.email, { name: request.agentName, npn: request.npn }, reason),
    statements: [],
    forget: [],
  });

/** Lists the person again, with the licenses as they are in the ledger, and lets imports name them. */
export async function undoRequest(
  context: AppContext,
  adminId: string,
  request: ListingRequest,
  reason: string,
): Promise<RequestDecision> {
  const agent = request.agentNo === null ? null : await findAgentByNo(context, request.agentNo);
  const change = agent?.ending === "not-listed" ? await prepareReturn(context, agent) : null;
  return decide(context, adminId, request, {
    from: "accepted",
    to: "undone",
    reason,
    change,
    email: () => listedAgainEmail(request.email, { name: request.agentName, npn: request.npn }, reason),
    statements: [context.db.orm.run(sql`DELETE FROM not_listed WHERE request_id = ${request.id}`)],
    forget: agent?.userId ? [agent.userId] : [],
  });
}

type Decision = {
  from: "open" | "accepted";
  to: "accepted" | "declined" | "undone";
  reason: string;
  change: ListingChange | null;
  /** Called in the language of the request. */
  email: () => Email;
  statements: readonly BatchItem<"sqlite">[];
  forget: readonly string[];
};

async function decide(
  context: AppContext,
  adminId: string,
  { id, language, agentNo, email: recipient }: ListingRequest,
  { from, to, reason, change, email, statements, forget }: Decision,
): Promise<RequestDecision> {
  const { db, clock } = context;
  const { statements: changed, purge } = change ?? NOTHING;
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "listing.decide",
        subject: { kind: "listing", id },
        reason,
        before: { status: from },
        after: { status: to, agent: agentNo },
      },
    ],
    guards: {
      status: sql`EXISTS (SELECT 1 FROM listing_requests WHERE id = ${id} AND status = ${from})`,
      ...(change?.guards ?? {}),
    },
    statements: [
      db.orm
        .update(listingRequests)
        .set({ status: to, reason, decidedAt: clock.now(), decidedBy: adminId })
        .where(and(eq(listingRequests.id, id), eq(listingRequests.status, from))),
      ...changed,
      ...statements,
      // Some time after a decision we don’t know their address anymore.
      ...(recipient === "" ? [] : [emailStatement(context, inLanguage(language, email))]),
    ],
    purge,
    forget,
    mail: true,
  });
  if (written.kind === "committed") return "done";
  return written.kind === "stale" && written.guard === "status" ? "decided" : "changed";
}
