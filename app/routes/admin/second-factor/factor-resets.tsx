import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { RESET_WAIT_HOURS } from "#app/domains/auth/limits.ts";
import { RefuseResetInput } from "#app/domains/auth/second-factor/inputs.ts";
import {
  approveReset,
  type ResetDecision,
  refuseReset,
} from "#app/domains/auth/second-factor/reset-commands.server.ts";
import { listOpenResets } from "#app/domains/auth/second-factor/reset-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { ConsolePage } from "../console/console-page.tsx";
import { FactorReset } from "./factor-reset.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const nowMs = context.clock.now();
  const open = await listOpenResets(context);
  return {
    rules: rulesOf(RefuseResetInput),
    resets: open.map(({ userId, firstApprovedBy, ...reset }) => ({
      ...reset,
      approved: firstApprovedBy !== null,
      own: userId === admin.userId,
      byYou: firstApprovedBy === admin.userId,
      early: firstApprovedBy !== null && nowMs < reset.askedAt + RESET_WAIT_HOURS * HOUR_MS,
    })),
  };
}

const REFUSED: Partial<Record<ResetDecision, string>> = {
  own: "This is your own request. Two other admins decide it.",
  twice: "You agreed already. Another admin has to be the second.",
  early: `The second approval waits ${RESET_WAIT_HOURS} hours, so that the owner can stop it.`,
  over: "Someone else decided this at the same moment, its owner stopped it, or it has expired.",
};
const DONE: Partial<Record<ResetDecision, string>> = {
  "approved-once": "You agreed. A second admin has to, too.",
  reset: "The second factor was removed, and the person is told.",
  refused: "Refused, and the person is told why.",
};

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const id = parseUuid(form.get("reset"));
  const intent = form.get("intent");
  if (id === null || (intent !== "approve-reset" && intent !== "refuse-reset"))
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const sent = readFields(form, RefuseResetInput, `refuse-${id}`);
  if (intent === "refuse-reset" && !sent.ok) return sent.refuse(400);
  const outcome =
    intent === "refuse-reset" && sent.ok
      ? await refuseReset(context, admin.userId, id, sent.value.why)
      : await approveReset(context, admin.userId, id);
  const refused = REFUSED[outcome];
  if (refused !== undefined) {
    const status = outcome === "over" ? 409 : 403;
    return data<FormReply>({ notice: { title: "Nothing was changed", text: refused } }, { status });
  }
  const toast = writeToast({ title: "Done", text: DONE[outcome] ?? "", tone: "success" });
  return redirect(adminPaths.secondFactorResets(), { status: 303, headers: { "Set-Cookie": toast } });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Lost second factors",
    description: "Decide whether one is removed.",
    indexable: false,
  });

export default function FactorResets() {
  const { resets, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <ConsolePage
      title="Lost second factors"
      lead="Two admins have to agree before one is removed, and neither may be the person. Check by another way than email that it’s them."
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{`${answer.notice.title}.`}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {resets.length === 0 ? (
        <EmptyState title="Nobody has lost one" actions={null}>
          Requests from people who lost their authenticator show up here.
        </EmptyState>
      ) : (
        resets.map((reset) => <FactorReset key={reset.id} reset={reset} rules={rules} answer={answer} />)
      )}
    </ConsolePage>
  );
}
