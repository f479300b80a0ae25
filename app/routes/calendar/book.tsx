import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { calendarPaths } from "#app/calendar-paths.ts";
import { book } from "#app/domains/calendar/book-commands.server.ts";
import { bookingInput, readBooking } from "#app/domains/calendar/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import { readFields } from "#app/platform/submission.ts";
import { t } from "#app/text/text.ts";
import { findAgentToBook, refusalOf } from "./book-page.server.ts";
import { lateBook } from "./late-book.ts";
import { loadBook } from "./load-book.server.ts";

export const handle = { access: "public", bring: lateBook.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadBook(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const agent = await findAgentToBook(context, params.identifier);
  const form = await parseForm(request);
  const type = agent.types.find(({ id }) => id === form.get("type"));
  const sent = readFields(form, bookingInput(type?.way));
  if (!sent.ok) return sent.refuse(400);
  const booking = readBooking(sent.value);
  const wait = await takeAction(context, "book");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const viewer = await getViewer(context);
  const userId = viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
  if (userId !== null && agent.recipients.some((one) => one.userId === userId))
    return sent.refuse(403, { errors: { form: t("This is your own calendar, so you can’t book it.") } });
  const outcome = await book(context, agent, booking, userId);
  if (outcome.kind === "booked")
    return redirect(calendarPaths.appointment(outcome.id, { token: outcome.token, booked: true }), 303);
  const { status, ...why } = refusalOf(outcome, agent, booking);
  return sent.refuse(status, why);
}

export const meta = lateBook.meta;

export default lateBook.Page;
