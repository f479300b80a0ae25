/** What has happened to a watched agent between two looks. Pure. */
import { licenseStatus } from "#app/domains/licenses/policy.ts";
import type { LicenseStatus, RecordedStatus } from "#app/domains/licenses/types.ts";
import { without } from "../bits.ts";

export type SeenLicense = {
  licenseNo: number;
  stateCode: string;
  number: string;
  lines: number;
  status: RecordedStatus;
  effectiveOn: string;
  expiresOn: string;
};

/** An agent as one look sees them. */
export type Seen = {
  cityNo: number;
  /** "Austin, TX" */
  place: string;
  /** The account that manages the profile, or the last one that did; null: none ever did. */
  ownerId: string | null;
  licenses: SeenLicense[];
};

/** Statuses that a state's record gives to a license that is over. */
export type EndedStatus = Extract<
  LicenseStatus,
  "lapsed" | "inactive" | "canceled" | "surrendered" | "revoked"
>;

export type WatchEvent =
  | { kind: "license-ended"; license: SeenLicense; status: EndedStatus }
  | { kind: "license-suspended"; license: SeenLicense }
  /** In force again: for those who were told that it wasn't. */
  | { kind: "license-restored"; license: SeenLicense }
  | { kind: "moved"; from: string; to: string }
  | { kind: "handed-over" };

const ENDED: readonly LicenseStatus[] = ["lapsed", "inactive", "canceled", "surrendered", "revoked"];
const isEnded = (status: LicenseStatus): status is EndedStatus => ENDED.includes(status);

/**
 * What is to be told. `dayBefore` and `dayNow` give the day in a state at each look. A license that another one in force
 * in the same state replaces has not ended, one that isn't on record anymore was taken back, and a profile that
 * had no account before changes no hands.
 */
export function eventsBetween(
  before: Seen,
  now: Seen,
  dayBefore: (stateCode: string) => string,
  dayNow: (stateCode: string) => string,
): WatchEvent[] {
  const statusNow = (license: SeenLicense) => licenseStatus(license, dayNow(license.stateCode));
  const events = before.licenses.flatMap((had): WatchEvent[] => {
    const before = licenseStatus(had, dayBefore(had.stateCode));
    const license = now.licenses.find(({ licenseNo }) => licenseNo === had.licenseNo);
    if (license === undefined) return [];
    const status = statusNow(license);
    if (before !== "active")
      return status === "active" && before !== "not-yet-effective"
        ? [{ kind: "license-restored", license }]
        : [];
    const isReplaced = now.licenses.some(
      (other) =>
        other.licenseNo !== had.licenseNo &&
        other.stateCode === had.stateCode &&
        statusNow(other) === "active" &&
        without(had.lines, other.lines) === 0,
    );
    if (status === "suspended") return [{ kind: "license-suspended", license }];
    return isEnded(status) && !isReplaced ? [{ kind: "license-ended", license, status }] : [];
  });
  if (before.cityNo !== now.cityNo) events.push({ kind: "moved", from: before.place, to: now.place });
  if (before.ownerId !== null && now.ownerId !== null && before.ownerId !== now.ownerId)
    events.push({ kind: "handed-over" });
  return events;
}

/** What the next look compares with: the account that managed the profile last counts, even while nobody does. */
export const remembered = (before: Seen | null, now: Seen): Seen => ({
  ...now,
  ownerId: now.ownerId ?? before?.ownerId ?? null,
});
