import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import {
  type Announcement,
  announceStatements,
  type Recipient,
} from "#app/domains/notifications/announce-commands.server.ts";
import { NOT_EMAILED } from "#app/domains/notifications/bell-texts.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { writeEmail } from "#app/platform/mail/email.ts";
import { users } from "#db/schema/index.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

const agent: Recipient = {
  userId: newId(1),
  email: "agent@mail.example",
  preferences: JSON.stringify({ choices: [], times: null, zone: null }),
};

const other: Recipient = { ...agent, userId: newId(2), email: "other@mail.example" };
const accountOf = ({ userId: id, email }: Recipient) => ({
  id,
  email,
  passwordHash: "",
  firstName: "Ada",
  lastName: "Quill",
  createdAt: 1,
});

let server: TestSqld;
let context: OwnContext;
beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  const { db } = openContext({ databaseUrl: server.url });
  await db.write([db.orm.insert(users).values([accountOf(agent), accountOf(other)])]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  context = openContext({ databaseUrl: server.url });
  await context.db.write([
    context.db.orm.run("DELETE FROM outbox"),
    context.db.orm.run("DELETE FROM user_notifications"),
  ]);
});

/** Notifies the agent of something that another person has done. */
async function tell(changes: Partial<Announcement> = {}, recipient = agent) {
  const [first, ...others] = await announceStatements(context, [recipient], {
    event: "message",
    type: "info",
    title: "A message",
    message: "From somebody.",
    actionUrl: "/messages",
    composeEmail: (email, stop) =>
      writeEmail("message", email, { subject: "A message", before: [], after: [], stop }),
    ...changes,
  });
  if (first !== undefined) await commit(context, { statements: [first, ...others] });
}
const times = (many: number, what: () => Promise<void>) => Promise.all(Array.from({ length: many }, what));

async function counts(email = agent.email) {
  const [emails, bell] = await context.db.batch([
    context.db.orm.all<{ n: number }>(`SELECT count(*) n FROM outbox WHERE recipient = '${email}'`),
    context.db.orm.all<{ n: number; noted: number }>(
      `SELECT count(*) n, sum(message LIKE '%${NOT_EMAILED}') noted FROM user_notifications`,
    ),
  ]);
  return { emails: emails[0]?.n, bell: bell[0]?.n, noted: bell[0]?.noted };
}

describe("emails caused by other people", () => {
  test("are twenty an hour to one address, also of thirty at once; the bell lists all and says so", async () => {
    await times(30, () => tell());
    expect(await counts()).toEqual({ emails: 20, bell: 30, noted: 10 });
  });

  test("of every kind are counted together", async () => {
    await times(12, () => tell());
    await times(12, () => tell({ event: "review" }));
    expect(await counts()).toMatchObject({ emails: 20, noted: 4 });
  });

  test("to one address don't count for another", async () => {
    await times(25, () => tell());
    await tell({}, other);
    expect(await counts(other.email)).toMatchObject({ emails: 1 });
  });

  test("are possible again an hour later, and sixty a day", async () => {
    const begin = context.clock.now();
    for (let hour = 0; hour < 5; hour++) {
      context.clock.set(begin + hour * (HOUR_MS + 1));
      await times(25, () => tell());
    }
    expect(await counts()).toMatchObject({ emails: 60, bell: 125 });
    context.clock.set(begin + 25 * HOUR_MS);
    await tell();
    expect(await counts()).toMatchObject({ emails: 61 });
  });

  test("are in the bell when not sent, even for users without the bell", async () => {
    const silent = {
      ...agent,
      preferences: JSON.stringify({ choices: [["message", "bell", 0]], times: null, zone: null }),
    };
    await times(20, () => tell({}, silent));
    expect(await counts()).toMatchObject({ emails: 20, bell: 0 });
    await tell({}, silent);
    expect(await counts()).toEqual({ emails: 20, bell: 1, noted: 1 });
  });

  test("of one kind can have their own limit", async () => {
    await times(10, () => tell({ emailsAnHour: 6 }));
    await times(2, () =>
      tell({
        event: "review",
        composeEmail: (email, stop) =>
          writeEmail("review", email, { subject: "", before: [], after: [], stop }),
      }),
    );
    expect(await counts()).toMatchObject({ emails: 8, noted: 4 });
  });

  test("keep the note within a notification's length", async () => {
    await times(21, () => tell({ message: "x".repeat(400) }));
    const [rows] = await context.db.batch([
      context.db.orm.all<{ most: number }>("SELECT max(length(message)) most FROM user_notifications"),
    ]);
    expect(rows[0]?.most).toBe(300);
  });
});

test("an answer is sent however much others have caused, and doesn't count", async () => {
  await times(3, () => tell({ event: "answer" }));
  await times(22, () => tell());
  await times(3, () => tell({ event: "answer" }));
  expect(await counts()).toMatchObject({ emails: 26, noted: 2 });
});
