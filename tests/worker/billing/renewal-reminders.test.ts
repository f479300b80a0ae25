/** Once a year payers hear that a plan renews, what it costs, and how to cancel. */
import { expect, test } from "vitest";
import { openPaying } from "./paying.ts";

const { choose, paid, rows, site, staffed, stripe, subscriptionsOf, wayOf } = openPaying();
const DAY_MS = 86_400_000;

const remindersTo = (email: string) =>
  rows(
    "SELECT subject, text FROM outbox WHERE recipient = ? AND kind = 'plan-reminder' ORDER BY created_at",
    [email],
  );
const emailOf = async (userId: string) =>
  String((await rows("SELECT email FROM users WHERE id = ?", [userId]))[0]?.email);
/** Looks again now, as if its time had come. */
const lookNow = (id: unknown) =>
  rows("UPDATE subscriptions SET remind_look_at = 0 WHERE id = ?", [String(id)]);

test("a plan paid by the month: once within a year, to owner and managers, with amount, day, and how to cancel", async () => {
  const { owner, place, others } = await staffed("manager", "member");
  await paid(owner, place, 4);
  const [plan] = await subscriptionsOf(place);
  await site.runCron();
  const email = await emailOf(owner.userId);
  expect(await remindersTo(email)).toEqual([]);
  const [looked] = await subscriptionsOf(place);
  expect(Number(looked?.remind_look_at)).toBeGreaterThan(Date.now());

  await rows("UPDATE subscriptions SET started_at = started_at - ? WHERE id = ?", [
    351 * DAY_MS,
    String(plan?.id),
  ]);
  await lookNow(plan?.id);
  await site.runCron();
  const [reminder, more] = await remindersTo(email);
  expect(more).toBeUndefined();
  expect(reminder?.subject).toMatch(/^Agency for .* renews on /);
  expect(reminder?.text).toContain("$48 a month, plus tax");
  expect(reminder?.text).toContain("choose “Cancel this plan”");
  expect(reminder?.text).toContain(`/billing?organization=${place.slug}#cancel`);
  const [manager, member] = others;
  expect(await remindersTo(await emailOf(manager?.userId ?? ""))).toHaveLength(1);
  expect(await remindersTo(await emailOf(member?.userId ?? ""))).toEqual([]);

  // Recorded once: another look says nothing.
  await lookNow(plan?.id);
  await site.runCron();
  expect(await remindersTo(email)).toHaveLength(1);
});

test("a plan paid by the year: 15 to 45 days before it renews, and not once it is canceled", async () => {
  const { owner, place } = await staffed();
  const way = wayOf(await choose(owner, place, 3, "year"));
  expect((await stripe().payCheckout(way.session)).result).toBe("paid");
  await stripe().deliver();
  const [plan] = await subscriptionsOf(place);
  const email = await emailOf(owner.userId);
  const renewsIn = async (days: number) => {
    await rows("UPDATE subscriptions SET period_end = ?, period_start = ?, remind_look_at = 0 WHERE id = ?", [
      Date.now() + days * DAY_MS,
      Date.now() - (365 - days) * DAY_MS,
      String(plan?.id),
    ]);
    await site.runCron();
    return (await remindersTo(email)).length;
  };
  expect(await renewsIn(60)).toBe(0);
  await rows("UPDATE subscriptions SET cancel_at_period_end = 1 WHERE id = ?", [String(plan?.id)]);
  expect(await renewsIn(35)).toBe(0);
  await rows("UPDATE subscriptions SET cancel_at_period_end = 0 WHERE id = ?", [String(plan?.id)]);
  expect(await renewsIn(34)).toBe(1);
  expect(await renewsIn(20)).toBe(1);
  expect((await remindersTo(email))[0]?.text).toContain("a year, plus tax");
});
