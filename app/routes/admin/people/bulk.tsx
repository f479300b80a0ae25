import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { startBulk } from "#app/domains/accounts/desk/bulk-commands.server.ts";
import { LEFT_OUT, listBulks, previewBulk } from "#app/domains/accounts/desk/bulk-queries.server.ts";
import { BulkInput } from "#app/domains/accounts/desk/inputs.ts";
import { BULK_MOST, REASON_MAX_CHARACTERS } from "#app/domains/accounts/desk/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readSelection } from "./bulk-selection.ts";
import { BulkTable } from "./bulk-table.tsx";
import { BULK_WORDS, people } from "./bulk-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const chosen = readSelection(searchParams);
  if (chosen === null)
    return { chosen: null, acts: await listBulks(context), asked: searchParams.has("act") };
  const preview = await previewBulk(context, chosen.act, chosen.selection, admin.userId);
  const leftOut = preview.leftOut.map((one) => ({ ...one, words: LEFT_OUT[one.reason] }));
  return {
    chosen: { act: chosen.act, all: chosen.all, ...preview, leftOut },
    acts: [],
    asked: true,
    rules: rulesOf(BulkInput),
  };
}

/** The selection stands in the address, so that what starts is what was previewed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const sent = await readSent(request, BulkInput);
  const chosen = readSelection(new URL(request.url).searchParams);
  if (chosen === null)
    return sent.refuse(400, { errors: { form: "Nobody is chosen. Go back to the list." } });
  if (!sent.ok) return sent.refuse(400);
  const { reason } = sent.value;
  const id = await startBulk(context, chosen.act, chosen.selection, { adminId: admin.userId, reason });
  if (id === null) return sent.refuse(403, { errors: { form: "You aren’t an active admin anymore." } });
  return redirect(adminPaths.bulkAct(id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Many people at once", description: "What an act would do.", indexable: false });

export default function Bulk() {
  const { chosen, acts, asked, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm<"reason">({ rules: rules ?? { reason: { said: {} } }, answer });
  const busy = useNavigation().state === "submitting";
  const back = { to: adminPaths.people(), label: "People" };
  if (chosen === null)
    return (
      <ConsolePage title="Many people at once" back={back}>
        {asked || answer !== undefined ? (
          <EmptyState title="Nobody is chosen" actions={<Link to={adminPaths.people()}>Choose people</Link>}>
            Check some rows of the list, or “All”, and press a button under it.
          </EmptyState>
        ) : (
          <BulkTable acts={acts} />
        )}
      </ConsolePage>
    );
  const words = BULK_WORDS[chosen.act];
  return (
    <ConsolePage title={`${words.verb} ${people(chosen.people)}?`} back={back} lead={words.means}>
      {chosen.all && chosen.people + chosen.leftOut.reduce((sum, one) => sum + one.people, 0) >= BULK_MOST ? (
        <Note tone="info">
          These are the first {BULK_MOST.toLocaleString("en-US")}. The rest takes another act.
        </Note>
      ) : null}
      {chosen.leftOut.length === 0 ? null : (
        <Section id="left-out" title="Left out" thin>
          <ul>
            {chosen.leftOut.map((one) => (
              <li key={one.reason}>
                {people(one.people)}: {one.words}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="first" title={`The first of ${people(chosen.people)}`} thin>
        {chosen.first.length === 0 ? (
          <p>Nobody is left to do this to.</p>
        ) : (
          <DataTable
            caption="Whom it is done to"
            rows={chosen.first}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "name",
                label: "Name",
                heading: true,
                cell: (row) => (
                  <Link to={adminPaths.person(row.id)}>
                    <bdi>{`${row.lastName}, ${row.firstName}`}</bdi>
                  </Link>
                ),
              },
              {
                key: "email",
                label: "Email",
                cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
              },
            ]}
          />
        )}
      </Section>
      {chosen.people === 0 ? (
        <p>
          <Link to={adminPaths.people()}>Back to the list</Link>
        </p>
      ) : (
        <PostForm form={form} className="max-w-176">
          <TextareaField
            label="Reason"
            rows={3}
            optional={false}
            hint="For the log, and for each of them: they read it in their email."
            count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
            field={form.field("reason")}
          />
          <Row>
            <Button look="danger" busy={busy} busyLabel="Starting">
              {words.verb} {people(chosen.people)}
            </Button>
            <Link to={adminPaths.people()}>Don’t</Link>
          </Row>
        </PostForm>
      )}
    </ConsolePage>
  );
}
