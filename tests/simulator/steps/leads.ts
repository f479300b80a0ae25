/** Asking for a quote, with an account and without, replying to it, and taking consent back. */
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import {
  findSeller,
  markAskedToStop,
  stopContact,
} from "#app/domains/leads/consents/consent-commands.server.ts";
import { replyToLead } from "#app/domains/leads/lead-commands.server.ts";
import { readLeadToken } from "#app/domains/leads/lead-links.server.ts";
import { requestQuote } from "#app/domains/leads/requests/quote-commands.server.ts";
import { sendRequest } from "#app/domains/leads/requests/request-commands.server.ts";
import { findRequest } from "#app/domains/leads/requests/request-queries.server.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

/** Few, so that people share one. E.164. */
const PHONES = ["+15125550141", "+15125550142", "+15125550143"];

export const leadSteps: Step[] = [
  {
    name: "ask for a quote",
    often: 10,
    async run(society, choices) {
      const { world, people } = society;
      const agents = await world.rows(
        `SELECT a.slug, a.zip FROM agents a JOIN profiles k ON k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'
         WHERE a.account_status = 'active' ORDER BY a.agent_no LIMIT 5`,
      );
      // Most ask her who is here to reply.
      const asked = choices.isOneIn(3) ? choices.of(agents) : agents[0];
      const guest = choices.isOneIn(2);
      const person = choices.of(people.filter(({ role }) => role === "customer"));
      if (person === undefined) return "nobody";
      const { context } = requestOf(society, person);
      const agent = await findLeadAgent(context, { kind: "slug", value: String(asked?.slug) });
      const type = choices.of(agent?.quoteTypes ?? []);
      if (agent === null || type === undefined) return "nothing to ask for";
      const confirmed = await isConfirmed(society, person);
      const phone = choices.of(PHONES) ?? null;
      const sent = {
        key: crypto.randomUUID(),
        zip: String(asked?.zip),
        answer1: "One",
        answer2: "Two",
        answer3: "Three",
        answer4: "Four",
        answer5: "",
        phone,
        allow_phone: !choices.isOneIn(3),
        allow_text: choices.isOneIn(3),
        allow_email: choices.isOneIn(2),
        wording: "en" as const,
      };
      const { firstName, lastName, email, userId } = person;
      const member =
        !guest && confirmed ? { userId, firstName, lastName, email, emailConfirmed: true } : null;
      const form = member === null ? { ...sent, firstName, lastName, email } : sent;
      const outcome = await requestQuote(context, agent, type, form, member);
      const isStopped = society.stops.some(
        (stop) =>
          (stop.agentNo === null || stop.agentNo === agent.agentNo) &&
          stop.phones.includes(phone ?? "") &&
          stop.email !== email &&
          world.now() < stop.endsAt,
      );
      if (
        isStopped &&
        (sent.allow_phone || sent.allow_text) &&
        (outcome.kind === "sent" || outcome.kind === "unconfirmed")
      )
        society.broken.push(`${email} could agree to calls to a number that ${phone} stopped.`);
      return outcome.kind;
    },
  },
  {
    name: "send a request by its link",
    often: 8,
    async run(society, choices) {
      const { world } = society;
      const email = choices.of(world.mailbox.newest("confirm-quote-request"));
      const link = email?.links.find((one) => one.includes("/request-quote/"));
      if (email === undefined || link === undefined) return "nothing to do";
      const { context } = world.request({ address: "203.0.113.20" });
      const id = await readLeadToken(context, "request", new URL(link).pathname.split("/").at(-1));
      const found = id === null ? null : await findRequest(context, id);
      const outcome = found === null ? "gone" : (await sendRequest(context, found.request)).kind;
      world.mailbox.open(email);
      return outcome;
    },
  },
  {
    name: "reply to a request",
    often: 5,
    async run(society, choices) {
      const { world, people } = society;
      const leads = await world.rows(
        `SELECT l.id, l.agent_user_id agent FROM leads l WHERE l.status <> 'unconfirmed' AND l.thread_id IS NULL
         AND l.source = 'quote-request' ORDER BY l.lead_no DESC LIMIT 12`,
      );
      const lead = choices.of(leads);
      const agent = people.find(({ userId }) => userId === lead?.agent);
      if (lead === undefined || agent === undefined) return "nothing to do";
      const { context } = requestOf(society, agent);
      const by = `${agent.firstName} ${agent.lastName}`;
      const reply = { key: crypto.randomUUID(), reply: "Thank you. Here is what it costs.", by };
      return (await replyToLead(context, agent.userId, String(lead.id), reply)).kind;
    },
  },
  {
    name: "take consent back",
    often: 5,
    async run(society, choices) {
      const { world } = society;
      const lead = await aLead(society, choices);
      if (lead === null) return "nothing to do";
      const { context } = world.request({ address: "203.0.113.30" });
      const everyone = choices.isOneIn(3);
      const seller = everyone ? null : await findSeller(context, String(lead.agentId));
      const phones = await phonesOf(society, String(lead.email), everyone ? null : Number(lead.agentNo));
      const stopping = stopContact(context, String(lead.email), seller);
      const racing = choices.isOneIn(4)
        ? stopContact(world.request({ address: "203.0.113.31" }).context, String(lead.email), seller)
        : null;
      await Promise.all([stopping, ...(racing === null ? [] : [racing])]);
      await remember(society, String(lead.email), everyone ? null : Number(lead.agentNo), phones);
      return everyone ? "for all" : "for one agent";
    },
  },
  {
    name: "an agent is asked to stop",
    often: 2,
    async run(society, choices) {
      const lead = await aLead(society, choices);
      const agent = society.people.find(({ userId }) => userId === lead?.agent);
      if (lead === null || agent === undefined) return "nothing to do";
      const phones = await phonesOf(society, String(lead.email), Number(lead.agentNo));
      const { context } = requestOf(society, agent);
      const marked = await markAskedToStop(context, agent.userId, String(lead.id));
      if (marked) await remember(society, String(lead.email), Number(lead.agentNo), phones);
      return marked ? "marked" : "not theirs";
    },
  },
];

const isConfirmed = async ({ world }: Society, { userId }: Person): Promise<boolean> => {
  const [row] = await world.rows("SELECT email_confirmed_at at FROM users WHERE id = ?", [userId]);
  return row?.at != null;
};

async function aLead({ world }: Society, choices: Choices) {
  const leads = await world.rows(
    `SELECT l.id, l.email, l.agent_no agentNo, a.id agentId, l.agent_user_id agent FROM leads l JOIN agents a ON a.agent_no = l.agent_no
     WHERE l.status <> 'unconfirmed' AND l.email <> '' ORDER BY l.lead_no DESC LIMIT 12`,
  );
  return choices.of(leads) ?? null;
}

/** The numbers that this address let this agent call. */
async function phonesOf({ world }: Society, email: string, agentNo: number | null): Promise<string[]> {
  const rows = await world.rows(
    `SELECT DISTINCT l.phone FROM leads l WHERE l.email = ? AND l.phone IS NOT NULL AND (? IS NULL OR l.agent_no = ?)
     AND EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id AND c.revoked_at IS NULL)`,
    [email, agentNo, agentNo],
  );
  return rows.map(({ phone }) => String(phone));
}

/** What must never be used again from now on. */
async function remember(
  society: Society,
  email: string,
  agentNo: number | null,
  phones: string[],
): Promise<void> {
  const nowMs = society.world.now();
  society.stops.push({ email, agentNo, phones, atMs: nowMs, endsAt: nowMs + 3_650 * 86_400_000 });
  const left = await society.world.rows(
    `SELECT c.id FROM consent_records c JOIN leads l ON l.id = c.subject_id WHERE c.email = ? AND c.revoked_at IS NULL AND c.given_at < ?
     AND (? IS NULL OR l.agent_no = ?)`,
    [email, nowMs, agentNo, agentNo],
  );
  if (left.length > 0) society.broken.push(`${left.length} consents of ${email} are in force after a stop.`);
}
