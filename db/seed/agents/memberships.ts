/** Members of organizations: which one, in which role, since when, and who left. */

import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import type { SeedContext } from "../context.ts";
import { uuidV7 } from "../identifiers.ts";
import type { AgencyMap } from "../places/nearby.ts";
import { Random } from "../random.ts";
import type { MemberRole, MemberRow, Membership, Organization, PersonRow } from "../records.ts";
import { inventName } from "../words/names.ts";
import { landmarks } from "./landmarks.ts";

const IN_AGENCY_SHARE = 0.71;
const IN_CARRIER_SHARE = 0.03;
const IN_FMO_SHARE = 0.015;
const EARLIER_MEMBERSHIP_SHARE = 0.06;

/** Draws where an agent works: 70 % in a nearby agency, a few with a carrier or an FMO, the others alone. */
export function drawMembership(
  context: SeedContext,
  agencies: AgencyMap,
  others: { carrier: readonly Organization[]; fmo: readonly Organization[] },
  point: { lat: number; lon: number },
  personId: string,
  random: Random,
): Membership | null {
  const at = random.unit();
  const organization =
    at < IN_AGENCY_SHARE
      ? agencies.draw(point.lat, point.lon, random)
      : at < IN_AGENCY_SHARE + IN_CARRIER_SHARE
        ? random.pick(others.carrier)
        : at < IN_AGENCY_SHARE + IN_CARRIER_SHARE + IN_FMO_SHARE
          ? random.pick(others.fmo)
          : null;
  if (organization === null) return null;
  const role = drawRole(organization, random);
  const joinedAt = context.nowMs - Math.floor((20 + random.unit() ** 1.5 * 4000) * DAY_MS);
  const rows = [memberRow(organization, personId, role, joinedAt, null, random)];
  const earlier = random.chance(EARLIER_MEMBERSHIP_SHARE)
    ? agencies.draw(point.lat, point.lon, random)
    : null;
  if (earlier && earlier !== organization) {
    rows.push(
      memberRow(
        earlier,
        personId,
        "member",
        joinedAt - random.integer(200, 2500) * DAY_MS,
        joinedAt - random.integer(1, 90) * DAY_MS,
        random,
      ),
    );
  }
  return { organization, role, rows };
}

function drawRole(organization: Organization, random: Random): MemberRole {
  if (organization.ownedByAgent && !organization.hasOwner) {
    organization.hasOwner = true;
    return "owner";
  }
  return random.weighted<MemberRole>([
    ["member", 90],
    ["manager", 7],
    ["executive", 3],
  ]);
}

function memberRow(
  organization: Pick<Organization, "organizationNo">,
  personId: string,
  role: MemberRole,
  joinedAt: number,
  leftAt: number | null,
  random: Random,
): MemberRow {
  return {
    id: uuidV7(joinedAt, random),
    organizationNo: organization.organizationNo,
    userId: null,
    personId,
    role,
    joinedAt,
    leftAt,
    leftCause: leftAt === null ? null : "left",
  };
}

/** People who run an organization without being agents: the missing owner, managers, executives. */
export function inventStaff(
  context: SeedContext,
  organization: Organization,
): { person: PersonRow; member: MemberRow }[] {
  // Its people are fixed, including those with an account.
  if (organization.organizationNo === landmarks.organizations.lanternRow.organizationNo) return [];
  const random = new Random(context.seed, "staff", organization.organizationNo);
  const roles: MemberRole[] = organization.hasOwner ? [] : ["owner"];
  if (organization.type === "agency") {
    if (random.chance(organization.agentCount > 5 ? 0.5 : 0.12)) roles.push("manager");
    if (random.chance(organization.agentCount > 9 ? 0.4 : 0.03)) roles.push("executive");
  } else {
    for (let i = random.integer(1, 4); i > 0; i -= 1) roles.push("executive");
    for (let i = random.integer(1, 3); i > 0; i -= 1) roles.push("manager");
  }
  return roles.map((role) => {
    const name = inventName(organization.stateCode, random);
    const createdAt = organization.createdAt + random.integer(0, 60) * HOUR_MS;
    const person = { id: uuidV7(createdAt, random), ...name, createdAt };
    return { person, member: memberRow(organization, person.id, role, createdAt, null, random) };
  });
}
