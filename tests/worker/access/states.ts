/**
 * The visitors of the access table, and what specification §4 and §6 say to each of them: written a second time from
 * the specification, so that a mistake in the product's gate is not repeated here.
 */
import { appliedOrganizationId } from "#db/seed/accounts.ts";

/** Which demo login is in which state; `samples.ts` adds the states that the seed doesn't have. */
export const logins = {
  "ended session": "customer",
  "customer without terms": "new-customer",
  customer: "customer",
  "unverified agent": "new-agent",
  "agent without terms": "agent-terms",
  agent: "agent",
  archived: "archived",
  "payment step": "fmo",
  "setup step": "carrier",
  "executive in the setup step": "setup-executive",
  "new applicant": "new-applicant",
  applicant: "applicant",
  "rejected applicant": "rejected",
  manager: "agency",
  executive: "agency-executive",
  "executive without terms": "carrier-executive",
  "executive in onboarding, without terms": "fmo-executive",
  admin: "admin",
  // Has an admin's cookie but not the admin's second factor.
  "admin without second factor": "second-admin",
} as const;

export type State = "anonymous" | keyof typeof logins;

export const states = [
  "anonymous",
  // Object.keys returns plain strings.
  ...(Object.keys(logins) as (keyof typeof logins)[]),
] as const satisfies readonly State[];

/** A status, or where the redirect leads. */
export type Answer = number | string;

/** The guard of a loader or an action: a tier of §6, or a call's own check. */
export type Guard = "public" | "anonymous" | "signed-in" | "settings" | "admin" | "call" | "onboarding call";

const LANTERN_HARBOR = appliedOrganizationId("lantern-harbor-field-marketing");
const SIGN_IN = (path: string) => `/auth?next=${encodeURIComponent(path)}`;
const SHOW_FACTOR = (path: string) => `/auth/second-factor?next=${encodeURIComponent(path)}`;
const REACTIVATE = "/reactivate?email=archived%40fairlead.example";

/** What the payment step allows besides its own page. */
const inPayment = ["/organization-checkout", "/payment-success", "/payment-canceled"];

/** Where the protected-page gate of §4 redirects; null if it admits the visitor. `path` includes its query. */
function sentTo(state: State, path: string): string | null {
  const { pathname } = new URL(path, "http://own.example");
  /** The page that a step redirects to is open in that step. */
  const unlessThere = (to: string) => (to.split("?")[0] === pathname ? null : to);
  switch (state) {
    case "anonymous":
    case "ended session":
      return SIGN_IN(path);
    case "archived":
      return REACTIVATE;
    case "customer without terms":
    case "agent without terms":
    case "executive in onboarding, without terms":
      return unlessThere("/user-agreement");
    case "unverified agent":
      return pathname === "/agent-application" ? null : unlessThere("/verify-email");
    case "payment step":
      return inPayment.includes(pathname)
        ? null
        : unlessThere(`/user-agreement?orgId=${LANTERN_HARBOR}&orgType=fmo`);
    case "setup step":
    case "executive in the setup step":
      return unlessThere("/onboarding-pending");
    default:
      return null;
  }
}

const isStranger = (state: State) => state === "anonymous" || state === "ended session";
const inOnboarding = (state: State) =>
  [
    "payment step",
    "setup step",
    "executive in the setup step",
    "executive in onboarding, without terms",
  ].includes(state);

/** No user, or one who is archived. */
const isOut = (state: State) => ["anonymous", "ended session", "archived"].includes(state);

/** What the guard itself answers; null if it lets the visitor through. */
export function refusalOf(guard: Guard, state: State, path: string): Answer | null {
  switch (guard) {
    case "public":
      return null;
    case "anonymous":
      return state === "anonymous" || state === "ended session" ? null : "/dashboard";
    case "signed-in":
      return sentTo(state, path);
    case "settings":
      return isOut(state) ? sentTo(state, path) : null;
    case "admin":
      if (state === "admin without second factor") return SHOW_FACTOR(path);
      return sentTo(state, path) ?? (state === "admin" ? null : "/dashboard");
    case "call":
      return sentTo(state, path) === null ? null : isStranger(state) ? 401 : 403;
    // Onboarding status can be read during onboarding.
    case "onboarding call":
      return inOnboarding(state) ? null : refusalOf("call", state, path);
  }
}
