import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { rejectedCsv } from "#app/domains/licenses/imports/import-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { recordActs } from "#app/platform/database/commit.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** The rejected rows as they came, each with its reason. A thousand are in memory at a time. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const importNo = /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0;
  const lines = rejectedCsv(context, importNo);
  const first = await lines.next();
  if (first.done) throw new Response("There’s no import at this address.\n", { status: 404 });
  const subject = { kind: "import", id: String(importNo) } as const;
  await recordActs(context, [{ actorId: admin.userId, act: "import.export", subject }]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${first.value}`));
    },
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="rejected-${importNo}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
