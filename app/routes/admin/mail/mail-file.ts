import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { readMail } from "#app/platform/mail-log.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { MAIL_COLUMNS } from "./mail-columns.tsx";
import { mailFilterOf, mailFilters } from "./mail-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/mail.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "mail",
    adminId: admin.userId,
    act: "email.export",
    kind: "email",
    filters: mailFilters([]),
    columns: MAIL_COLUMNS,
    filterOf: mailFilterOf,
    read: readMail,
  });
}
