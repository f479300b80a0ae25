/** Offices that a list has elsewhere: the page of an agency that nobody manages moves, and the managers of others are asked. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { OfficePlace } from "../agents/places.server.ts";
import type { AgencyFacts } from "../types.ts";

export type AgencyOffice = {
  street: string;
  zip: string;
  cityNo: number;
  stateCode: string;
  lat: number;
  lon: number;
};
/** `managers`: the accounts that are asked; null: nobody manages the page, and it moves. */
export type AgencyMove = { from: AgencyOffice; to: AgencyOffice; managers: string[] | null; said: string };

/**
 * The office that a list has elsewhere. Only a list of the state where the agency is moves it, so that two states with different
 * addresses don't move it back and forth.
 */
export function moveOf(
  { managers, ...organization }: AgencyOffice & { managers: readonly string[] },
  { status, street, city, addressState, zip }: AgencyFacts,
  place: OfficePlace | { problem: string },
  listState: string,
): AgencyMove | null {
  if (status !== "active" || organization.stateCode !== listState || "problem" in place) return null;
  const isHere = place.zip === zip ? place.zip === organization.zip : place.cityNo === organization.cityNo;
  if (isHere) return null;
  const officeOf = (one: Omit<AgencyOffice, "street">, own: string): AgencyOffice => ({
    street: own,
    zip: one.zip,
    cityNo: one.cityNo,
    stateCode: one.stateCode,
    lat: one.lat,
    lon: one.lon,
  });
  const town = [city, addressState].filter((part) => part !== null).join(", ");
  return {
    from: officeOf(organization, organization.street),
    to: officeOf(place, street ?? ""),
    managers: managers.length === 0 ? null : [...managers],
    said: [street, `${town} ${zip ?? ""}`.trim()].filter((part) => part !== null && part !== "").join(", "),
  };
}

/** Accounts that own or manage an organization, as a JSON array. */
export const managersOf = (organizationNo: SQL): SQL =>
  sql`(SELECT json_group_array(m.user_id) FROM organization_members m WHERE m.organization_no = ${organizationNo}
    AND m.user_id IS NOT NULL AND m.left_at IS NULL AND m.role IN ('owner', 'manager'))`;

export type Moved = { organizationNo: number; from: string; to: AgencyOffice };

/** That these are still where they were, and nobody manages them. */
export const areUnmanaged = (moved: readonly Moved[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(moved.map(({ organizationNo, from }) => [organizationNo, from]))}) j
    CROSS JOIN organizations o WHERE o.organization_no = j.value->>0 AND (o.zip <> j.value->>1 OR EXISTS (SELECT 1
      FROM organization_members m WHERE m.organization_no = o.organization_no AND m.user_id IS NOT NULL
        AND m.left_at IS NULL AND m.role IN ('owner', 'manager'))))`;

/** The statement that gives agencies another office, those that are where they were. */
export function officeStatements(
  { db }: Pick<AppContext, "db">,
  moved: readonly Moved[],
): BatchItem<"sqlite">[] {
  if (moved.length === 0) return [];
  const rows = moved.map(({ organizationNo, from, to }) => [
    ...[organizationNo, from, to.street, to.zip, to.cityNo, to.stateCode, to.lat, to.lon],
  ]);
  return [
    db.orm.run(sql`UPDATE organizations SET street = j.value->>2, zip = j.value->>3, city_no = j.value->>4,
        state_code = j.value->>5, lat = j.value->>6, lon = j.value->>7
      FROM json_each(${JSON.stringify(rows)}) j
      WHERE organizations.organization_no = j.value->>0 AND organizations.zip = j.value->>1`),
  ];
}

/** The statements that ask those who manage an agency's page whether it has moved. */
export const askStatements = (
  context: Pick<AppContext, "db" | "clock">,
  agency: string,
  slug: string | null,
  move: AgencyMove | null,
): BatchItem<"sqlite">[] =>
  (move?.managers ?? []).map((userId) =>
    notificationStatement(context, {
      userId,
      type: "info",
      title: `Is ${agency} still where it was?`,
      message: `The state’s list has its office at ${move?.said ?? ""}. If that’s right, change the address on its page.`,
      actionUrl: slug === null ? paths.dashboard() : paths.organization(slug),
    }),
  );
