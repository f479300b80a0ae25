/** What narrows the list of applications. */
import type {
  AdminApplicationFilter,
  ApplicationShow,
} from "#app/domains/onboarding/application-list-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";

const SHOW_WORDS: Readonly<Record<ApplicationShow, string>> = {
  waiting: "Waiting, the oldest first",
  approved: "Approved",
  rejected: "Rejected",
};
const TYPES = ["agency", "fmo", "carrier"] as const;

export const APPLICATION_FILTERS = [
  { name: "find", label: "Name of the organization" },
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: Object.entries(SHOW_WORDS).map(([value, label]) => ({ value, label })),
  },
  {
    name: "type",
    label: "Type",
    any: "Any type",
    options: TYPES.map((value) => ({ value, label: typeWords[value] })),
  },
] as const;

const SHOWS = Object.keys(SHOW_WORDS) as ApplicationShow[];

/** What the address asks for. */
export const applicationFilterOf = ({
  find,
  status,
  type,
}: {
  [Name in (typeof APPLICATION_FILTERS)[number]["name"]]?: string;
}): AdminApplicationFilter => ({
  find,
  show: SHOWS.find((one) => one === status),
  type: TYPES.find((one) => one === type),
});
