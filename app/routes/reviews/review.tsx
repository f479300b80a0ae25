import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type FoundReview, findReview } from "#app/domains/reviews/listing/review-queries.server.ts";
import { removedLabel } from "#app/domains/reviews/reasons.ts";
import { mayReply } from "#app/domains/reviews/replies/reply-commands.server.ts";
import { ReplyInput } from "#app/domains/reviews/replies/reply-inputs.ts";
import { formatOwnState } from "#app/domains/reviews/writing/own-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { actsAsAdmin, requireSignedIn } from "#app/guards/require.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithStrangers } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { reply, takeReplyDown, vote } from "./review-actions.server.ts";
import { ReceiptLink, ShownReview } from "./shown-review.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const noReview = () =>
  notFoundNotice(t("Review not found"), t("There’s no published review at this address."), [
    { label: t("Find agents"), to: paths.locationHub() },
  ]);

/**
 * A published review is the same for every visitor. The writer and the agent's side also see the state of an
 * unpublished one.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = parseUuid(params.id);
  if (id === null) throw noReview();
  const viewer = await getViewer(context);
  const found = await findReview(context, id, viewer?.userId ?? null);
  if (found === null) throw noReview();
  const { review, status, agent, reader } = found;
  const admin = viewer !== null && actsAsAdmin(viewer);
  const who = { agent: { name: agent.name, slug: agent.slug }, id, receipt: reader.wrote || reader.speaks };
  const published = status === "published" && agent.listed;
  if (published || reader.wrote || admin) {
    if (published) shareWithStrangers(context, request);
    const own = { ...found, publishedAt: review.publishedAt, editedAt: review.editedAt };
    return {
      ...who,
      kind: "shown" as const,
      published,
      review: published ? review : { ...review, reply: null },
      vote: published ? reader.vote : ("closed" as const),
      replyRules: mayReply(found) ? rulesOf(ReplyInput) : null,
      signs: reader.signs,
      state: reader.wrote
        ? { own: true, text: formatOwnState(own, context.clock.now()) }
        : published
          ? null
          : { own: false, text: formatState(found) },
    };
  }
  if (status === "removed") return data({ ...who, kind: "state" as const, text: formatState(found) }, 410);
  if (!reader.speaks) throw noReview();
  return { ...who, kind: "state" as const, text: formatState(found) };
}

/** The state of the review, for readers who may not read its text or did not write it. */
function formatState({ status, reason, submittedAt, removedAt }: FoundReview): string {
  if (status === "removed") {
    const why = removedLabel(reason ?? "").toLowerCase();
    return removedAt === null
      ? t("A review of this agent, sent {day}. Reason: {why}.", { day: formatPublicDay(submittedAt), why })
      : t("A review of this agent, removed {day}. Reason: {why}.", { day: formatPublicDay(removedAt), why });
  }
  if (status === "published") return t("This agent is no longer listed.");
  if (status === "held") return t("A person reads it before it appears.");
  return status === "withdrawn"
    ? t("The writer took it back.")
    : t("Sent {day}. It appears once the writer confirms it by email.", {
        day: formatPublicDay(submittedAt),
      });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  const id = parseUuid(params.id);
  const found = id === null ? null : await findReview(context, id, viewer.userId);
  // A reply sent just as the review is removed gets its error from the page.
  if (found === null || found.status !== "published" || !found.agent.listed) throw noReview();
  const intent = form.get("intent");
  if (intent === "vote") return vote(context, viewer, found, form);
  if (intent === "reply") return reply(context, viewer.userId, found, form);
  if (intent === "remove-reply") return takeReplyDown(context, viewer.userId, found, form);
  throw new Response(`${t("We couldn’t do that. Reload the page and try again.")}\n`, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (page === undefined)
    return pageMeta("", { title: t("Review not found"), description: "", indexable: false });
  return pageMeta(rootOrigin(matches), {
    title: t("A review of {name}", { name: page.agent.name }),
    description: t("What one customer says about {name}. All reviews are on the profile.", {
      name: page.agent.name,
    }),
    canonicalPath: paths.review(page.id),
    indexable: false,
  });
};

export default function ReviewPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { agent } = page;
  return (
    <PageMain own>
      <Breadcrumbs
        items={[{ label: agent.name, to: paths.showcase(agent.slug) }, { label: t("One review") }]}
      />
      {page.kind === "shown" ? (
        <ShownReview page={page} answer={answer} />
      ) : (
        <ReviewTombstone agent={agent} text={page.text} receiptOf={page.receipt ? page.id : null} />
      )}
    </PageMain>
  );
}

type ReviewTombstoneProps = {
  agent: { name: string; slug: string };
  text: string;
  /** The review, for readers who get its receipt. */
  receiptOf: string | null;
};

/** A review whose text is hidden: its state and the reason. */
function ReviewTombstone({ agent, text, receiptOf }: ReviewTombstoneProps) {
  return (
    <>
      <header>
        <h1>{t("This review isn’t shown")}</h1>
        <p>{text}</p>
        <p className="text-muted">
          {t("We don’t remove reviews for being negative, and the profile counts every one we received.")}
        </p>
      </header>
      <Row as="p" className="mt-5">
        <ButtonLink to={`${paths.showcase(agent.slug)}#reviews`}>
          {t("All reviews of {name}", { name: agent.name })}
        </ButtonLink>
        <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
        <ReceiptLink reviewId={receiptOf} />
      </Row>
    </>
  );
}
