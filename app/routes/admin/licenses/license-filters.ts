/** What narrows the list of licenses. */

import type { AdminLicenseRow } from "#app/domains/licenses/license-list-queries.server.ts";
import { EVIDENCE_WORDS } from "#app/domains/licenses/words.ts";

export const RECORDED: Readonly<Record<AdminLicenseRow["status"], string>> = {
  active: "Active",
  expired: "Expired",
  surrendered: "Surrendered",
  revoked: "Revoked",
};
export const STATUSES = Object.keys(RECORDED) as AdminLicenseRow["status"][];
export const EVIDENCE = Object.keys(EVIDENCE_WORDS) as AdminLicenseRow["evidence"][];

export const licenseFilters = (states: readonly { value: string; label: string }[]) =>
  [
    { name: "find", label: "License number or NPN", hint: "The whole number." },
    { name: "state", label: "State", any: "Any state", options: states },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: STATUSES.map((value) => ({ value, label: RECORDED[value] })),
    },
    {
      name: "evidence",
      label: "Evidence",
      any: "Any evidence",
      options: EVIDENCE.map((value) => ({ value, label: EVIDENCE_WORDS[value].replace(/,$/, "") })),
    },
  ] as const;
