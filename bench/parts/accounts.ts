/** Signing in, whose cost is the password's hash, and the cost of a signed-in page. */
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { hashPassword, verifyPassword } from "#app/domains/auth/passwords/password.server.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { type Repeated, repeat } from "../machine/visit.ts";
import { count, milliseconds, table } from "../report.ts";
import { median } from "../statistics.ts";

const HASHES = 5;
const DASHBOARDS = [
  { what: "an agent's dashboard", who: "agent", path: "/dashboard" },
  { what: "an agency's dashboard", who: "agency", path: "/dashboard" },
  { what: "an executive's dashboard", who: "agency-executive", path: "/dashboard" },
  { what: "a customer's dashboard", who: "customer", path: "/customer-dashboard" },
] as const;

export type AccountRow = Repeated & { what: string; of: string };

/** Loads the sign-in form and each dashboard over ten connections, each for `seconds`. */
export async function measureAccounts(origin: string, seconds: number): Promise<AccountRow[]> {
  // Comparing one password, in this process, with nothing around it.
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
  const of = `the password's hash alone: ${milliseconds(median(hashTimes))}`;
  const rows: AccountRow[] = [{ what: "signing in", ...signIn, of }];
  for (const { what, who, path } of DASHBOARDS) {
    // Just signed in: of the first answer nothing is remembered.
    const visitor = await new Visitor(origin).signIn(`${who}@fairlead.example`, demoPassword);
    // The most of one answer, including the viewer's.
    let roundTrips = 0;
    const repeated = await repeat(load, async () => {
      const response = await visitor.get(path);
      await response.text();
      roundTrips = Math.max(roundTrips, Number(response.headers.get("X-Database-Round-Trips")));
      return response.status === 200;
    });
    rows.push({ what, ...repeated, of: `at most ${roundTrips} round trips` });
  }
  return rows;
}

export const accountsTable = (sizes: readonly { agents: number; accounts: readonly AccountRow[] }[]) =>
  table(
    sizes.flatMap(({ agents, accounts }) => accounts.map((row) => ({ agents, ...row }))),
    [
      ["page", ({ what }) => what],
      [">agents", ({ agents }) => count(agents)],
      [">requests/s", ({ perSecond }) => perSecond.toFixed(1)],
      [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
      [">p99", ({ p99Ms }) => milliseconds(p99Ms)],
      [">failed", ({ failures }) => String(failures)],
      ["of which", ({ of }) => of],
    ],
  );
