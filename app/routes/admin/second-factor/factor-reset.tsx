import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { RESET_WAIT_HOURS } from "#app/domains/auth/limits.ts";
import { RefuseResetInput } from "#app/domains/auth/second-factor/inputs.ts";
import {
  approveReset,
  type ResetDecision,
  refuseReset,
} from "#app/domains/auth/second-factor/reset-commands.server.ts";
import { findOpenReset } from "#app/domains/auth/second-factor/reset-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { AdminPage } from "../frame/admin-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const id = parseUuid(params.id);
  const found = id === null ? null : await findOpenReset(context, id);
  const rules = rulesOf(RefuseResetInput);
  // Not thrown: an admin who was a moment too late still reads why nothing was changed.
  if (found === null) return data({ reset: null, rules }, { status: 404 });
  const { userId, firstApprovedBy, ...reset } = found;
  const approved = firstApprovedBy !== null;
  return data({
    reset: {
      ...reset,
      approved,
      own: userId === admin.userId,
      byYou: firstApprovedBy === admin.userId,
      early: approved && context.clock.now() < reset.askedAt + RESET_WAIT_HOURS * HOUR_MS,
    },
    rules,
  });
}

const REFUSED: Partial<Record<ResetDecision, string>> = {
  own: "This is your own request. Two other admins decide it.",
  twice: "You agreed already. Another admin has to be the second.",
  early: `The second approval waits ${RESET_WAIT_HOURS} hours, so that the owner can stop it.`,
  over: "Someone else decided this at the same moment, its owner stopped it, or it has expired.",
};
const DONE: Partial<Record<ResetDecision, string>> = {
  "approved-once": "You agreed. A second admin has to, too.",
  reset: "The second factor was removed, and we told the person.",
  refused: "Refused, and we told the person why.",
};

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const id = parseUuid(params.id);
  const intent = form.get("intent");
  if (id === null || (intent !== "approve-reset" && intent !== "refuse-reset"))
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const sent = readFields(form, RefuseResetInput);
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
    title: "A lost second factor",
    description: "Decide whether it is removed.",
    indexable: false,
  });

export default function FactorReset() {
  const { reset, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const list = { to: adminPaths.secondFactorResets(), label: "Lost second factors" };
  return (
    <AdminPage
      title={reset?.name ?? "A lost second factor"}
      lead="Two admins have to agree before it is removed, and neither may be the person. Check by another way than email that it’s them."
      back={list}
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{`${answer.notice.title}.`}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {reset === null ? (
        <EmptyState title="This request is over" actions={<Link to={list.to}>{list.label}</Link>}>
          An admin decided it, its owner stopped it, or it expired.
        </EmptyState>
      ) : (
        <>
          <Stack>
            <Caption>
              {`${reset.email}, ${reset.role}. Asked ${formatMoment(reset.askedAt)}, until ${formatMoment(reset.expiresAt)}.`}
            </Caption>
            <Written>{reset.reason}</Written>
            <p>{stateOf(reset)}</p>
            {reset.own || reset.byYou || reset.early ? null : (
              <Form method="post">
                <Button look={reset.approved ? "danger" : "primary"} name="intent" value="approve-reset">
                  {reset.approved ? "Agree, and remove the second factor" : "Agree"}
                </Button>
              </Form>
            )}
          </Stack>
          {reset.own ? null : <Refuse rules={rules} answer={answer} />}
        </>
      )}
    </AdminPage>
  );
}

type RefuseProps = { rules: FormRules<"why">; answer: FormReply | undefined };

function Refuse({ rules, answer }: RefuseProps) {
  const form = useAnsweredForm({ rules, answer });
  return (
    <Section id="refuse" title="Or refuse" thin>
      <PostForm form={form} className="max-w-136">
        <InputField label="Why" hint="The person reads this." field={form.field("why")} />
        <div>
          <Button look="danger" name="intent" value="refuse-reset">
            Refuse
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

type State = { own: boolean; approved: boolean; byYou: boolean; early: boolean };

function stateOf({ own, byYou, early, approved }: State): string {
  if (own) return "This is your own request. Two other admins decide it.";
  if (!approved) return "Nobody has agreed yet.";
  if (byYou) return "You agreed. Another admin has to be the second.";
  return early
    ? "One admin agreed. The second approval waits a day from the request, so that the owner can stop it."
    : "One admin agreed. Yours would be the second.";
}
