/** Messages between customers and agents, and questions to experts. */
import { findAgentToWrite } from "#app/domains/messages/reading/thread-queries.server.ts";
import { sendMessage } from "#app/domains/messages/sending/send-commands.server.ts";
import { startThread } from "#app/domains/messages/sending/start-commands.server.ts";
import { askQuestion } from "#app/domains/questions/asking/ask-commands.server.ts";
import { withdrawQuestion } from "#app/domains/questions/asking/asker-commands.server.ts";
import { confirmQuestion } from "#app/domains/questions/asking/confirm-commands.server.ts";
import { answerQuestion } from "#app/domains/questions/experts/answer-commands.server.ts";
import type { QuestionStatus } from "#app/domains/questions/types.ts";
import { requestOf } from "../people.ts";
import type { Step } from "./step.ts";

const ASKED = [
  "Does my policy pay for a flooded cellar",
  "Do I need umbrella cover with two cars",
  "When can I change my plan",
  "Who pays for hail on a leased car",
];

export const talkingSteps: Step[] = [
  {
    name: "write to an agent",
    often: 8,
    async run(society, choices) {
      const { world, people } = society;
      const person = choices.of(people.filter(({ role }) => role === "customer"));
      const slug = choices.of(["ines-calloway", "desmond-achterberg"]) ?? "";
      if (person === undefined) return "nobody";
      const [row] = await world.rows("SELECT email_confirmed_at at FROM users WHERE id = ?", [person.userId]);
      const starter = { ...person, emailConfirmed: row?.at != null };
      const send = async (key: string) => {
        const { context } = requestOf(society, person);
        const agent = await findAgentToWrite(context, person.userId, slug);
        if (agent === null) return "gone";
        const body = "Do you write renters policies?";
        return (await startThread(context, starter, agent, { key, zip: "78701", body })).kind;
      };
      const key = crypto.randomUUID();
      // Twice the same, or two tabs.
      const keys = choices.isOneIn(4) ? [key, choices.isOneIn(2) ? key : crypto.randomUUID()] : [key];
      return (await Promise.all(keys.map(send))).join(" and ");
    },
  },
  {
    name: "answer in a conversation",
    often: 8,
    async run(society, choices) {
      const { world, people } = society;
      const threads = await world.rows(
        `SELECT id, customer_user_id customer, agent_user_id agent FROM message_threads ORDER BY last_message_at DESC, id LIMIT 12`,
      );
      const thread = choices.of(threads);
      const side = choices.isOneIn(2) ? thread?.customer : thread?.agent;
      const person = people.find(({ userId }) => userId === side);
      if (thread === undefined || person === undefined) return "nothing to do";
      const key = crypto.randomUUID();
      const send = () => {
        const { context } = requestOf(society, person);
        return sendMessage(context, person.userId, String(thread.id), {
          key,
          body: "Yes, and I can call you back.",
        });
      };
      const outcomes = await Promise.all(choices.isOneIn(4) ? [send(), send()] : [send()]);
      const numbers = outcomes.flatMap((one) => (one.kind === "sent" ? [one.no] : []));
      if (new Set(numbers).size > 1) society.broken.push("One message got two numbers.");
      return outcomes.map((one) => (one.kind === "refused" ? one.why : one.kind)).join(" and ");
    },
  },
  {
    name: "ask a question",
    often: 6,
    async run(society, choices) {
      const { world, people } = society;
      const person = choices.of(people);
      if (person === undefined) return "nobody";
      const [row] = await world.rows("SELECT email_confirmed_at at FROM users WHERE id = ?", [person.userId]);
      const types = await world.rows("SELECT slug FROM product_types WHERE active ORDER BY bit LIMIT 4");
      const { context } = requestOf(society, person);
      const isGuest = choices.isOneIn(2);
      const outcome = await askQuestion(
        context,
        {
          question: `${choices.of(ASKED)}? We asked it on ${new Date(world.now()).toISOString().slice(0, 10)}.`,
          personal_data: "leave-out",
          customer_zip_code: "78701",
          insurance_type: String(choices.of(types)?.slug),
          customer_first_name: person.firstName,
          customer_last_name: person.lastName,
          customer_email: person.email,
          allow_contact: false,
          customer_phone: null,
        },
        {
          userId: isGuest ? null : person.userId,
          confirmedEmail: !isGuest && row?.at != null ? person.email : null,
          page: "/ask-expert",
          reads: "en",
          insist: false,
        },
      );
      return outcome.kind === "asked" && outcome.unconfirmed ? "unconfirmed" : outcome.kind;
    },
  },
  {
    name: "confirm a question",
    often: 5,
    async run({ world }, choices) {
      const email = choices.of(world.mailbox.newest("confirm-question"));
      const token = email?.links
        .map((link) => new URL(link).searchParams.get("token"))
        .find((one) => one !== null);
      if (email === undefined || token == null) return "nothing to do";
      const { context } = world.request({ address: "203.0.113.40" });
      const twice = choices.isOneIn(5);
      const outcomes = await Promise.all([
        confirmQuestion(context, token),
        ...(twice ? [confirmQuestion(context, token)] : []),
      ]);
      world.mailbox.open(email);
      return outcomes.map(({ kind }) => kind).join(" and ");
    },
  },
  {
    name: "answer a question",
    often: 7,
    async run(society, choices) {
      const { world, people } = society;
      const asked = await world.rows(
        `SELECT q.id, k.user_id expert FROM expert_questions q JOIN question_experts e ON e.question_no = q.question_no
         JOIN profiles k ON k.agent_no = e.agent_no AND k.verified WHERE q.status IN ('waiting', 'answered')
         ORDER BY q.question_no DESC LIMIT 30`,
      );
      const mine = asked.filter(({ expert }) => people.some(({ userId }) => userId === expert));
      const row = choices.of(mine);
      const expert = people.find(({ userId }) => userId === row?.expert);
      if (row === undefined || expert === undefined) return "nothing to do";
      const { context } = requestOf(society, expert);
      const body = `It depends on the policy: read what it says about water, and ask for it in writing. ${choices.below(9)}`;
      const outcome = await answerQuestion(context, expert.userId, String(row.id), body);
      return outcome === null ? "gone" : outcome.kind === "refused" ? outcome.why : outcome.kind;
    },
  },
  {
    name: "take a question back",
    often: 2,
    async run({ world }, choices) {
      const questions = await world.rows(
        `SELECT question_no questionNo, id, slug, status FROM expert_questions WHERE asked_at >= ? ORDER BY question_no DESC LIMIT 12`,
        [world.startMs],
      );
      const row = choices.of(questions);
      if (row === undefined) return "nothing to do";
      const { context } = world.request({ address: "203.0.113.41" });
      const question = row as { questionNo: number; id: string; slug: string; status: QuestionStatus };
      return (await withdrawQuestion(context, question)) ? "taken back" : "gone";
    },
  },
];
