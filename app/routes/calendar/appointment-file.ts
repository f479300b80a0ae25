import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { clientFile } from "#app/domains/calendar/appointments/appointment-ics.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { requireAppointment } from "./appointment-page.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** One appointment as a file for calendar programs. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { appointment, token } = await requireAppointment(request, context, params.id);
  // An unconfirmed appointment isn't booked yet.
  if (appointment.confirmBy !== null) throw new Response(null, { status: 404 });
  const { host } = new URL(context.origin);
  const url = context.origin + calendarPaths.appointment(appointment.id, { token });
  const method = appointment.status === "canceled" ? "CANCEL" : "PUBLISH";
  return new Response(clientFile(appointment, { host, url }), {
    headers: {
      "Content-Type": `text/calendar; charset=utf-8; method=${method}`,
      "Content-Disposition": 'attachment; filename="appointment.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
