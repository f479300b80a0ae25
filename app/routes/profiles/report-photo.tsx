import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { PhotoReportInput } from "#app/domains/photos/inputs.ts";
import { REPORT_DUE_HOURS, REPORT_NOTE_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import { findReportablePhoto, reportPhoto } from "#app/domains/photos/report-commands.server.ts";
import { REPORT_REASONS } from "#app/domains/photos/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths, reportPhotoAddress } from "#app/paths.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/address-limits.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const SLUG_CHARACTERS = 120;

async function findPhoto(context: AppContext, identifier: string | undefined) {
  const slug = (identifier ?? "").slice(0, SLUG_CHARACTERS).toLowerCase();
  const photo = await findReportablePhoto(context, slug);
  if (photo !== null) return photo;
  throw notFoundNotice("No photo here", "This profile shows no photo, so there’s nothing to report.", [
    { label: "Find agents", to: paths.locationHub() },
  ]);
}

async function readerOf(context: AppContext): Promise<string | null> {
  const viewer = await getViewer(context);
  return viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { photoId, agentName, slug, photoUrl } = await findPhoto(context, params.identifier);
  const signedIn = (await readerOf(context)) !== null;
  return {
    photo: { id: photoId, agentName, slug, photoUrl, here: reportPhotoAddress(slug) },
    signedIn,
    rules: rulesOf(PhotoReportInput),
  };
}

const REFUSED = {
  kept: [409, "A person looked at this photo for that reason and left it up."],
  again: [409, "You already reported this photo. Reporting it once is enough."],
  "too-many": [429, "That’s a lot of reports. Try again later."],
  gone: [409, "This photo was changed or removed in the meantime."],
} as const;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const photo = await findPhoto(context, params.identifier);
  const sent = await readSent(request, PhotoReportInput);
  if (!sent.ok) return sent.refuse(400);
  const userId = await readerOf(context);
  const wait = await takeAction(context, "report");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const waitOfAll = userId === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return sent.refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const outcome = await reportPhoto(context, photo, userId, sent.value);
  if (outcome !== "received") {
    const [status, title] = REFUSED[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  const text = `A person looks at it within ${REPORT_DUE_HOURS} hours. It stays up until then.`;
  context.cookies.push(writeToast({ title: "Reported", text, tone: "success" }));
  return redirect(paths.showcase(photo.slug), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Report a photo", description: "Tell us what’s wrong with it.", indexable: false });

export default function ReportPhoto() {
  const { photo, signedIn, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  const busy = useNavigation().state === "submitting";
  return (
    <PageMain own form>
      <PageHead form>
        <h1>Report a photo</h1>
        <Row>
          <Avatar id={photo.id} name={photo.agentName} photoUrl={photo.photoUrl} size="lg" eager />
          <p className="text-muted">
            The photo of <Link to={paths.showcase(photo.slug)}>{photo.agentName}</Link>. It stays up while a
            person looks at it.
          </p>
        </Row>
      </PageHead>
      <PostForm form={form}>
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b> {form.notice.text}
          </Note>
        ) : null}
        <ChoiceGroup legend="What’s wrong with it?" field={form.field("reason")}>
          {Object.entries(REPORT_REASONS).map(([reason, words]) => (
            <Choice key={reason} type="radio" field={form.field("reason")} value={reason}>
              {words}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextareaField
          label="Anything to add?"
          rows={3}
          hint="Only the people who decide read it."
          count={`at most ${REPORT_NOTE_MAX_CHARACTERS} characters`}
          field={form.field("note")}
        />
        <Caption>
          {signedIn ? (
            `A person decides within ${REPORT_DUE_HOURS} hours, and we’ll tell you. The agent won’t know who you are.`
          ) : (
            <>
              A person decides within {REPORT_DUE_HOURS} hours. Without an account we can’t tell you the
              result; <Link to={paths.auth({ next: photo.here })}>sign in</Link> to get it. We don’t store
              your network address.
            </>
          )}
        </Caption>
        <Row>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Report it
          </Button>
        </Row>
      </PostForm>
    </PageMain>
  );
}
