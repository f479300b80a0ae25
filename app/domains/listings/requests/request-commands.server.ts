/** Somebody asks that a person is not listed: without an account, answered by email. */
import { sql } from "drizzle-orm";
import { agentNumber } from "#app/domains/directory/profile/profile-queries.server.ts";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId, parseUuid } from "#app/platform/ids.ts";
import { isFull, unaskedEmailStatement } from "#app/platform/mail/outbox.ts";
import { language } from "#app/text/text.ts";
import { listingRequests } from "#db/schema/index.ts";
import { type NotListedRequest, parseProfile } from "../inputs.ts";
import { REQUEST_DUE_HOURS } from "../limits.ts";
import { agentsStatement, type ListedAgent } from "../listed-agent-queries.server.ts";
import { requestReceivedEmail, waitingRequestEmail } from "./emails.ts";

export type AskOutcome =
  | "received"
  /** What was typed is neither a profile's address nor an NPN, or no profile has the address. */
  | "no-profile"
  /** It isn't listed already. */
  | "gone"
  /** The same address has asked for the same person, and waits. */
  | "again";

/** Emails that a stranger may cause to one address. */
const RECEIPTS = { hour: 3, day: 10 };

/** The agent that `typed` names; null for none. One round trip. */
export async function findNamedAgent(
  context: Pick<AppContext, "db">,
  typed: string,
): Promise<ListedAgent | null> {
  const asked = parseProfile(typed);
  if (asked === null) return null;
  const which =
    "npn" in asked
      ? sql`a.npn = ${asked.npn} ORDER BY a.account_status, a.agent_no`
      : sql`a.agent_no = ${agentNumber({ kind: parseUuid(asked.slug) === null ? "slug" : "uuid", value: asked.slug })}`;
  const [[agent]] = await context.db.batch([agentsStatement(context, which)]);
  return agent ?? null;
}

/** Files a request for an admin to decide, and emails a receipt. Somebody whose NPN nobody here has may ask, too. */
export async function askNotListed(context: AppContext, request: NotListedRequest): Promise<AskOutcome> {
  const { db, clock } = context;
  const asked = parseProfile(request.profile);
  const agent = await findNamedAgent(context, request.profile);
  const npn = agent?.npn ?? (asked !== null && "npn" in asked ? asked.npn : null);
  if (npn === null) return "no-profile";
  if (agent !== null && !agent.active && agent.ending === "not-listed") return "gone";
  const [admins] = await db.batch([adminRecipientsStatement(context)]);
  const nowMs = clock.now();
  const id = newId(nowMs);
  const about = { name: agent?.name ?? null, npn };
  const receipt = requestReceivedEmail(request.email, about);
  const written = await commit(context, {
    duplicates: ["listing_requests.npn, listing_requests.email"],
    statements: [
      db.orm.insert(listingRequests).values({
        id,
        agentNo: agent?.agentNo ?? null,
        npn,
        requester: request.name,
        requestedBy: request.by,
        email: request.email,
        language: language(),
        why: request.why,
        note: request.note,
        openedAt: nowMs,
        dueAt: nowMs + REQUEST_DUE_HOURS * HOUR_MS,
      }),
      unaskedEmailStatement(context, receipt, {
        notBeforeMs: null,
        full: isFull(context, receipt, RECEIPTS),
      }),
      ...(await tellAdmins(context, admins, { id, whose: about.name ?? `NPN ${npn}` })),
    ],
    ...notifyUsers(admins.map((one) => one.userId)),
    mail: true,
  });
  return written.kind === "committed" ? "received" : "again";
}

function tellAdmins(
  context: AppContext,
  admins: readonly Recipient[],
  { id, whose }: { id: string; whose: string },
) {
  const news = {
    title: "Someone asks not to be listed",
    message: `It’s about ${whose}. The profile stays up until someone on our team decides.`,
  };
  const actionUrl = adminPaths.notListedRequest(id);
  return announceStatements(context, admins, {
    event: "waiting-not-listed",
    type: "info",
    ...news,
    actionUrl,
    composeEmail: (email, stop) =>
      waitingRequestEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}
