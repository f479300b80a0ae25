/**
 * A crowd that writes through the product, and what remains of it: strangers who ask, people who change their names,
 * sessions that are renewed. Each remembers what was acknowledged, to compare with the rows.
 */

import { createDatabase } from "#db/client.ts";
import { Visitor } from "../browser/visitor.ts";
import { makePeople, type Person } from "../people.ts";

export type WriterCounts = { asking: number; renaming: number; renewing: number };

export type CrowdOutcome = {
  acknowledged: number;
  /** Asked to retry: nothing was written, and they did. */
  refused: number;
  /** How long a refusal took, at most. */
  slowestRefusalMs: number;
  /** Neither acknowledged nor asked to retry, by status or error. */
  failed: Record<string, number>;
  writeMs: number[];
  slowestWriteMs: number;
  /** Acknowledged and not in the database afterwards. */
  lost: number;
};

type Tally = Omit<CrowdOutcome, "lost" | "slowestWriteMs">;

/** Longer than any write may take: an answer that is later counts as hanging. */
const HUNG_MS = 30_000;

/** Writes until `until`, all at once and each as fast as it is answered. */
export async function writeAsCrowd(
  site: { databaseUrl: string; origin: string },
  counts: WriterCounts,
  until: number,
): Promise<CrowdOutcome> {
  const people = await makePeople(site, counts.renaming + counts.renewing);
  const tally: Tally = { acknowledged: 0, refused: 0, slowestRefusalMs: 0, failed: {}, writeMs: [] };
  const writers = [
    ...Array.from({ length: counts.asking }, (_, no) => askQuestions(site.origin, no)),
    ...people.slice(0, counts.renaming).map((person) => renamePerson(site.origin, person)),
    ...people.slice(counts.renaming).map((person) => renewSession(site.origin, person)),
  ];
  await Promise.all(writers.map((writer) => keepWriting(writer, tally, until)));
  const { client } = createDatabase({ url: site.databaseUrl });
  let lost = 0;
  for (const { countLost } of writers)
    lost += await countLost(async (sql, args) => (await client.execute({ sql, args })).rows);
  client.close();
  return { ...tally, lost, slowestWriteMs: Math.max(0, ...tally.writeMs) };
}

type Writer = {
  /** One write. The answer's status; 503 is written again as the same. */
  write(): Promise<Response>;
  isAcknowledged(response: Response): boolean;
  acknowledged(): void;
  countLost(
    read: (sql: string, args: string[]) => Promise<readonly Record<string, unknown>[]>,
  ): Promise<number>;
};

async function keepWriting(writer: Writer, tally: Tally, until: number): Promise<void> {
  while (Date.now() < until) {
    const began = performance.now();
    try {
      const response = await writer.write();
      await response.text();
      const ms = performance.now() - began;
      if (writer.isAcknowledged(response)) {
        tally.acknowledged += 1;
        tally.writeMs.push(ms);
        writer.acknowledged();
      } else if (response.status === 503 && response.headers.has("Retry-After")) {
        tally.refused += 1;
        tally.slowestRefusalMs = Math.max(tally.slowestRefusalMs, ms);
        await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1_000));
      } else count(tally.failed, String(response.status));
    } catch (error) {
      count(tally.failed, error instanceof Error ? error.name : "error");
    }
  }
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

const inTime = () => ({ signal: AbortSignal.timeout(HUNG_MS) });

/** Fewer than the limit of questions per network: the limit is not what is measured. */
const ASKED_FROM_ONE = 10;

function askQuestions(origin: string, no: number): Writer {
  const emails: string[] = [];
  let visitor = new Visitor(origin);
  let tried = 0;
  let next = "";
  return {
    write() {
      next = `crowd-${no}-${emails.length}-${crypto.randomUUID()}@mail.example`;
      const body = new URLSearchParams({
        customer_first_name: "Nell",
        customer_last_name: "Hargrove",
        customer_email: next,
        customer_zip_code: "78704",
        insurance_type: "Home",
        question: `Does my policy pay for the fence of neighbor ${no}, time ${emails.length}?`,
      });
      if (++tried % ASKED_FROM_ONE === 0) visitor = new Visitor(origin);
      return visitor.get("/ask-expert", { method: "POST", body, ...inTime() });
    },
    isAcknowledged: ({ status }) => status >= 200 && status < 400,
    acknowledged: () => void emails.push(next),
    async countLost(read) {
      const [row] = await read(
        `SELECT count(*) stored FROM expert_questions
         WHERE customer_email IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(emails)],
      );
      return emails.length - Number(row?.stored);
    },
  };
}

function renamePerson(origin: string, { userId, cookie }: Person): Writer {
  const visitor = new Visitor(origin);
  let tried = 0;
  let done = 0;
  return {
    write() {
      tried += 1;
      const body = new URLSearchParams({
        intent: "rename",
        firstName: "Nell",
        lastName: `Hargrove ${tried}`,
      });
      return visitor.get("/settings", { method: "POST", body, headers: { Cookie: cookie }, ...inTime() });
    },
    isAcknowledged: ({ status }) => status >= 200 && status < 400,
    acknowledged() {
      done = tried;
    },
    async countLost(read) {
      const [row] = await read("SELECT last_name FROM users WHERE id = ?", [userId]);
      // One that was sent after it and not answered may have been written or not.
      return Number(/\d+$/.exec(String(row?.last_name))?.[0] ?? 0) >= done ? 0 : 1;
    },
  };
}

/** Sends only its refresh token each time, as after ten idle minutes. */
function renewSession(origin: string, { userId, cookie }: Person): Writer {
  const visitor = new Visitor(origin);
  for (const pair of cookie.split("; ")) {
    const [name = "", value = ""] = pair.split("=");
    visitor.cookies.set(name, value);
  }
  return {
    write() {
      visitor.cookies.delete("__Host-session");
      return visitor.get("/api/user_notifications", inTime());
    },
    isAcknowledged: ({ status }) => status === 200,
    acknowledged() {},
    async countLost(read) {
      const alive = await read("SELECT id FROM sessions WHERE user_id = ? AND revoked_at IS NULL", [userId]);
      return alive.length > 0 ? 0 : 1;
    },
  };
}
