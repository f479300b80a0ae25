/** Booking a time: in the browser its code comes when it is touched (late-book.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { BookDetails } from "./book-details.tsx";
import { BookTimes } from "./book-times.tsx";
import { BookTypes } from "./book-types.tsx";
import type { loadBook } from "./load-book.server.ts";

export const meta = ({ data: page }: MetaArgs<typeof loadBook>) =>
  pageMeta("", {
    title: page === undefined ? t("Book a time") : t("Book a time with {name}", { name: page.agent.name }),
    description: t("Choose what it’s about and a free time."),
    indexable: false,
  });

export function Page() {
  const { agent, step, notice } = useLoaderData<typeof loadBook>();
  const answer = useAnswer<FormReply>();
  if (step.kind === "closed")
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("You can’t book {name} here", { name: agent.name })}
          actions={
            <>
              <ButtonLink to={paths.newMessage(agent.slug)}>{t("Send a message")}</ButtonLink>
              <Link to={paths.showcase(agent.slug)}>{t("Back to profile")}</Link>
            </>
          }
        >
          <p>{t("No times are open for booking right now.")}</p>
        </EmptyState>
      </PageMain>
    );
  return (
    <PageMain own form={step.kind === "details"}>
      <PageHead form>
        <h1>{t("Book a time with {name}", { name: agent.name })}</h1>
        <Row className="mt-3">
          <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} eager />
          <p className="text-muted">
            {agent.address}. <Link to={paths.showcase(agent.slug)}>{t("Back to profile")}</Link>
          </p>
        </Row>
      </PageHead>
      {notice === null ? null : (
        <Note tone="bad" className="mb-5" live>
          {notice}
        </Note>
      )}
      {step.kind === "types" ? <BookTypes types={step.types} /> : null}
      {step.kind === "times" ? <BookTimes step={step} /> : null}
      {step.kind === "details" ? <BookDetails key={step.at} step={step} answer={answer} /> : null}
    </PageMain>
  );
}
