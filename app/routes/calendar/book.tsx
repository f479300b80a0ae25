import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { book } from "#app/domains/calendar/appointments/book-commands.server.ts";
import { bookingInput, readBooking } from "#app/domains/calendar/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { WithPerson } from "#app/ui/layout/with-person.tsx";
import { Progress } from "#app/ui/navigation/progress.tsx";
import { BookDetails } from "./book-details.tsx";
import { findAgentToBook, loadBooking, refusalOf } from "./book-page.server.ts";
import { agreedScope } from "./book-scope.server.ts";
import { BookTimes } from "./book-times.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** The agent, and the step of booking that the address names. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [viewer, agent] = await Promise.all([
    getViewer(context),
    findAgentToBook(context, params.identifier),
  ]);
  return loadBooking(request, context, agent, viewer);
}

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
  // The session proves this address; any other is confirmed by the link in its email.
  const confirmed = userId !== null && viewer?.emailConfirmed === true && viewer.email === booking.email;
  const agreed = agreedScope(context, agent, booking);
  if ("errors" in agreed) return sent.refuse(400, agreed);
  const outcome = await book(context, agent, booking, { userId, confirmed }, agreed.scope);
  if (outcome.kind === "booked" || outcome.kind === "held")
    return redirect(calendarPaths.appointment(outcome.id, { token: outcome.token, booked: true }), 303);
  const { status, ...why } = refusalOf(outcome, agent, booking);
  return sent.refuse(status, why);
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
  pageMeta("", {
    title: page === undefined ? t("Book a time") : t("Book a time with {name}", { name: page.agent.name }),
    description: t("Choose what it’s about and a free time."),
    indexable: false,
  });

export default function Book() {
  const { agent, ahead, step, notice } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (step.kind === "closed")
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("You can’t book {name} here", { name: agent.name })}
          actions={
            <>
              {step.why === null ? (
                <ButtonLink to={paths.beforeMessage(agent.slug)}>{t("Send a message")}</ButtonLink>
              ) : (
                <ButtonLink look="primary" to={paths.search({ q: step.near, accepting: true })}>
                  {t("Agents near {zip}", { zip: step.near })}
                </ButtonLink>
              )}
              <Link to={paths.showcase(agent.slug)}>{t("Back to profile")}</Link>
            </>
          }
        >
          <p>{step.why ?? t("No times are open for booking right now.")}</p>
        </EmptyState>
      </PageMain>
    );
  return (
    <PageMain own>
      <WithPerson
        person={agent}
        title={t("Book a time with {name}", { name: agent.name })}
        about={
          <>
            {step.place === null ? null : <span>{`${step.place}. `}</span>}
            <Link to={paths.showcase(agent.slug)}>{t("Back to profile")}</Link>
          </>
        }
        next={{ title: t("What happens next"), steps: ahead }}
      >
        <Progress
          at={step.kind === "times" ? 0 : 1}
          steps={[
            { label: t("Time"), to: step.kind === "details" ? step.otherTimes : undefined },
            { label: t("Your details") },
          ]}
        />
        {notice === null ? null : (
          <Note tone="bad" className="mb-5" live>
            {notice}
          </Note>
        )}
        {step.kind === "times" ? <BookTimes step={step} /> : null}
        {step.kind === "details" ? <BookDetails key={step.at} step={step} answer={answer} /> : null}
      </WithPerson>
    </PageMain>
  );
}
