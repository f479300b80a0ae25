/** What the review form asks about its writer, answered by radio: a client without pay or ties. */
import type { Page } from "@playwright/test";

type Say = (
  message:
    | "Are you a client of this agent, or were you?"
    | "Did you get anything for this review, or were you promised anything?"
    | "Are you related to the agent, or do you work with them or for a competitor?"
    | "Yes"
    | "No",
) => string;

export async function answerAsClient(page: Page, say: Say = (message) => message) {
  const choose = (question: Parameters<Say>[0], answer: "Yes" | "No") =>
    page
      .getByRole("group", { name: say(question) })
      .getByRole("radio", { name: say(answer), exact: true })
      .check();
  await choose("Are you a client of this agent, or were you?", "Yes");
  await choose("Did you get anything for this review, or were you promised anything?", "No");
  await choose("Are you related to the agent, or do you work with them or for a competitor?", "No");
}
