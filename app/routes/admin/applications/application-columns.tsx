import { Link } from "@remix-run/react";
import type { AdminApplicationRow } from "#app/domains/onboarding/application-list-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { APPLICATION_STATUS } from "../application-words.ts";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";

/** What the list of applications can show. */
export const APPLICATION_COLUMNS: readonly ListColumn<AdminApplicationRow>[] = [
  {
    key: "organization",
    label: "Organization",
    heading: true,
    file: { organization: (row) => row.name, id: (row) => row.id },
    cell: (row) => (
      <Link to={paths.adminApplication(row.id)} prefetch="none" data-key-open>
        {row.name}
      </Link>
    ),
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
    file: { to: (row) => (row.toManage ? "run a listed one" : "make a new one") },
    cell: (row) => (row.toManage ? "Run a listed one" : "Make a new one"),
  },
  {
    key: "by",
    label: "By",
    optional: "shown",
    cell: (row) => <bdi>{row.email}</bdi>,
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
    cell: (row) => <LocalTime timeMs={row.submittedAt} />,
    file: { sent: (row) => fileMoment(row.submittedAt) },
  },
  {
    key: "decided",
    label: "Decided",
    optional: "shown",
    file: { decided: (row) => fileMoment(row.decidedAt) },
    cell: (row) => (row.decidedAt === null ? "Not yet" : <LocalTime timeMs={row.decidedAt} />),
  },
];
