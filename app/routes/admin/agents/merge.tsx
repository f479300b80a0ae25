import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { MergeInput } from "#app/domains/listings/admin-inputs.ts";
import { mergeAgents, undoMerge } from "#app/domains/listings/merging/merge-commands.server.ts";
import {
  countTwice,
  findMerges,
  findSide,
  type MergeSide,
  undoUntil,
  whyNotMerge,
} from "#app/domains/listings/merging/merge-queries.server.ts";
import { findNamedAgent } from "#app/domains/listings/requests/request-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { MergeForm } from "./merge-form.tsx";
import { shownSide } from "./shown-side.ts";
import { SideBySide } from "./side-by-side.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requireSide(context: AppContext, param: string | undefined): Promise<MergeSide> {
  const id = parseUuid(param);
  const side = id === null ? null : await findSide(context, id);
  if (side !== null) return side;
  throw notFoundNotice("Agent not found", "There’s no agent at this address.", [
    { label: "Agents", to: adminPaths.agents() },
  ]);
}

/** `?into=` says which profile stays: its address, slug, or NPN. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const from = await requireSide(context, params.id);
  const typed = new URL(request.url).searchParams.get("into")?.slice(0, 300).trim() ?? "";
  const named = typed === "" ? null : await findNamedAgent(context, typed);
  const into = named === null ? null : await findSide(context, named.id);
  const [merges, twice] = await Promise.all([
    findMerges(context, from.agent.agentNo),
    into === null ? {} : countTwice(context, from.agent.agentNo, into.agent.agentNo),
  ]);
  const [newest] = merges;
  return {
    from: shownSide(from),
    into: into && shownSide(into),
    typed,
    twice,
    whyNot: into === null ? null : whyNotMerge(from, into),
    merge: newest === undefined ? null : { ...newest, until: undoUntil(newest.mergedAt) },
    undoable: newest !== undefined && context.clock.now() <= undoUntil(newest.mergedAt),
    rules: rulesOf(MergeInput),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const intent = form.get("intent");
  if (intent !== "merge-agents" && intent !== "undo-merge")
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const from = await requireSide(context, params.id);
  const sent = readFields(form, MergeInput);
  if (!sent.ok) return sent.refuse(400);
  const { other, reason } = sent.value;
  if (intent === "undo-merge") {
    const merge = (await findMerges(context, from.agent.agentNo)).find(({ id }) => id === other);
    if (merge === undefined) return sent.refuse(409, { notice: { title: "Someone else undid it already." } });
    const outcome = await undoMerge(context, admin.userId, merge, reason);
    if (outcome.kind === "refused") return sent.refuse(409, { notice: { title: outcome.words } });
    context.cookies.push(
      writeToast({ title: "Undone", text: "Both profiles are back as they were.", tone: "success" }),
    );
    return redirect(adminPaths.agent(merge.fromId), 303);
  }
  const into = await requireSide(context, other);
  const outcome = await mergeAgents(context, admin.userId, from, into, reason);
  if (outcome.kind === "refused") return sent.refuse(409, { notice: { title: outcome.words } });
  context.cookies.push(
    writeToast({ title: "Merged", text: "Links to the duplicate lead here now.", tone: "success" }),
  );
  return redirect(adminPaths.agent(into.agent.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Merge profiles", description: "Make one profile out of two.", indexable: false });

export default function MergePage() {
  const { from, into, typed, twice, whyNot, merge, undoable, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <AdminPage
      title="Merge profiles"
      lead="For two profiles of one person. Everything of the duplicate moves to the profile that stays, and links to it lead there."
      back={{ to: adminPaths.agent(from.id), label: from.name }}
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      )}
      {merge === null ? null : (
        <Section id="undo" title="The last merge" thin>
          <Stack>
            <p>
              <Link to={adminPaths.agent(merge.fromId)}>{merge.fromName}</Link>
              <span>{` (${merge.fromSlug}) became one with `}</span>
              <Link to={adminPaths.agent(merge.intoId)}>{merge.intoName}</Link>
              <span>{`, ${formatDayOf(merge.mergedAt)}. ${merge.moved} rows moved. `}</span>
              <span>
                {undoable
                  ? `It can be undone until ${formatDayOf(merge.until)}.`
                  : "It’s too long ago to be undone."}
              </span>
            </p>
            {undoable ? (
              <MergeForm
                rules={rules}
                answer={answer}
                other={merge.id}
                intent="undo-merge"
                label="Undo the merge"
                hint="For the log. What came since stays with the profile that stays."
              />
            ) : null}
          </Stack>
        </Section>
      )}
      {merge?.fromId === from.id ? null : (
        <Section id="choose" title="The duplicate, and the profile that stays" thin>
          <Stack>
            <Form method="get" className="grid max-w-176 gap-3">
              <p>{`The duplicate is ${from.name}, NPN ${from.npn}.`}</p>
              <InputField
                label="The profile that stays"
                name="into"
                id="into"
                hint="Its address, or its NPN."
                defaultValue={typed}
                required
              />
              <div>
                <Button>Compare them</Button>
              </div>
            </Form>
            {typed !== "" && into === null ? (
              <Note tone="bad">We don’t know this profile. Copy its address, or enter its NPN.</Note>
            ) : null}
            {into === null ? null : <SideBySide from={from} into={into} twice={twice} />}
            {whyNot === null ? null : <Note tone="bad">{whyNot}</Note>}
            {into === null || whyNot !== null ? null : (
              <MergeForm
                rules={rules}
                answer={answer}
                other={into.id}
                intent="merge-agents"
                label="Merge them"
                hint="How you know that they’re one person. For the log."
              />
            )}
          </Stack>
        </Section>
      )}
    </AdminPage>
  );
}
