/** Today's work by keyboard alone: every queue reached with j, each item decided in place. */
import type { Page } from "@playwright/test";
import { type OwnSite, signIn, test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { expect } from "../support/site.ts";

test.use({ allowedNoise: [/status of 4\d\d|WebSocket/] });
// One database: each test finds its queues as it needs them.
test.describe.configure({ mode: "serial" });

const REASON = "We looked at it, and this is what we found.";
const id = (no: number) => `01952a10-6b40-7c31-9d02-${String(no).padStart(12, "0")}`;

/** One more item in every queue; those of the demonstration stand open again. */
async function fillQueues({ execute }: OwnSite["database"], turn: number) {
  const statements = [
    "UPDATE expert_questions SET status = 'waiting', asked_at = 1000 WHERE question_no IN (SELECT question_no FROM expert_questions WHERE status = 'answered' ORDER BY question_no LIMIT 2)",
    "UPDATE organization_applications SET status = 'in-review', decided_at = NULL, decided_by = NULL WHERE status = 'rejected'",
    "UPDATE profile_claims SET status = 'open', decided_at = NULL, decided_by = NULL WHERE status = 'refused' AND due_at IS NOT NULL",
    "UPDATE license_documents SET status = 'open', decided_at = NULL, decided_by = NULL WHERE status = 'refused'",
    "UPDATE photo_cases SET decided_at = NULL, decision = NULL, decided_by = NULL WHERE decision = 'keep'",
    "UPDATE fact_cases SET decided_at = NULL, decision = NULL, decided_by = NULL WHERE decision = 'unclear'",
    `INSERT INTO question_reports (id, question_no, reason, note, reported_at, status)
     SELECT '${id(turn)}', question_no, 'wrong', '', 1000, 'open' FROM expert_questions WHERE status = 'answered' LIMIT 1`,
    "UPDATE message_reports SET status = 'open', decided_at = NULL, decided_by = NULL",
    `INSERT INTO message_reports (id, thread_no, message_no, reporter, reason, note, reported_at, status)
     SELECT '${id(turn + 10)}', thread_no, message_no, 'customer', 'other', '', 1000, 'open' FROM messages
     WHERE thread_no NOT IN (SELECT thread_no FROM message_reports) LIMIT 1`,
    `INSERT INTO outbox (id, kind, recipient, subject, text, html, status, attempts, next_attempt_at, error, created_at)
     VALUES ('${id(turn + 20)}', 'digest', 'someone@mail.example', 'Your day', 'x', 'x', 'failed', 7,
       unixepoch() * 1000 - 60000, 'The provider answered 500.', 1000)`,
    `INSERT INTO stripe_events (id, type, object_id, status, made_at, received_at, attempts, next_at, last_error)
     VALUES ('evt_${turn}', 'invoice.paid', 'in_${turn}', 'dead', 1, 1, 9, 1, 'Stripe did not answer.')`,
  ];
  for (const statement of statements) await execute(statement);
}

const focusedQueue = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-key-item]")?.closest("section")?.id ?? "");

const QUEUES = [
  ...["late-questions", "applications", "claims", "licenses", "photos", "facts", "reviews"],
  ...["question-reports", "message-reports", "mail", "webhooks"],
];

async function openToday(page: Page) {
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
}

/** Presses j from the first item to the last. The queues that it came through. */
async function walkDown(page: Page): Promise<string[]> {
  await openToday(page);
  const items = await page.locator("[data-key-item]").count();
  const reached = new Set<string>();
  for (let at = 0; at < items; at++) {
    await page.keyboard.press("j");
    reached.add(await focusedQueue(page));
  }
  return [...reached];
}

/** Presses j from the item before this queue: `walkDown` has shown that j leads there. */
async function reach(page: Page, queue: string) {
  await openToday(page);
  await page.evaluate((id) => {
    const items = [...document.querySelectorAll<HTMLElement>("[data-key-item]")];
    const before = items[items.findIndex((item) => item.closest("section")?.id === id) - 1];
    if (before === undefined) return;
    before.tabIndex = -1;
    before.focus();
  }, queue);
  await page.keyboard.press("j");
  expect(await focusedQueue(page), "the queue that j leads to").toBe(queue);
}

/** The letter goes to its button, and Enter sends. */
async function decide(page: Page, letter: string, button: string | RegExp) {
  await page.keyboard.press(letter);
  await expect(page.locator(":focus")).toHaveText(button);
  await page.keyboard.press("Enter");
}

/** Enter opens the item in place; the focus stays on it. */
async function open(page: Page, kind: string) {
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin\\?open=${kind}`));
  await expect(page.getByRole("heading", { name: "Decision", level: 3 })).toBeVisible();
  await expect(page.locator(":focus")).toHaveAttribute("aria-expanded", "true");
}

/** w goes to the field, Esc back to the item. */
async function write(page: Page, words: string) {
  await page.keyboard.press("w");
  await expect(page.locator("textarea:focus")).toBeVisible();
  await page.keyboard.type(words);
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).toHaveAttribute("aria-expanded", "true");
}

/** The lists fold at 820 px; the keys are the same. */
const WIDTHS = process.env.FAIRLEAD_LONG_RUNS === "1" ? [1440, 820] : [820];
for (const width of WIDTHS) {
  test(`each queue is worked through by keyboard alone, at ${width}`, async ({ page, ownSite }) => {
    await fillQueues(ownSite.database, width === 1440 ? 1 : 2);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, "admin");
    expect(await walkDown(page)).toEqual(expect.arrayContaining(QUEUES));

    await reach(page, "late-questions");
    await decide(page, "a", "Ask more agents");
    await expect(
      page.getByText(/Sent to \d more agent/).or(page.getByText("Nobody else near")),
    ).toBeVisible();
    await reach(page, "late-questions");
    await page.keyboard.press("c");
    await expect(page.locator(":focus")).toHaveAttribute("name", "reason");
    await page.keyboard.type(REASON);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Close the question");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The asker gets the reason by email.").first()).toBeVisible();

    for (const [queue, kind, letter, button] of [
      ["applications", "application", "r", "Reject"],
      ["claims", "claim", "r", "Refuse"],
      ["licenses", "license", "r", "Refuse"],
      ["photos", "photo", "a", "Leave it up"],
      ["facts", "fact", "c", "Can’t tell"],
    ] as const) {
      await reach(page, queue);
      await open(page, kind);
      const before = page.url();
      await write(page, REASON);
      await decide(page, letter, button);
      await expect(page, queue).not.toHaveURL(before);
    }

    // From one to the next: what opens after a decision has the focus, and its letters.
    await reach(page, "reviews");
    await open(page, "review");
    for (let at = 0; at < 2; at++) {
      const review = page.url();
      await decide(page, "a", /Publish it|Leave it up|Restore it/);
      await expect(page, "reviews").not.toHaveURL(review);
      await expect(page).toHaveURL(/open=review/);
      await expect(page.locator(":focus")).toHaveAttribute("aria-expanded", "true");
    }
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/open=/);
    expect(await focusedQueue(page)).toBe("reviews");

    for (const [queue, button, said] of [
      ["question-reports", "Keep it", "Left up"],
      ["message-reports", "Leave it open", "Left open"],
      ["mail", "Send again", "Queued again"],
      ["webhooks", "Try again", /failed again|Followed/],
    ] as const) {
      await reach(page, queue);
      await decide(page, "a", button);
      await expect(page.getByText(said).first(), queue).toBeVisible();
    }
  });
}

test("? lists the keys and turns them off; while typing they are letters", async ({ page, ownSite }) => {
  await fillQueues(ownSite.database, 3);
  await signIn(page, "admin");
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(await listViolations(page, "all")).toEqual([]);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Next item")).toBeVisible();
  await expect(dialog.getByText("Ask more agents")).toBeVisible();
  await page.keyboard.press("j");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("switch", { name: "Use these keys in this browser" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("j");
  expect(await focusedQueue(page)).toBe("");
  await page.reload();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("j");
  expect(await focusedQueue(page)).toBe("");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).press("Enter");
  await dialog.getByRole("switch", { name: "Use these keys in this browser" }).press("Space");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  expect(await focusedQueue(page)).not.toBe("");
  await page.keyboard.press("c");
  await expect(page.locator(":focus")).toHaveAttribute("name", "reason");
  await page.keyboard.type("jjk?");
  await expect(page.locator(":focus")).toHaveValue("jjk?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.locator(":focus")).not.toHaveAttribute("name", "reason");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is closed, an email sent again, and a claim opened and refused in place, by plain forms", async ({
    page,
    ownSite,
  }) => {
    await fillQueues(ownSite.database, 4);
    await signIn(page, "admin");
    await page.goto("/admin");
    const item = page.locator("#late-questions li").first();
    await item.getByText("Close it").click();
    await item.getByLabel("Reason").fill(REASON);
    await item.getByRole("button", { name: "Close the question" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Today’s work" })).toBeVisible();
    await expect(page.getByText("The asker gets the reason by email.").first()).toBeVisible();
    await page
      .locator("#mail li")
      .first()
      .getByRole("button", { name: /Send again/ })
      .click();
    await expect(page.getByText("Queued again").first()).toBeVisible();

    await page.locator("#claims li").first().getByRole("link").click();
    const claim = page.locator("#claims li").filter({ has: page.getByRole("heading", { name: "Decision" }) });
    await claim.getByLabel("Reason").fill(REASON);
    await claim.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByText("Everyone involved gets a notification").first()).toBeVisible();
  });
});
