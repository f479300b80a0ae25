import {
  type ApplicationShow,
  adminApplications,
} from "#app/domains/onboarding/applications/application-list-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { APPLICATION_STATUS } from "../applications/application-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";

const SHOW_WORDS: Readonly<Record<ApplicationShow, string>> = {
  waiting: "Waiting, the oldest first",
  approved: "Approved",
  rejected: "Rejected",
};
const SHOWS = Object.keys(SHOW_WORDS) as ApplicationShow[];

const TYPES = ["agency", "fmo", "carrier"] as const;

export const applications = defineList({
  name: "applications",
  title: "Applications",
  lead: "To make an organization, or to run one that’s listed.",
  description: "To make or run an organization.",
  noun: { one: "application", many: "applications" },
  empty: "The next one will show up here as soon as it’s sent.",
  filters: [
    { name: "find", label: "Name of the organization" },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: SHOWS.map((value) => ({ value, label: SHOW_WORDS[value] })),
    },
    {
      name: "type",
      label: "Type",
      any: "Any type",
      options: TYPES.map((value) => ({ value, label: typeWords[value] })),
    },
  ],
  filterOf: ({ find, status, type }) => ({
    find,
    show: SHOWS.find((one) => one === status),
    type: TYPES.find((one) => one === type),
  }),
  columns: [
    {
      key: "organization",
      label: "Organization",
      heading: true,
      cell: (row) => ({ link: paths.adminApplication(row.id), text: row.name, opens: true }),
      file: { organization: (row) => row.name, id: (row) => row.id },
    },
    {
      key: "type",
      label: "Type",
      optional: "shown",
      cell: (row) => typeWords[row.type],
      file: { type: (row) => row.type },
    },
    {
      key: "what",
      label: "To",
      optional: "shown",
      cell: (row) => (row.toManage ? "Run a listed one" : "Make a new one"),
      file: { to: (row) => (row.toManage ? "run a listed one" : "make a new one") },
    },
    {
      key: "by",
      label: "By",
      optional: "shown",
      cell: (row) => ({ name: row.email }),
      file: { email: (row) => row.email },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => APPLICATION_STATUS[row.status],
      file: { status: (row) => row.status },
    },
    {
      key: "sent",
      label: "Sent",
      cell: (row) => ({ at: row.submittedAt }),
      file: { sent: (row) => fileMoment(row.submittedAt) },
    },
    {
      key: "decided",
      label: "Decided",
      optional: "shown",
      cell: (row) => (row.decidedAt === null ? "Not yet" : { at: row.decidedAt }),
      file: { decided: (row) => fileMoment(row.decidedAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...adminApplications,
  exported: { act: "application.export", kind: "application" },
});
