/** Signing up, confirming by the emailed link, and signing in with right and wrong passwords. */
import { signIn, signUp } from "#app/domains/auth/commands.server.ts";
import { LOCKOUT_ATTEMPTS, LOCKOUT_MINUTES } from "#app/domains/auth/limits.ts";
import { findLink } from "#app/domains/auth/links/links.server.ts";
import { confirmEmail } from "#app/domains/auth/links/recovery-commands.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Choices } from "../choices.ts";
import { addressOf, keepCookies, type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

const FIRST = ["Nell", "Amara", "Tobias", "Yuki", "Priya", "Marcus", "Ingrid", "Dele"];
const LAST = ["Hargrove", "Osei", "Lund", "Tanaka", "Raman", "Whitfield", "Castellanos", "Brandt"];
const PASSWORD = "quiet-harbor-1987";
const ROLES = ["customer", "customer", "agent"] as const;

export const accountSteps: Step[] = [
  {
    name: "sign up",
    often: 6,
    async run(society, choices) {
      society.signedUp += 1;
      const no = society.signedUp;
      const person: Person = {
        userId: "",
        email: `person-${no}@mail.example`,
        firstName: choices.of(FIRST) ?? "Nell",
        lastName: choices.of(LAST) ?? "Hargrove",
        role: choices.of(ROLES) ?? "customer",
        password: PASSWORD,
        address: addressOf(no),
        cookies: new Map(),
      };
      const { email, password } = person;
      const named = person.role === "agent" ? await anAgent(society, choices) : null;
      const { firstName, lastName } = named ?? person;
      const role = person.role === "agent" ? ("agent" as const) : ("customer" as const);
      const tries = choices.isOneIn(5) ? 2 : 1;
      const outcomes = await Promise.all(
        Array.from({ length: tries }, () =>
          signUp(requestOf(society, person).context, { email, firstName, lastName, password, role }),
        ),
      );
      const created = outcomes.filter(({ kind }) => kind === "created");
      if (created.length > 1) society.broken.push("Two accounts were made for one address.");
      const [row] = await society.world.rows("SELECT id FROM users WHERE email = ?", [email]);
      if (row === undefined) return "failed";
      // Where the answer was lost, the account is there, and its owner tries again or signs in.
      society.everyone.push({ ...person, firstName, lastName, userId: String(row.id) });
      return created.length === 1 ? "created" : "created, unheard";
    },
  },
  {
    name: "confirm an address",
    often: 8,
    async run(society, choices) {
      const { world, people } = society;
      const emails = world.mailbox.newest("confirm-email");
      const email = choices.of(emails);
      const person = people.find((one) => one.email === email?.to);
      if (email === undefined || person === undefined) return "nothing to do";
      const token = new URL(email.links[0] ?? "").searchParams.get("token") ?? "";
      const { context } = requestOf(society, person);
      const link = await findLink(context, "confirm-email", token);
      if (link === null) {
        world.mailbox.open(email);
        return "too late";
      }
      const confirmed = await confirmEmail(context, link);
      world.mailbox.open(email);
      return confirmed ? "confirmed" : "used before";
    },
  },
  {
    name: "sign in",
    often: 12,
    async run(society, choices) {
      const person = choices.of(society.people);
      if (person === undefined) return "nobody";
      return trySignIn(society, person, { isRight: !choices.isOneIn(3), isStranger: choices.isOneIn(4) });
    },
  },
  {
    name: "guess a password",
    often: 2,
    async run(society, choices) {
      const person = choices.of(society.people);
      if (person === undefined) return "nobody";
      let last = "";
      for (let time = 0; time < LOCKOUT_ATTEMPTS + 1; time += 1)
        last = await trySignIn(society, person, { isRight: false, isStranger: true });
      return last;
    },
  },
];

/** Signs in, and holds what is said against a count of our own. */
export async function trySignIn(
  society: Society,
  person: Person,
  { isRight, isStranger }: { isRight: boolean; isStranger: boolean },
): Promise<string> {
  const { world, failedSignIns } = society;
  world.tick(1_000);
  const nowMs = world.now();
  const asked = isStranger ? world.request({ address: "203.0.113.9" }) : requestOf(society, person);
  const counters = isStranger ? [person.email] : await countersOf(society, person);
  const states = counters.map((counter) => stateOf(failedSignIns.get(counter), nowMs));
  const expected = states[0]?.isLocked === true ? "locked" : isRight ? "right" : "wrong";
  const password = isRight ? person.password : `${person.password}?`;
  const typed = { email: person.email, password };
  const outcome = await signIn(asked.context, asked.request, typed).catch((error: unknown) => {
    // The try may be counted or not.
    loseCount(society, counters);
    throw error;
  });
  if (counters.some((counter) => (failedSignIns.get(counter)?.unknownUntil ?? 0) > nowMs)) {
    loseCount(society, counters);
    if (outcome.kind === "signed-in" && !isStranger) keepCookies(person, asked.context.cookies);
    return `${outcome.kind}, uncounted`;
  }
  if (outcome.kind === "signed-in" || outcome.kind === "second-factor") {
    if (expected !== "right") society.broken.push(`A sign-in that was ${expected} opened ${person.email}.`);
    for (const counter of counters) failedSignIns.delete(counter);
    if (!isStranger) keepCookies(person, asked.context.cookies);
    return outcome.kind;
  }
  counters.forEach((counter, index) => {
    const { failures, isLocked } = states[index] ?? { failures: [], isLocked: false };
    if (isLocked) return;
    failures.push(nowMs);
    failedSignIns.set(counter, {
      failures,
      lockedUntil: failures.length >= LOCKOUT_ATTEMPTS ? nowMs + LOCKOUT_MINUTES * MINUTE_MS : 0,
      unknownUntil: 0,
    });
  });
  const tries = failedSignIns.get(counters[0] ?? "")?.failures.length ?? 0;
  if (expected === "right") society.broken.push(`The right password of ${person.email} was ${outcome.kind}.`);
  if (expected === "wrong" && (outcome.kind === "locked") !== tries >= LOCKOUT_ATTEMPTS)
    society.broken.push(`${person.email} was ${outcome.kind} at wrong password number ${tries}.`);
  if (outcome.kind === "wrong" && outcome.remaining !== LOCKOUT_ATTEMPTS - tries)
    society.broken.push(`${outcome.remaining} tries were left after ${tries}.`);
  return outcome.kind;
}

/** We count again from what we know later: after an hour no failure counts. */
export function loseCount({ world, failedSignIns }: Society, counters: readonly string[]): void {
  const unknown = { failures: [], lockedUntil: 0, unknownUntil: world.now() + HOUR_MS };
  for (const counter of counters) failedSignIns.set(counter, { ...unknown, failures: [] });
}

/** The counters of their sign-ins in their own browser; the first decides. */
export async function countersOf(society: Society, person: Person): Promise<string[]> {
  const device = await knownDevice(society, person);
  return device === null ? [person.email] : [device, person.email];
}

/** The name of an agent: those whose profile nobody has claimed come first, and the others are contested. */
async function anAgent({ world }: Society, choices: Choices) {
  const agents = await world.rows(
    `SELECT p.first_name firstName, p.last_name lastName FROM agents a JOIN people p ON p.id = a.person_id
     WHERE a.account_status = 'active' AND a.register_email IS NOT NULL AND a.agent_no > 1
     ORDER BY EXISTS (SELECT 1 FROM profiles k WHERE k.agent_no = a.agent_no), a.agent_no LIMIT 6`,
  );
  const agent = choices.of(agents);
  return agent === undefined
    ? null
    : { firstName: String(agent.firstName), lastName: String(agent.lastName) };
}

/** By the rule's words: five failures within an hour lock for fifteen minutes, and then counting begins again. */
function stateOf(record: { failures: number[]; lockedUntil: number } | undefined, nowMs: number) {
  if (record === undefined) return { failures: [], isLocked: false };
  if (record.lockedUntil > nowMs) return { failures: record.failures, isLocked: true };
  return {
    failures: record.lockedUntil > 0 ? [] : record.failures.filter((at) => at > nowMs - HOUR_MS),
    isLocked: false,
  };
}

/** The counter of their browser, if the account knows it. */
async function knownDevice({ world }: Society, person: Person): Promise<string | null> {
  const tokens = (person.cookies.get("__Host-device") ?? "").split(".").filter(Boolean);
  for (const token of tokens) {
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))).toString(
      "hex",
    );
    const [row] = await world.rows(
      "SELECT 1 known FROM known_devices WHERE token_hash = ? AND user_id = ? AND expires_at > ?",
      [hash, person.userId, world.now()],
    );
    if (row !== undefined) return `device ${hash}`;
  }
  return null;
}
