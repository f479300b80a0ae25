/** One reader, one request at a time, over one keep-alive connection: what an answer contains and how long it took. */
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { type Times, timesOf } from "../statistics.ts";

const TIMEOUT_MS = 15_000;

/** A cookie of ours that no cached page allows: the page is made for its reader (`app/platform/reader/cookies.ts`). */
export const PERSONAL = { Cookie: "__Host-bench=1" };

/** The cookies of someone who has signed in, and has done nothing since. */
export async function signedInAt(origin: string): Promise<{ Cookie: string }> {
  const { cookies } = await new Visitor(origin).signIn("customer@fairlead.example", demoPassword);
  const own = ["session", "refresh"].map((name) => `__Host-${name}=${cookies.get(`__Host-${name}`)}`);
  return { Cookie: own.join("; ") };
}

export type Reader = ReturnType<typeof createReader>;
export type Visit = { headers: IncomingHttpHeaders; body: string; firstByteMs: number; totalMs: number };

/** Sends a request with these headers. Throws if no answer comes in time, or if it isn't a 200. */
export function createReader(origin: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** `firstByteMs` and `totalMs` are from sending to the first byte of the body, and to the last one. */
  async function get(path: string): Promise<Visit> {
    const began = performance.now();
    const asking = request(`${origin}${path}`, { agent, headers, timeout: TIMEOUT_MS });
    asking.once("timeout", () => asking.destroy(new Error(`${origin}${path} took over ${TIMEOUT_MS} ms`)));
    // After the answer has begun, the body is what fails.
    asking.on("error", () => undefined).end();
    const answered: Promise<IncomingMessage[]> = once(asking, "response");
    const [answer] = await answered.catch((error: NodeJS.ErrnoException) => {
      // The connection was idle for seconds, and the other end closed it just when we wrote:
      // https://nodejs.org/api/http.html#requestreusedsocket
      if (asking.reusedSocket && error.code === "ECONNRESET") return [];
      throw error;
    });
    if (answer === undefined) return get(path);
    const chunks: Buffer[] = [];
    let firstByteMs: number | undefined;
    for await (const chunk of answer) {
      firstByteMs ??= performance.now() - began;
      chunks.push(chunk);
    }
    const totalMs = performance.now() - began;
    const body = Buffer.concat(chunks).toString("utf8");
    if (answer.statusCode !== 200)
      throw new Error(`${path} answered ${answer.statusCode}: ${body.slice(0, 200)}`);
    return { headers: answer.headers, body, firstByteMs: firstByteMs ?? totalMs, totalMs };
  }
  return { get, [Symbol.dispose]: () => agent.destroy() };
}

export type Repeated = Times & { visits: number; perSecond: number; failures: number };

/**
 * Concurrent visitors, each with one request after the other until the time is up; started requests are finished.
 * `visit` returns whether the answer was right.
 */
export async function repeat(
  { visitors, seconds }: { visitors: number; seconds: number },
  visit: (visitor: number, round: number) => Promise<boolean>,
): Promise<Repeated> {
  const ms: number[] = [];
  let failures = 0;
  const began = performance.now();
  const visitAgain = async (visitor: number) => {
    for (let round = 0; performance.now() < began + seconds * 1000; round++) {
      const asked = performance.now();
      if (!(await visit(visitor, round))) failures += 1;
      ms.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visitAgain(visitor)));
  const perSecond = (ms.length * 1000) / (performance.now() - began);
  return { ...timesOf(ms), visits: ms.length, perSecond, failures };
}
