import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { formatDayOf } from "#app/platform/reader-time.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { requireFound } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";
import { MISSING_PHOTO, readPhoto, takePhoto } from "./items/photo.server.ts";
import { PhotoItem } from "./items/photo-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const item = await requireFound(context, params.id, readPhoto, MISSING_PHOTO);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takePhoto(request, context, admin.userId, params.id);
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A reported photo", description: "Decide whether it stays.", indexable: false });

export default function AdminPhoto() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { openedAt, dueAt, decidedAt, slug, ownerName, kind, uploadedAt } = item.facts;
  return (
    <DecisionPage
      title="A reported photo"
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          {slug === null ? (
            <span>{ownerName}</span>
          ) : (
            <Link to={kind === "organization" ? paths.organization(slug) : paths.showcase(slug)}>
              {ownerName}
            </Link>
          )}
          <span>{`, uploaded ${formatDayOf(uploadedAt)}`}</span>
        </>
      }
    >
      <PhotoItem item={item} answer={answer} />
    </DecisionPage>
  );
}
