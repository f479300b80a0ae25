import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { HELD_DUE_HOURS } from "#app/domains/reviews/limits.ts";
import { findLinkPage, type LinkPage } from "#app/domains/reviews/writing/link-queries.server.ts";
import { verifyReview } from "#app/domains/reviews/writing/verify-commands.server.ts";
import { parseReviewToken } from "#app/domains/reviews/writing/write-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** Only shows a button: mail programs open links automatically and would confirm for the reader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = parseReviewToken(new URL(request.url).searchParams.get("token"));
  const page = token === null ? null : await findLinkPage(context, token);
  return data({ token, page }, page?.good ? {} : { status: 410 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = parseReviewToken((await parseForm(request)).get("token"));
  const outcome = token === null ? null : await verifyReview(context, token);
  if (outcome === null || outcome.kind === "no-link") return data({ over: true }, { status: 410 });
  const { kind, slug, agentName, paused } = outcome;
  const record = `${paths.showcase(slug)}#reviews`;
  const [title, text, to] =
    kind === "published"
      ? ([t("Review published"), t("Of {name}.", { name: agentName }), record] as const)
      : ([
          t("A person will read it first"),
          paused
            ? t(
                "Your review of {name} is confirmed. Many came at once, so new reviews of this agent wait until a person has read them. We’ll tell you within {hours} hours.",
                { name: agentName, hours: HELD_DUE_HOURS },
              )
            : t("Your review of {name} is confirmed. We’ll read it within {hours} hours.", {
                name: agentName,
                hours: HELD_DUE_HOURS,
              }),
          context.session === null ? record : paths.leaveReview(slug),
        ] as const);
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(to, 303);
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Confirm your review"),
    description: t("One click confirms that it’s yours."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function VerifyReview() {
  const { token, page } = useLoaderData<typeof loader>();
  const over = useAnswer<typeof action>()?.over ?? false;
  return (
    <PageMain own form>
      {over || token === null || page === null || !page.good ? (
        <LinkOver page={page} />
      ) : (
        <>
          <PageHead form>
            <h1>{t("Confirm your review of {name}", { name: page.agentName })}</h1>
            <p>
              <b dir="auto">{page.title}</b>
            </p>
            <p className="text-muted">
              {t(
                "Once you confirm it, we publish it with your first name and last initial, or a person reads it first.",
              )}
            </p>
          </PageHead>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button look="primary">{t("Yes, I wrote this review")}</Button>
          </Form>
        </>
      )}
    </PageMain>
  );
}

/** A link that no longer works, usually because it was already used. */
function LinkOver({ page }: { page: LinkPage | null }) {
  const published = page?.status === "published";
  return (
    <EmptyState
      level={1}
      title={t("This link no longer works")}
      actions={
        <>
          {published ? (
            <ButtonLink to={paths.review(page.id)}>{t("View the review")}</ButtonLink>
          ) : (
            <ButtonLink to={paths.myReviews()}>{t("Your reviews")}</ButtonLink>
          )}
          <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
        </>
      }
    >
      <p>{formatOver(page)}</p>
    </EmptyState>
  );
}

function formatOver(page: LinkPage | null): string {
  if (page?.status === "published")
    return t("Your review of {name}, “{title}”, is already published.", {
      name: page.agentName,
      title: page.title,
    });
  if (page?.status === "held")
    return t("Your review of {name}, “{title}”, is already confirmed. A person reads it before it appears.", {
      name: page.agentName,
      title: page.title,
    });
  return t(
    "Your review may already be published. Check its status under “Your reviews”. If it’s still waiting, the link has expired or been replaced by a newer one. Open the review and send it again.",
  );
}
