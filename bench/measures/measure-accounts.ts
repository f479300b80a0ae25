/** Signing in, whose cost is the password's hash, and what a signed-in page takes. */
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { hashPassword, verifyPassword } from "#app/domains/auth/password.server.ts";
import { Visitor } from "#support/visitor.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { median, percentile } from "../statistics.ts";

const HASHES = 5;

export type AccountsResult = {
  signIn: { requestsPerSecond: number; p50Ms: number; p99Ms: number; failures: number };
  dashboard: { requestsPerSecond: number; p50Ms: number; p99Ms: number; failures: number };
  /** Median time of comparing one password, in this process, with nothing around it. */
  hashMs: number;
  /** Most database round trips of a signed-in dashboard, the viewer's own included. */
  dashboardRoundTrips: number;
};

/** Loads the sign-in form and an agent's dashboard over ten connections, each for `seconds`. */
export async function measureAccounts(origin: string, seconds: number): Promise<AccountsResult> {
  const hash = await hashPassword(demoPassword);
  const hashTimes: number[] = [];
  for (let at = 0; at < HASHES; at++) {
    const began = performance.now();
    await verifyPassword(demoPassword, hash);
    hashTimes.push(performance.now() - began);
  }
  // One address each, and a network address each time: neither lockout nor rate limit may be what is measured.
  const emails = demoLogins.filter(({ archived }) => !archived).map(({ email }) => email);
  const signIn = await load(seconds, async (connection) => {
    const email = emails[connection % emails.length] ?? "";
    const response = await new Visitor(origin).post("/auth", { email, password: demoPassword });
    await response.text();
    return response.status === 303;
  });
  const agent = await new Visitor(origin).signIn("agent@fairlead.example", demoPassword);
  let dashboardRoundTrips = 0;
  const dashboard = await load(seconds, async () => {
    const response = await agent.get("/dashboard");
    await response.text();
    const trips = Number(response.headers.get("X-Database-Round-Trips"));
    dashboardRoundTrips = Math.max(dashboardRoundTrips, trips);
    return response.status === 200;
  });
  return { signIn, dashboard, hashMs: median(hashTimes), dashboardRoundTrips };
}

async function load(seconds: number, visit: (connection: number) => Promise<boolean>) {
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      while (performance.now() < until) {
        const asked = performance.now();
        if (!(await visit(connection))) failures += 1;
        times.push(performance.now() - asked);
      }
    }),
  );
  return {
    requestsPerSecond: (times.length * 1000) / (performance.now() - began),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failures,
  };
}
