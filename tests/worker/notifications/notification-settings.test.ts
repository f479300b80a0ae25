/** The form of /settings?section=notifications, and where its choices are stored. */
import { beforeEach, describe, expect, test } from "vitest";
import { errorBy, fieldsOf, formOf, type Page, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn } = openAccounts();
const PAGE = "/settings?section=notifications";

const idOf = async (who: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);
const choose = (userId: string, event: string) =>
  rows("INSERT INTO notification_choices (user_id, event, channel, wanted) VALUES (?, ?, 'mail', 0)", [
    userId,
    event,
  ]);

const LABELS = { quietFrom: "From", quietUntil: "Until", timeZone: "Time zone" } as const;
const fieldsShown = (page: Page) =>
  Object.fromEntries(fieldsOf(formOf(page.getByLabelText(LABELS.quietFrom))));

beforeEach(async () => {
  for (const table of ["notification_choices", "notification_times", "digest_items"])
    await rows(`DELETE FROM ${table}`);
});

describe("the settings", () => {
  const all: Record<string, string> = Object.fromEntries(
    ["answer", "message", "saved-search", "watched-agent", "review-reply", "review-decision"].flatMap(
      (event) => [
        [`${event}-bell`, "on"],
        [`${event}-mail`, "on"],
      ],
    ),
  );
  const save = async (fields: Record<string, string>) => {
    const customer = await signedIn("customer");
    const response = await customer.post(PAGE, { intent: "save-notifications", ...fields });
    return { customer, response };
  };

  test("store a row only for what differs, and show it again", async () => {
    const { "answer-mail": _off, ...others } = all;
    const night = { quietFrom: "22:00", quietUntil: "07:15", timeZone: "America/Denver", digest: "on" };
    const { customer, response } = await save({ ...others, ...night });
    expect(response.status).toBe(303);
    const userId = await idOf("customer");
    expect(await rows("SELECT * FROM notification_choices")).toEqual([
      { user_id: userId, event: "answer", channel: "mail", wanted: 0 },
    ]);
    expect(await rows("SELECT * FROM notification_times")).toMatchObject([
      { quiet_from: "22:00", quiet_until: "07:15", time_zone: "America/Denver", digest: 1 },
    ]);
    const shown = fieldsShown(await pageOf(await customer.get(PAGE)));
    expect(shown).not.toHaveProperty("answer-mail");
    expect(shown).toMatchObject({ "answer-bell": "on", ...night });
    await save({ ...all, timeZone: "America/Denver" });
    expect(await rows("SELECT 1 FROM notification_choices")).toEqual([]);
    expect(await rows("SELECT * FROM notification_times")).toMatchObject([
      { quiet_from: null, quiet_until: null, time_zone: "America/Denver", digest: 0 },
    ]);
    await save({ ...all, timeZone: "" });
    expect(await rows("SELECT 1 FROM notification_times")).toEqual([]);
  });

  test.each<[string, Record<string, string>, keyof typeof LABELS, string]>([
    ["25:00", { quietFrom: "25:00", quietUntil: "07:00" }, "quietFrom", "Enter a time from 00:00 to 23:59."],
    ["one of two times", { quietFrom: "22:00" }, "quietUntil", "Enter when quiet hours end"],
    [
      "a night without length",
      { quietFrom: "22:00", quietUntil: "22:00" },
      "quietUntil",
      "Enter a different time than the start",
    ],
    ["an unknown zone", { timeZone: "Mars/Olympus" }, "timeZone", "Choose your time zone from the list."],
  ])("answer %s with 400 at the field and keep what was typed", async (_what, fields, field, message) => {
    const { response } = await save({ "message-bell": "on", timeZone: "America/Denver", ...fields });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(errorBy(page.getByLabelText(LABELS[field]))).toContain(message);
    const shown = fieldsShown(page);
    expect(shown).toHaveProperty("message-bell", "on");
    expect(shown).not.toHaveProperty("answer-bell");
    if ("quietFrom" in fields) expect(shown).toMatchObject(fields);
    expect(await rows("SELECT 1 FROM notification_choices")).toEqual([]);
    expect(await rows("SELECT 1 FROM notification_times")).toEqual([]);
  });

  test("offer experts and admins their own events, and accept only what was offered", async () => {
    const words = async (who: string) => wordsOf(await (await signedIn(who)).get(PAGE));
    expect(await words("agent")).toContain("A question for you");
    expect(await words("admin")).toContain("A question without an answer");
    expect(await words("customer")).not.toContain("A question for you");
    await choose(await idOf("customer"), "question");
    await save({ ...all, timeZone: "" });
    expect(await rows("SELECT event FROM notification_choices")).toEqual([{ event: "question" }]);
  });

  test("are the reader's own: others' choices, times and waiting items stay unchanged", async () => {
    const other = await idOf("new-customer");
    await choose(other, "answer");
    await rows("INSERT INTO notification_times VALUES (?, '22:00', '07:00', 'UTC', 1, NULL)", [other]);
    await rows(
      "INSERT INTO digest_items (id, user_id, event, title, message, created_at) VALUES (?, ?, 'answer', 'Waits', 'So far.', 1)",
      [crypto.randomUUID(), other],
    );
    const own = await pageOf(await (await signedIn("customer")).get(PAGE));
    expect(fieldsShown(own)).toMatchObject({ quietFrom: "", quietUntil: "", "answer-mail": "on" });
    expect(fieldsShown(own)).not.toHaveProperty("digest");
    const { "answer-mail": _off, ...others } = all;
    for (const fields of [others, { ...all, timeZone: "" }]) await (await save(fields)).response.text();
    for (const table of ["notification_choices", "notification_times", "digest_items"])
      expect(await rows(`SELECT user_id FROM ${table}`), table).toEqual([{ user_id: other }]);
  });

  test("are deleted with the account, and are in its export until then", async () => {
    const userId = await idOf("new-customer");
    await choose(userId, "answer");
    await rows("INSERT INTO notification_times VALUES (?, '22:00', '07:00', 'UTC', 1, NULL)", [userId]);
    await rows(
      "INSERT INTO digest_items (id, user_id, event, title, message, created_at) VALUES (?, ?, 'answer', 'Waits', 'So far.', 1)",
      [crypto.randomUUID(), userId],
    );
    const visitor = await signedIn("new-customer");
    const file: Record<string, unknown> = await (await visitor.get("/settings/export")).json();
    expect(file.notifications).toEqual({
      choices: [{ event: "answer", channel: "mail", wanted: false }],
      times: { quietFrom: "22:00", quietUntil: "07:00", timeZone: "UTC", digest: true },
      waiting: [{ event: "answer", title: "Waits", message: "So far.", createdAt: 1 }],
    });
    await visitor.deleteAccount();
    for (const table of ["notification_choices", "notification_times", "digest_items"])
      expect(await rows(`SELECT 1 FROM ${table} WHERE user_id = ?`, [userId]), table).toEqual([]);
  });
});
