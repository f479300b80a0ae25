/** One appointment, for whoever its address lets in. */
import { findAppointment, type SeenAppointment } from "#app/domains/calendar/appointment-queries.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { t } from "#app/text/text.ts";

/** The secret of a mailed link; null for what is none. */
export const tokenOf = (request: Request): string | null =>
  /^[\w-]{43}$/.exec(new URL(request.url).searchParams.get("token") ?? "")?.[0] ?? null;

/** Throws a 404 for everybody whose it is not, as if there were none. */
export async function requireAppointment(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<SeenAppointment & { token: string | null }> {
  const known = parseUuid(id);
  const viewer = await getViewer(context);
  const userId = viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
  const token = tokenOf(request);
  const seen = known === null ? null : await findAppointment(context, known, { token, userId });
  if (seen !== null) return { ...seen, token };
  throw notFoundNotice(
    t("Appointment not found"),
    t("Open it from the email we sent you, or sign in with the account that booked it."),
    [
      { label: t("Sign in"), to: paths.auth() },
      { label: t("Find agents"), to: paths.locationHub() },
    ],
  );
}
