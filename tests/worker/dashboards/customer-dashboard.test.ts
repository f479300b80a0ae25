/** A customer's dashboard: what is waiting comes first, counted again from the rows. */
import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { addressOf, pageOf, within } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openConversations } from "../messages/conversations.ts";
import { figureOf } from "./figures.ts";

const { rows, newCustomer, signedIn } = openConversations();
const PATH = "/customer-dashboard";
const dashboardOf = async (visitor: Visitor) => pageOf(await visitor.get(PATH));

test("unread messages lead to as many conversations", async () => {
  const customer = await signedIn("customer");
  const [sum] = await rows(
    `SELECT sum(customer_unread) messages, count(*) threads FROM message_threads t JOIN users u ON u.id = t.customer_user_id
     WHERE u.email = 'customer@fairlead.example' AND customer_unread > 0`,
  );
  expect(Number(sum?.messages)).toBeGreaterThan(0);
  const page = await dashboardOf(customer);
  const { value, to } = figureOf(page, "Unread messages");
  expect(value).toBe(String(sum?.messages));
  const inbox = await pageOf(await customer.get(to));
  const threads = within(inbox.getByRole("main"))
    .getAllByRole("link")
    .map(addressOf)
    .filter((to) => /^\/messages\/[0-9a-f-]{36}/.test(to));
  // One of them is open next to the list.
  expect(new Set(threads).size).toBe(Number(sum?.threads));
});

test("new answers are last week's, to the customer's own questions", async () => {
  const [{ visitor, person }, other] = [await newCustomer("asker"), await newCustomer("other")];
  const questions = await rows(
    `SELECT q.question_no FROM expert_questions q JOIN expert_answers a USING (question_no)
     WHERE q.status = 'answered' AND a.status = 'published' GROUP BY q.question_no HAVING count(*) = 1
     ORDER BY q.question_no LIMIT 3`,
  );
  expect(questions).toHaveLength(3);
  const ago = [1, 6, 8];
  for (const [at, { question_no }] of questions.entries()) {
    await rows("UPDATE expert_questions SET customer_email = ? WHERE question_no = ?", [
      person.email,
      Number(question_no),
    ]);
    await rows("UPDATE expert_answers SET created_at = ? WHERE question_no = ?", [
      Date.now() - (ago[at] ?? 0) * DAY_MS,
      Number(question_no),
    ]);
  }
  const page = await dashboardOf(visitor);
  expect(figureOf(page, "New answers")).toMatchObject({ value: "2", to: "/my-questions" });
  expect(figureOf(page, "New answers").base).toContain("to 2 questions, last 7 days");
  expect((await dashboardOf(other.visitor)).text).not.toContain("New answers");
});

test("reviews to confirm are those whose link was not opened", async () => {
  const { visitor, person } = await newCustomer("reviewer");
  expect((await dashboardOf(visitor)).text).not.toContain("Reviews to confirm");
  await rows(
    `UPDATE reviews SET user_id = (SELECT id FROM users WHERE email = ?), status = 'awaiting-verification'
     WHERE id IN (SELECT id FROM reviews WHERE user_id IS NULL ORDER BY id LIMIT 2)`,
    [person.email],
  );
  const page = await dashboardOf(visitor);
  const { value, to } = figureOf(page, "Reviews to confirm");
  expect(value).toBe("2");
  const listed = await pageOf(await visitor.get(to));
  expect(listed.getAllByRole("link", { name: "View profile" })).toHaveLength(2);
});

test("when empty, it says so and where to begin, in two round trips with the viewer's own", async () => {
  const { visitor } = await newCustomer("idle");
  const answer = await visitor.get(PATH);
  expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const page = await pageOf(answer);
  expect(page.text).toContain("Nothing is waiting for you.");
  for (const title of ["No conversations yet", "No questions yet", "No reviews yet", "Nothing saved yet"])
    expect(page.getByRole("heading", { name: title }), title).toBeTruthy();
  expect(addressOf(within(page.getByRole("main")).getByRole("link", { name: "Ask an Expert" }))).toBe(
    "/ask-expert",
  );
});
