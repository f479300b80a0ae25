import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { VIEW_REASON_MAX_CHARACTERS } from "#app/domains/audit/limits.ts";
import { beginView } from "#app/domains/audit/view-commands.server.ts";
import { ViewInput } from "#app/domains/audit/view-inputs.ts";
import { findViewedPerson, type NoView, whyNoView } from "#app/domains/audit/view-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { VIEW_MINUTES } from "#app/guards/limits.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { writeView } from "#app/guards/view-as.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/choices/check-field.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { AdminPage } from "../frame/admin-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** Why nobody may view as this person: status and sentence. */
const REFUSALS: Readonly<Record<NoView | "changed", readonly [number, string]>> = {
  own: [403, "This is your own account. You see it as it is."],
  admin: [403, "This person is an admin too. Nobody views as another admin."],
  archived: [409, "This account is archived, so it has no pages. Restore it first."],
  changed: [409, "The account changed while you read this. Please read it again."],
};

async function getPerson(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const person = id === null ? null : await findViewedPerson(context, id);
  if (person !== null) return person;
  throw notFoundNotice("Person not found", "There’s no account at this address.", [
    { label: "People", to: adminPaths.people() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const person = await getPerson(context, params.id);
  const why = whyNoView(person, admin.userId);
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    refusal: why === null ? null : REFUSALS[why][1],
    rules: rulesOf(ViewInput),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  // Keeps what was typed while the second factor is shown again.
  await requireFresh(request, context, form);
  const sent = readFields(form, ViewInput, "form");
  const person = await getPerson(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  const { reason } = sent.value;
  const refusal = await beginView(context, admin.userId, person, { reason, minutes: VIEW_MINUTES });
  if (refusal !== null) {
    const [status, title] = REFUSALS[refusal];
    return sent.refuse(status, { notice: { title } });
  }
  const cookie = await writeView(context, admin, person.id);
  const to = flagsOf(person.role).isCustomer ? paths.customerDashboard() : paths.dashboard();
  // As a new document: nothing of the admin's own pages stays in the browser.
  const headers = { "Set-Cookie": cookie, "X-Remix-Reload-Document": "true" };
  return redirect(to, { status: 303, headers });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "View as somebody", description: "See what they see.", indexable: false });

export default function BeginView() {
  const { id, name, refusal, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer });
  const busy = useNavigation().state !== "idle";
  return (
    <PageMain>
      <AdminPage
        title={`View as ${name}`}
        lead={`For ${VIEW_MINUTES} minutes you see the product as they do. Nothing can be changed, and messages, payments, contact details of leads, and sign-in settings aren’t shown.`}
        back={{ to: adminPaths.person(id), label: name }}
      >
        {refusal === null ? (
          <PostForm form={form} className="max-w-176">
            {form.notice ? (
              <Note tone="bad" live>
                {form.notice.title}
              </Note>
            ) : null}
            <TextareaField
              label="Reason"
              rows={3}
              hint="They read this in their bell and by email, right away. It’s in the audit log too."
              count={`at most ${VIEW_REASON_MAX_CHARACTERS} characters`}
              field={form.field("reason")}
            />
            <CheckField field={form.field("confirm")}>
              I need to see their pages to help them, and they’re told
            </CheckField>
            <Button look="primary" busy={busy} busyLabel="Beginning">
              {`View as ${name}`}
            </Button>
          </PostForm>
        ) : (
          <Note tone="plain">{refusal}</Note>
        )}
      </AdminPage>
    </PageMain>
  );
}
