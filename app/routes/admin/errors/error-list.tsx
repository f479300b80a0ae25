import type { ListedError, Severity } from "#app/domains/errors/types.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { SEVERITY_LABELS, SOURCE_LABELS } from "./error-words.ts";

/** Errors, one way of failing a row. */
export function ErrorList({ errors }: { errors: readonly ListedError[] }) {
  return (
    <DataTable
      className="md:[&_tbody_th]:w-2/5"
      caption="Errors, newest first"
      rows={errors}
      rowKey={(row) => String(row.errorNo)}
      columns={[
        { key: "severity", label: "Severity", cell: (row) => <SeverityMark severity={row.severity} /> },
        {
          key: "message",
          label: "Error",
          heading: true,
          cell: (row) => (
            // Broken only where a word alone is wider than this; the other columns keep theirs whole.
            <div className="wrap-break-word max-w-112">
              <span>{row.message}</span>
              <Caption as="span" className="block font-text">
                {`${row.path} · ${row.device}`}
              </Caption>
              {row.stack === "" ? null : (
                <Disclosure dense summary="Where in the code">
                  <pre className="wrap-break-word m-0 whitespace-pre-wrap font-text text-13">{row.stack}</pre>
                </Disclosure>
              )}
            </div>
          ),
        },
        { key: "source", label: "Source", cell: (row) => SOURCE_LABELS[row.source] },
        { key: "times", label: "Times", end: true, cell: (row) => row.times.toLocaleString("en-US") },
        { key: "first", label: "First", cell: (row) => <LocalTime timeMs={row.firstAt} /> },
        { key: "last", label: "Last", cell: (row) => <LocalTime timeMs={row.lastAt} /> },
        {
          key: "number",
          label: "Number",
          cell: (row) => (row.requestId === "" ? "none" : <code className="text-13">{row.requestId}</code>),
        },
      ]}
    />
  );
}

const SIGNS: Readonly<Record<Severity, IconName>> = {
  critical: "stop",
  high: "warning",
  medium: "flag",
  low: "info",
};

/** The word and the sign say it, the color only helps. */
const LOOKS: Readonly<Record<Severity, string>> = {
  critical: "border-danger bg-danger text-on-accent",
  high: "border-danger bg-danger-tint text-danger",
  medium: "border-line-strong",
  low: "border-line text-muted",
};

/** How bad an error is, as a word with a sign of its own. */
function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-1 border px-1.75 py-px font-label text-13 ${LOOKS[severity]}`}
    >
      <Icon name={SIGNS[severity]} />
      <span>{SEVERITY_LABELS[severity]}</span>
    </span>
  );
}
