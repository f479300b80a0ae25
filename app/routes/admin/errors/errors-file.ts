import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ErrorFilterInput } from "#app/domains/errors/inputs.ts";
import { listErrors } from "#app/domains/errors/queries.server.ts";
import type { ListedError } from "#app/domains/errors/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { recordActs } from "#app/platform/database/commit.ts";
import { csvAnswer, streamCsv } from "#app/platform/lists/csv-stream.ts";
import { type FileCell, fileMoment } from "../lists/definition.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const CELLS: Readonly<Record<string, (row: ListedError) => FileCell>> = {
  severity: (row) => row.severity,
  source: (row) => row.source,
  message: (row) => row.message,
  stack: (row) => row.stack,
  path: (row) => row.path,
  number: (row) => row.requestId,
  device: (row) => row.device,
  times: (row) => row.times,
  first: (row) => fileMoment(row.firstAt),
  last: (row) => fileMoment(row.lastAt),
};

/** `GET /admin-console/errors.csv`, with the filters of the page: as few as are kept, so all of them are read at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const filter = ErrorFilterInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { severity = null, source = null, requestId } = filter;
  const { errors } = await listErrors(context, filter);
  await recordActs(context, [
    {
      actorId: admin.userId,
      act: "error.export",
      subject: { kind: "error", id: "list" },
      after: { severity, source, searched: requestId !== undefined },
    },
  ]);
  const rows = errors.map((row) => Object.values(CELLS).map((cell) => cell(row)));
  return csvAnswer(
    streamCsv(Object.keys(CELLS), async () => ({ rows, next: null })),
    "errors.csv",
  );
}
