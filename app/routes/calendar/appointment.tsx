import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { STATUSES } from "#app/domains/calendar/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { changeAppointment } from "./appointment-actions.server.ts";
import { AppointmentChanges } from "./appointment-changes.tsx";
import { loadAppointment } from "./appointment-page.server.ts";
import { MarkForms } from "./mark-forms.tsx";
import { MoveTimes } from "./move-times.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadAppointment(request, context, params.id);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeAppointment(request, context, params.id);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta("", {
    title: page?.title ?? t("Appointment"),
    description: t("When, where, and what you can change."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function AppointmentPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const {
    title,
    status,
    when,
    length,
    way,
    where,
    link,
    insurance,
    note,
    client,
    agent,
    side,
    agreed,
    legal,
  } = page;
  const facts = [
    { term: t("When"), detail: <b>{when}</b> },
    { term: t("How long"), detail: length },
    {
      term: t("Where"),
      detail: (
        <>
          <span>{where ?? way}</span>
          {link === null ? null : (
            <>
              <span> </span>
              <a href={link} rel="noreferrer nofollow">
                {t("Open the video call")}
              </a>
            </>
          )}
        </>
      ),
    },
    { term: t("About"), detail: insurance },
    ...(agreed === null
      ? []
      : [
          {
            term: t("Agreed topics"),
            detail: (
              <>
                {agreed.person === null ? null : <span className="block">{agreed.person}</span>}
                {agreed.products.map((one) => (
                  <span key={one} className="block">
                    {one}
                  </span>
                ))}
              </>
            ),
          },
        ]),
    ...(side === "client"
      ? [{ term: t("Agent"), detail: <Link to={paths.showcase(agent.slug)}>{agent.name}</Link> }]
      : []),
    ...(client === null
      ? []
      : [
          {
            term: t("Client"),
            detail: (
              <>
                <span dir="auto">{client.name || t("Account deleted")}</span>
                {client.email === "" ? null : (
                  <a className="block" href={`mailto:${client.email}`}>
                    {client.email}
                  </a>
                )}
                {client.phone === null ? null : (
                  <a className="block" href={phoneLink(client.phone)}>
                    {formatPhone(client.phone)}
                  </a>
                )}
              </>
            ),
          },
        ]),
    ...(note === ""
      ? []
      : [{ term: t("Note"), detail: <span className="whitespace-pre-line">{note}</span> }]),
  ];
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{page.booked ? t("You’re booked") : title}</h1>
        {page.confirmation !== "confirmed" ? (
          <HeldWords page={page} />
        ) : page.booked ? (
          <p className="text-muted">
            {t("{title}. We emailed you at {email} with a link to this page.", {
              title,
              email: page.email ?? "",
            })}
          </p>
        ) : (
          <p className="text-muted">{statusWords(page)}</p>
        )}
      </PageHead>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" className="mb-5" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {page.flagged ? (
        <Note tone="bad" className="mb-5">
          <b>{t("The license on file no longer covers {insurance} on this day.", { insurance })}</b>
          <span> </span>
          {side === "client" ? (
            rich(
              "{agent} can’t sell you this insurance then. You can keep the appointment, cancel it, or {find}.",
              {
                agent: agent.name,
                find: <Link to={page.search}>{t("find another licensed agent")}</Link>,
              },
            )
          ) : (
            <>
              <span>{`${t("We told the client.")} `}</span>
              <Link to={paths.settings({ section: "licenses" })}>{t("Look at your licenses")}</Link>
            </>
          )}
        </Note>
      ) : null}
      <FactList items={facts} className="mb-6 border-line border-b" />
      {page.mayConfirm ? (
        <Form method="post" action={page.here} className="mb-5">
          <Button look="primary" name="intent" value="confirm">
            {t("Confirm the appointment")}
          </Button>
        </Form>
      ) : null}
      {page.nextTimes.length === 0 ? null : (
        <Section id="next" title={t("Next free times")} thin>
          <ul className="mb-5 flex list-none flex-wrap gap-2">
            {page.nextTimes.map(({ time, to }) => (
              <li key={to}>
                <ButtonLink to={to}>{time}</ButtonLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.moving === null ? (
        <AppointmentChanges
          file={page.file}
          moveTo={page.moveTo}
          mayCancel={page.mayCancel}
          side={side}
          here={page.here}
          reviewTo={page.reviewTo}
          bookTo={page.bookTo}
        />
      ) : (
        <MoveTimes {...page.moving} here={page.here} />
      )}
      {page.mayMark ? (
        <Form method="post" action={page.here} className="mt-6">
          <MarkForms status={status} />
        </Form>
      ) : null}
      {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
    </PageMain>
  );
}

/** The status of a time that waits for confirmation, or lapsed without it. */
function HeldWords({
  page: { confirmation, heldUntil, mayConfirm, email },
}: {
  page: { confirmation: string; heldUntil: string | null; mayConfirm: boolean; email: string | null };
}) {
  const until = heldUntil ?? "";
  return (
    <p className="text-muted">
      {confirmation === "lapsed"
        ? t("This time was held until {until}. It wasn’t confirmed, so it’s free again.", {
            until,
          })
        : mayConfirm
          ? t("We hold this time for you until {until}. Confirm it, and it’s yours.", { until })
          : t(
              "Not booked yet: we emailed a link to {email}. Open it and confirm by {until}, or the time is free again.",
              { email: email ?? "", until },
            )}
    </p>
  );
}

function statusWords({
  status,
  canceledBy,
  side,
  agent,
}: {
  status: keyof typeof STATUSES;
  canceledBy: "client" | "agent" | null;
  side: "client" | "agent";
  agent: { name: string };
}): string {
  if (status !== "canceled") return `${t(STATUSES[status])}.`;
  if (canceledBy === side) return t("Canceled by you.");
  return canceledBy === "agent"
    ? t("Canceled by {name}.", { name: agent.name })
    : t("Canceled by the client.");
}
