/** What narrows the list of applications. */
import type { ApplicationShow } from "#app/domains/onboarding/application-list-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";

const SHOWS: Readonly<Record<ApplicationShow, string>> = {
  waiting: "Waiting, the oldest first",
  approved: "Approved",
  rejected: "Rejected",
};
export const TYPES = ["agency", "fmo", "carrier"] as const;

export const APPLICATION_FILTERS = [
  { name: "find", label: "Name of the organization" },
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: Object.entries(SHOWS).map(([value, label]) => ({ value, label })),
  },
  {
    name: "type",
    label: "Type",
    any: "Any type",
    options: TYPES.map((value) => ({ value, label: typeWords[value] })),
  },
] as const;
