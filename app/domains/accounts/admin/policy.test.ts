import { expect, test } from "vitest";
import { whyNotRole } from "./policy.ts";

const free = {
  role: "customer",
  emailConfirmed: true,
  status: "active",
  managesProfile: false,
  openClaim: false,
  openAgentApplication: false,
  leadsOrganization: false,
  openApplication: false,
} as const;

test("an account that nothing ties gets another role", () => {
  for (const role of ["agent", "admin"] as const) expect(whyNotRole(free, role)).toBeNull();
  expect(whyNotRole({ ...free, role: "agent", emailConfirmed: false }, "customer")).toBeNull();
});

test.each([
  [{ role: "admin" }, "They have this role already."],
  [{ status: "archived" }, "Restore the account first."],
  [{ managesProfile: true }, "They manage an agent’s profile. It needs to go to somebody else first."],
  [{ openClaim: true }, "They have an open claim to a profile. Decide it first."],
  [{ openAgentApplication: true }, "They applied to be listed. Decide that first."],
  [{ leadsOrganization: true }, "Their role comes from an organization. End their membership there first."],
  [{ openApplication: true }, "They have an open application. Decide it first."],
  [{ emailConfirmed: false }, "They haven’t confirmed their email address."],
] as const)("with %j none becomes an admin", (tie, said) => {
  expect(whyNotRole({ ...free, ...tie }, "admin")).toBe(said);
});
