/** Signing in, whose cost is the password's hash, and what a signed-in page takes. */
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { hashPassword, verifyPassword } from "#app/domains/auth/password.server.ts";
import { Visitor } from "#support/visitor.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { type Repeated, repeat } from "../machine/visit.ts";
import { median } from "../statistics.ts";

const HASHES = 5;
/** Dashboards that are asked for once, each by somebody who has just signed in: nothing of them is remembered. */
const DASHBOARDS = [
  ["agency", "/dashboard"],
  ["agency-executive", "/dashboard"],
  ["customer", "/customer-dashboard"],
] as const;

export type AccountsResult = {
  signIn: Repeated;
  dashboard: Repeated;
  /** Median time of comparing one password, in this process, with nothing around it. */
  hashMs: number;
  /** Most database round trips of any signed-in dashboard, the viewer's own included. */
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
  const load = { visitors: CONNECTIONS, seconds };
  const signIn = await repeat(load, async (visitor) => {
    const email = emails[visitor % emails.length] ?? "";
    const response = await new Visitor(origin).post("/auth", { email, password: demoPassword });
    await response.text();
    return response.status === 303;
  });
  const agent = await new Visitor(origin).signIn("agent@fairlead.example", demoPassword);
  let dashboardRoundTrips = 0;
  for (const [who, path] of DASHBOARDS) {
    const visitor = await new Visitor(origin).signIn(`${who}@fairlead.example`, demoPassword);
    const response = await visitor.get(path);
    await response.text();
    const trips = Number(response.headers.get("X-Database-Round-Trips"));
    dashboardRoundTrips = Math.max(dashboardRoundTrips, trips);
  }
  const dashboard = await repeat(load, async () => {
    const response = await agent.get("/dashboard");
    await response.text();
    const trips = Number(response.headers.get("X-Database-Round-Trips"));
    dashboardRoundTrips = Math.max(dashboardRoundTrips, trips);
    return response.status === 200;
  });
  return { signIn, dashboard, hashMs: median(hashTimes), dashboardRoundTrips };
}
