/** Claiming a profile: with the code from the register's address, with a document, against another; admins decide. */

import { findViewer } from "#app/domains/accounts/queries.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { findClaim } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { openClaim } from "#app/domains/claims/open-commands.server.ts";
import { enterCode, withdrawClaim } from "#app/domains/claims/prove-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { prepareHandover } from "#app/routes/admin/claims/handover.server.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

const CODE = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/;
const PAPER = () => new TextEncoder().encode("%PDF-1.4 a license");

export const claimSteps: Step[] = [
  {
    name: "claim a profile",
    often: 9,
    async run(society, choices) {
      const { world } = society;
      const confirmed = await world.rows(
        `SELECT u.id FROM users u WHERE u.email_confirmed_at IS NOT NULL
         AND u.id NOT IN (SELECT user_id FROM profiles WHERE agent_no IS NOT NULL UNION SELECT user_id FROM profile_claims WHERE status = 'open')`,
      );
      const agents = society.people.filter(({ role }) => role === "agent");
      const free = agents.filter(({ userId }) => confirmed.some(({ id }) => id === userId));
      const person = choices.of(choices.isOneIn(5) || free.length === 0 ? agents : free.reverse());
      if (person === undefined) return "nobody";
      const named = await world.rows(
        `SELECT a.npn FROM agents a JOIN people p ON p.id = a.person_id WHERE a.account_status = 'active'
         AND ((p.first_name = ? AND p.last_name = ?) OR a.agent_no <= 4) ORDER BY (p.last_name = ?) DESC, a.agent_no LIMIT 4`,
        [person.firstName, person.lastName, person.lastName],
      );
      const npn = String(named[choices.isOneIn(4) ? choices.below(named.length) : 0]?.npn ?? "");
      const isByPaper = choices.isOneIn(3);
      const contest = choices.isOneIn(3);
      const open = async () => {
        const { context } = requestOf(society, person);
        const viewer = await viewerOf(context, person);
        if (viewer === null) return "gone";
        const proof = isByPaper
          ? { way: "document" as const, type: "application/pdf" as const, bytes: PAPER() }
          : { way: "code" as const };
        const outcome = await openClaim(context, viewer, { npn, contest, proof });
        return outcome.kind === "problem" ? outcome.problem : outcome.kind;
      };
      return (await Promise.all(choices.isOneIn(4) ? [open(), open()] : [open()])).sort().join(" and ");
    },
  },
  {
    name: "enter a claim’s code",
    often: 8,
    async run(society, choices) {
      const { world, people } = society;
      const claims = await world.rows(
        `SELECT c.user_id userId, a.register_email sentTo FROM profile_claims c JOIN agents a ON a.agent_no = c.agent_no
         WHERE c.status = 'open' AND c.code_hash IS NOT NULL AND c.opened_at >= ? ORDER BY c.opened_at DESC, c.id LIMIT 8`,
        [world.startMs],
      );
      const claim = choices.of(claims);
      const person = people.find(({ userId }) => userId === claim?.userId);
      if (claim === undefined || person === undefined) return "nothing to do";
      const email = world.mailbox
        .unread()
        .findLast(({ kind, to }) => kind === "claim-code" && to === claim.sentTo);
      const right = CODE.exec(email?.text ?? "")?.[0];
      const typed = right === undefined || choices.isOneIn(3) ? "AAAA-AAAA" : right;
      const type = async () => {
        const { context } = requestOf(society, person);
        const viewer = await viewerOf(context, person);
        return viewer === null ? "gone" : (await enterCode(context, viewer, typed)).kind;
      };
      return (await Promise.all(choices.isOneIn(4) ? [type(), type(), type()] : [type()]))
        .sort()
        .join(" and ");
    },
  },
  {
    name: "decide a claim",
    often: 6,
    async run(society, choices) {
      const { world } = society;
      const open = await world.rows(
        "SELECT id FROM profile_claims WHERE status = 'open' AND due_at IS NOT NULL ORDER BY opened_at DESC, id LIMIT 8",
      );
      const id = String(choices.of(open)?.id ?? "");
      const admins = society.people.filter(({ role }) => role === "admin");
      const admin = choices.of(admins);
      if (id === "" || admin === undefined) return "nothing to do";
      const decision = choices.isOneIn(2) ? ("approve" as const) : ("refuse" as const);
      const decide = async (who: Person) => {
        const { context } = requestOf(society, who);
        const claim = await findClaim(context, id);
        if (claim === null) return "gone";
        const handover = await prepareHandover(context, claim);
        const form = { reason: "The register says so.", decision, holder: claim.holder?.userId ?? "" };
        const outcome = await decideClaim(context, who.userId, claim, form, handover, null);
        return outcome === "decided" ? decision : outcome;
      };
      return (await Promise.all((choices.isOneIn(4) ? admins : [admin]).map(decide))).sort().join(" and ");
    },
  },
  {
    name: "take a claim back",
    often: 2,
    async run(society, choices) {
      const person = await claimant(society, choices);
      if (person === null) return "nothing to do";
      const { context } = requestOf(society, person);
      return (await withdrawClaim(context, person.userId)) ? "taken back" : "gone";
    },
  },
];

/** As the guards find them; null once the account is gone. */
export const viewerOf = (context: AppContext, { userId }: Person): Promise<Viewer | null> =>
  findViewer(context, { userId, sessionId: userId });

async function claimant({ world, people }: Society, choices: Choices): Promise<Person | null> {
  const rows = await world.rows(
    "SELECT user_id userId FROM profile_claims WHERE status = 'open' AND opened_at >= ? ORDER BY opened_at, id LIMIT 8",
    [world.startMs],
  );
  const row = choices.of(rows);
  return people.find(({ userId }) => userId === row?.userId) ?? null;
}
