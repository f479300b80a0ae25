import { STORED_ERRORS } from "#app/domains/errors/limits.ts";
import { listErrors } from "#app/domains/errors/queries.server.ts";
import { ERROR_SOURCES, type ErrorSource, SEVERITIES } from "#app/domains/errors/types.ts";
import { paths } from "#app/paths/paths.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { SEVERITY_LABELS } from "../list-pages/severity-mark.tsx";
import { shortList } from "../list-pages/short-list.server.ts";

const SOURCE_LABELS: Readonly<Record<ErrorSource, string>> = { server: "Server", browser: "Browser" };

export const errors = defineList({
  name: "errors",
  to: paths.adminErrors,
  title: "Errors",
  lead: `The last ${STORED_ERRORS} different errors, on the server and in browsers. Each shows its latest number.`,
  description: "What went wrong on the server and in browsers.",
  noun: { one: "error", many: "errors" },
  empty: "The next error will show up here as soon as it’s reported.",
  filters: [
    {
      name: "severity",
      label: "Severity",
      any: "Any severity",
      options: SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] })),
    },
    {
      name: "source",
      label: "Source",
      any: "Any source",
      options: ERROR_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] })),
    },
    {
      name: "request",
      label: "Number on the error screen",
      hint: "Newer errors may have replaced it, or it happened again with another number.",
    },
  ],
  filterOf: ({ severity, source, request }) => ({
    severity: SEVERITIES.find((one) => one === severity),
    source: ERROR_SOURCES.find((one) => one === source),
    requestId: request?.toLowerCase(),
  }),
  columns: [
    {
      key: "severity",
      label: "Severity",
      cell: (row) => ({ severity: row.severity }),
      file: { severity: (row) => row.severity },
    },
    {
      key: "message",
      label: "Error",
      heading: true,
      cell: (row) => [
        { long: row.message },
        { caption: `${row.path} · ${row.device}` },
        ...(row.stack === "" ? [] : [{ more: "Where in the code", lines: [[{ pre: row.stack }]] }]),
      ],
      file: {
        message: (row) => row.message,
        stack: (row) => row.stack,
        path: (row) => row.path,
        device: (row) => row.device,
      },
    },
    {
      key: "source",
      label: "Source",
      optional: "shown",
      cell: (row) => SOURCE_LABELS[row.source],
      file: { source: (row) => row.source },
    },
    {
      key: "times",
      label: "Times",
      end: true,
      optional: "shown",
      cell: (row) => row.times.toLocaleString("en-US"),
      file: { times: (row) => row.times },
    },
    {
      key: "first",
      label: "First",
      optional: "shown",
      cell: (row) => ({ at: row.firstAt }),
      file: { first: (row) => fileMoment(row.firstAt) },
    },
    {
      key: "last",
      label: "Last",
      optional: "shown",
      cell: (row) => ({ at: row.lastAt }),
      file: { last: (row) => fileMoment(row.lastAt) },
    },
    {
      key: "number",
      label: "Number",
      optional: "shown",
      cell: (row) => (row.requestId === "" ? "none" : { code: row.requestId }),
      file: { number: (row) => row.requestId },
    },
  ],
  rowKey: (row) => String(row.errorNo),
  ...shortList(listErrors),
  exported: { act: "error.export", kind: "error" },
});
