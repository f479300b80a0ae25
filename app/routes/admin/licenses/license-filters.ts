/** What narrows the list of licenses. */

import type {
  AdminLicenseFilter,
  AdminLicenseRow,
} from "#app/domains/licenses/license-list-queries.server.ts";
import { EVIDENCE_WORDS } from "#app/domains/licenses/words.ts";

export const RECORDED: Readonly<Record<AdminLicenseRow["status"], string>> = {
  active: "Active",
  expired: "Expired",
  surrendered: "Surrendered",
  revoked: "Revoked",
};
const STATUSES = Object.keys(RECORDED) as AdminLicenseRow["status"][];
const EVIDENCE = Object.keys(EVIDENCE_WORDS) as AdminLicenseRow["evidence"][];

export const licenseFilters = (states: readonly { value: string; label: string }[]) =>
  [
    { name: "find", label: "License number or NPN", hint: "The whole number." },
    { name: "state", label: "State", any: "Any state", options: states, pattern: /^[A-Z]{2}$/ },
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

/** What the address asks for. */
export const licenseFilterOf = ({
  find,
  state,
  status,
  evidence,
}: {
  [Name in ReturnType<typeof licenseFilters>[number]["name"]]?: string;
}): AdminLicenseFilter => ({
  find,
  state,
  status: STATUSES.find((one) => one === status),
  evidence: EVIDENCE.find((one) => one === evidence),
});
