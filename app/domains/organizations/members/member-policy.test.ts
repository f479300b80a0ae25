import { describe, expect, test } from "vitest";
import { ROLES } from "#db/lists.ts";
import {
  canDo,
  invitableRoles,
  joinProblem,
  type MemberAct,
  roleAfterJoining,
  rolesThatMay,
} from "./member-policy.ts";

const WHO = ["owner", "manager", "executive", "member"] as const;
const O = "owner";
const OM = "owner manager";

/** By act and by the role it is done to: who may. Written a second time, so that a mistake isn't repeated. */
const table: Readonly<
  Record<Exclude<MemberAct, "see" | "leave" | "close" | "change-role">, Record<(typeof WHO)[number], string>>
> = {
  invite: { owner: "", manager: O, executive: OM, member: OM },
  "answer-request": { owner: "", manager: O, executive: OM, member: OM },
  remove: { owner: "", manager: O, executive: OM, member: OM },
  "hand-over": { owner: "", manager: O, executive: O, member: "" },
};
/** From, to: who may. */
const changes: Record<(typeof WHO)[number], Record<(typeof WHO)[number], string>> = {
  owner: { owner: "", manager: "", executive: "", member: "" },
  manager: { owner: "", manager: "", executive: O, member: O },
  executive: { owner: "", manager: O, executive: "", member: OM },
  member: { owner: "", manager: O, executive: OM, member: "" },
};

describe("who may do what to whom", () => {
  for (const [act, targets] of Object.entries(table))
    for (const [target, may] of Object.entries(targets))
      for (const role of WHO)
        test(`${role}, ${act}, ${target}`, () => {
          expect(canDo(role, act as MemberAct, target as (typeof WHO)[number])).toBe(
            may.split(" ").includes(role),
          );
        });
  for (const from of WHO)
    for (const to of WHO)
      for (const role of WHO)
        test(`${role} makes ${from} ${to}`, () => {
          expect(canDo(role, "change-role", from, to)).toBe(changes[from][to].split(" ").includes(role));
        });
  test("acts on oneself", () => {
    expect(rolesThatMay("see")).toEqual(["owner", "manager", "executive"]);
    expect(rolesThatMay("leave"), "the owner transfers or closes").toEqual([
      "manager",
      "executive",
      "member",
    ]);
    expect(rolesThatMay("close")).toEqual(["owner"]);
    expect(invitableRoles("owner")).toEqual(["member", "executive", "manager"]);
    expect(invitableRoles("manager")).toEqual(["member", "executive"]);
    expect(invitableRoles("executive")).toEqual([]);
    expect(invitableRoles("member")).toEqual([]);
  });
});

describe("what an account becomes by joining", () => {
  const LEADS = { agency: "agency_executive", fmo: "fmo_executive", carrier: "carrier_executive" } as const;
  test.each(["agency", "fmo", "carrier"] as const)("%s", (type) => {
    expect(roleAfterJoining("customer", "manager", type)).toBe(type);
    expect(roleAfterJoining("customer", "executive", type)).toBe(LEADS[type]);
    for (const role of ROLES) {
      expect(roleAfterJoining(role, "member", type), `${role} as a member`).toBe(role);
      if (role !== "customer")
        expect(roleAfterJoining(role, "manager", type), `${role} as a manager`).toBe(role);
    }
  });

  const person = { verified: false, emailConfirmed: true };
  test.each([
    ["customer", "member", null],
    ["customer", "manager", null],
    ["agent", "manager", "agent-leads"],
    ["agent", "executive", "agent-leads"],
    ["agent", "member", "agent-unverified"],
    ["admin", "member", "admin"],
    ["admin", "executive", "admin"],
    ["org_pending", "member", null],
    ["org_pending", "executive", "applicant-leads"],
    ["fmo", "executive", null],
    ["carrier_executive", "manager", null],
  ] as const)("%s as %s: %s", (role, as, problem) => {
    expect(joinProblem({ ...person, role }, as, "own-invite")).toBe(problem);
  });
  test("an unconfirmed address joins only as a member, by a link that reached it", () => {
    const unconfirmed = { role: "customer", verified: false, emailConfirmed: false } as const;
    expect(joinProblem(unconfirmed, "member", "request")).toBe("unconfirmed");
    expect(joinProblem(unconfirmed, "member", "others-invite")).toBe("unconfirmed");
    expect(joinProblem(unconfirmed, "member", "own-invite")).toBeNull();
    for (const leads of ["manager", "executive"] as const)
      expect(joinProblem(unconfirmed, leads, "own-invite")).toBe("unconfirmed");
    expect(joinProblem({ ...person, role: "agent", verified: true }, "member", "request")).toBeNull();
  });
  test("another’s invite makes members, but no managers or executives", () => {
    const customer = { ...person, role: "customer" } as const;
    expect(joinProblem(customer, "member", "others-invite")).toBeNull();
    for (const leads of ["manager", "executive"] as const) {
      expect(joinProblem(customer, leads, "others-invite")).toBe("other-address");
      expect(joinProblem(customer, leads, "own-invite")).toBeNull();
      expect(joinProblem(customer, leads, "request")).toBeNull();
    }
  });
});
