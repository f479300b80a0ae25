/** Who acts: the demonstration's logins, and everybody who signs up. */
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import type { World } from "./world/world.ts";

export type Person = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  password: string;
  /** Of their network. */
  address: string;
  /** Of their browser, by name. */
  cookies: Map<string, string>;
};

/** What the steps share: the world, its people, and what the simulator knows of its own. */
export type Society = {
  world: World;
  /** Everybody who ever had an account here, and those of them who can act now. */
  everyone: Person[];
  people: Person[];
  /** By counter (a browser's known account, or an address): when sign-ins failed, and until when they are locked. */
  failedSignIns: Map<string, { failures: number[]; lockedUntil: number; unknownUntil: number }>;
  /** How many have signed up. */
  signedUp: number;
  /** Who said stop: to this agent or to all, and the numbers that nobody else may allow them to call anymore. */
  stops: { email: string; agentNo: number | null; phones: string[]; atMs: number; endsAt: number }[];
  /** What broke a rule within a step, in a sentence each. */
  broken: string[];
};

/** The logins of the demonstration that can sign in and act. */
export async function openSociety(world: World): Promise<Society> {
  const people: Person[] = [];
  const found = await world.rows(
    `SELECT u.id, u.email, u.first_name firstName, u.last_name lastName, r.role FROM users u
     JOIN user_roles r ON r.user_id = u.id JOIN profiles p ON p.user_id = u.id WHERE p.account_status = 'active' ORDER BY u.id`,
  );
  for (const { email } of demoLogins) {
    const row = found.find((one) => one.email === email);
    if (row === undefined) continue;
    people.push({
      userId: String(row.id),
      email,
      firstName: String(row.firstName),
      lastName: String(row.lastName),
      role: String(row.role),
      password: demoPassword,
      address: addressOf(people.length),
      cookies: new Map(),
    });
  }
  return {
    world,
    everyone: people,
    people: [...people],
    failedSignIns: new Map(),
    signedUp: 0,
    stops: [],
    broken: [],
  };
}

/** Leaves out whose account is archived or gone: the guards let nobody else act. */
export async function seeWhoIsHere(society: Society): Promise<void> {
  const active = await society.world.rows("SELECT user_id id FROM profiles WHERE account_status = 'active'");
  const ids = new Set(active.map(({ id }) => id));
  society.people = society.everyone.filter(({ userId }) => ids.has(userId));
}

/** A network of their own for each; a few share one. */
export const addressOf = (no: number): string => `198.51.${Math.floor(no / 50) % 250}.${(no % 50) + 1}`;

/** The context of a request of theirs. */
export function requestOf({ world }: Society, person: Person) {
  return world.request({
    address: person.address,
    cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });
}

/** Keeps what an answer set, as their browser does. */
export function keepCookies(person: Person, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    person.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
