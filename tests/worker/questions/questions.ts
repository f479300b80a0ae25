/** A question to send, and who was asked, for the tests of Ask an Expert. */
import { openAccounts } from "../accounts.ts";

export const asker = {
  customer_first_name: "Nell",
  customer_last_name: "Hargrove",
  customer_email: "nell@mail.example",
  customer_zip_code: "78704",
  insurance_type: "Home",
};

export function openQuestions() {
  const accounts = openAccounts();
  const { rows, stranger, emailToken } = accounts;
  let asked = 0;

  /** A new question from a stranger, who has not opened the link yet; `as` may be another asker. */
  async function write(changes: Record<string, string> = {}, as = stranger()) {
    asked += 1;
    const question = `Question number ${asked}: does my policy pay for a fallen fence?`;
    const email = changes.customer_email ?? `nell-${asked}@mail.example`;
    const response = await as.post("/ask-expert", {
      ...asker,
      question,
      ...changes,
      customer_email: email,
    });
    await response.text();
    const [row] = await rows(
      "SELECT id, question_no, slug, status FROM expert_questions ORDER BY question_no DESC LIMIT 1",
    );
    return {
      response,
      email,
      asker: as,
      id: String(row?.id),
      questionNo: Number(row?.question_no),
      slug: String(row?.slug),
      status: String(row?.status),
    };
  }

  /** Clicks the button behind the newest link that was emailed to an address. */
  const confirm = async (email: string, as = stranger()) =>
    as.post("/my-questions", { intent: "confirm", token: await emailToken("confirm-question", email) });

  /** The same, confirmed by its asker if needed. */
  async function ask(changes: Record<string, string> = {}, as = stranger()) {
    const question = await write(changes, as);
    if (question.response.status === 303 && question.status === "unconfirmed") {
      const confirmed = await confirm(question.email, as);
      await confirmed.text();
      if (confirmed.status !== 303) throw new Error(`Confirming answered ${confirmed.status}.`);
    }
    return question;
  }

  /** Waits until the first circle is drawn, then adds the demo agent to it. */
  async function askAgent(changes: Record<string, string> = {}, slug = "ines-calloway") {
    const question = await ask(changes);
    for (let attempt = 0; attempt < 100; attempt++) {
      const [drawn] = await rows("SELECT circle FROM question_circles WHERE question_no = ?", [
        question.questionNo,
      ]);
      if (drawn !== undefined) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await rows(
      `INSERT OR IGNORE INTO question_experts (question_no, agent_no, circle, distance_miles, asked_at)
       SELECT ?, agent_no, 1, 2.5, 1 FROM agents WHERE slug = ?`,
      [question.questionNo, slug],
    );
    return question;
  }

  return { ...accounts, write, confirm, ask, askAgent };
}

export const ANSWER =
  "Start with your own policy: a fence is usually insured as other structures, for a tenth of the house.";
