import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { PhotoReportInput } from "#app/domains/photos/inputs.ts";
import { REPORT_DUE_HOURS, REPORT_NOTE_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import { findReportablePhoto, reportPhoto } from "#app/domains/photos/reports/report-commands.server.ts";
import { REPORT_REASONS } from "#app/domains/photos/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths, reportPhotoAddress } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
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
  throw notFoundNotice(t("No photo here"), t("This profile shows no photo, so there’s nothing to report."), [
    { label: t("Find agents"), to: paths.locationHub() },
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
  "left-up": [409, "A person looked at this photo for that reason and left it up."],
  again: [409, "You already reported this photo. Reporting it once is enough."],
  "too-many": [429, "That’s a lot of reports. Try again later."],
  gone: [409, "This photo was changed or removed in the meantime."],
} as const satisfies Record<string, readonly [number, PlainMessage]>;

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
    return sent.refuse(status, { notice: { title: t(title) } });
  }
  const text = t("A person looks at it within {hours} hours. It stays up until then.", {
    hours: REPORT_DUE_HOURS,
  });
  context.cookies.push(writeToast({ title: t("Reported"), text, tone: "success" }));
  return redirect(paths.showcase(photo.slug), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Report a photo"),
    description: t("Tell us what’s wrong with it."),
    indexable: false,
  });

export default function ReportPhoto() {
  const { photo, signedIn, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  const busy = useNavigation().state === "submitting";
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Report a photo")}</h1>
        <Row>
          <Avatar id={photo.id} name={photo.agentName} photoUrl={photo.photoUrl} size="lg" eager />
          <p className="text-muted">
            {rich("The photo of {name}. It stays up while a person looks at it.", {
              name: <Link to={paths.showcase(photo.slug)}>{photo.agentName}</Link>,
            })}
          </p>
        </Row>
      </PageHead>
      <PostForm form={form}>
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <ChoiceGroup legend={t("What’s wrong with it?")} field={form.field("reason")}>
          {Object.entries(REPORT_REASONS).map(([reason, words]) => (
            <Choice key={reason} type="radio" field={form.field("reason")} value={reason}>
              {t(words)}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextareaField
          label={t("Anything to add?")}
          rows={3}
          hint={t("Only the people who decide read it.")}
          count={t("at most {n} characters", { n: REPORT_NOTE_MAX_CHARACTERS })}
          field={form.field("note")}
        />
        <Caption>
          {signedIn
            ? t(
                "A person decides within {hours} hours, and we’ll tell you. The agent won’t know who you are.",
                { hours: REPORT_DUE_HOURS },
              )
            : rich(
                "A person decides within {hours} hours. Without an account we can’t tell you the result; {link} to get it. We don’t store your network address.",
                {
                  hours: REPORT_DUE_HOURS,
                  link: <Link to={paths.auth({ next: photo.here })}>{t("sign in")}</Link>,
                },
              )}
        </Caption>
        <Row>
          <Button look="primary" busy={busy} busyLabel={t("Sending")}>
            {t("Report it")}
          </Button>
        </Row>
      </PostForm>
    </PageMain>
  );
}
