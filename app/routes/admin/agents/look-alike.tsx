import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ReasonInput } from "#app/domains/listings/admin-inputs.ts";
import { keepBoth } from "#app/domains/listings/look-alikes/decide-commands.server.ts";
import { findLookAlike } from "#app/domains/listings/look-alikes/look-alike-queries.server.ts";
import { countTwice, findSide } from "#app/domains/listings/merging/merge-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DueClock } from "../decide/due-clock.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { shownSide } from "./shown-side.ts";
import { SideBySide } from "./side-by-side.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requirePair(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const pair = id === null ? null : await findLookAlike(context, id);
  if (pair !== null) return pair;
  throw notFoundNotice("Pair not found", "There are no profiles that look alike at this address.", [
    { label: "Two agents who look like one", to: adminPaths.lookAlikes() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const pair = await requirePair(context, params.id);
  // The later one is the duplicate, unless an account has claimed it.
  const [from, into] =
    pair.agent.userId !== null && pair.other.userId === null
      ? [pair.other, pair.agent]
      : [pair.agent, pair.other];
  const [one, other, twice] = await Promise.all([
    findSide(context, from.id),
    findSide(context, into.id),
    countTwice(context, from.agentNo, into.agentNo),
  ]);
  return {
    pair: {
      status: pair.status,
      openedAt: pair.openedAt,
      dueAt: pair.dueAt,
      decidedAt: pair.decidedAt,
      judge: pair.judge,
      decision: pair.decision,
    },
    from: one && shownSide(one),
    into: other && shownSide(other),
    twice,
    rules: rulesOf(ReasonInput),
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  if (form.get("intent") !== "keep-both")
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const pair = await requirePair(context, params.id);
  const sent = readFields(form, ReasonInput);
  if (!sent.ok) return sent.refuse(400);
  if ((await keepBoth(context, admin.userId, pair, sent.value.reason)) === "decided")
    return sent.refuse(409, { notice: { title: "Someone else already decided this." } });
  context.cookies.push(
    writeToast({ title: "Two people", text: "We won’t ask about this pair again.", tone: "success" }),
  );
  return redirect(adminPaths.lookAlikes(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Two agents who look like one",
    description: "Decide whether two profiles are one person.",
    indexable: false,
  });

const BECAME = { two: "Two people", merged: "Merged into one profile", open: "" } as const;

export default function LookAlikePage() {
  const { pair, from, into, twice, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <AdminPage
      title="Two agents who look like one"
      lead="They share a name and a state, and a ZIP code or a phone. Family members do, too: look at both before you decide."
      back={{ to: adminPaths.lookAlikes(), label: "Two agents who look like one" }}
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      )}
      {from === null || into === null ? null : (
        <Stack gap="loose">
          {pair.status === "open" ? (
            <p>
              <DueClock {...pair} nowMs={nowMs} />
            </p>
          ) : (
            <Note tone="plain">
              {[BECAME[pair.status], pair.judge, pair.decision]
                .filter((part) => part !== null && part !== "")
                .join(". ")}
            </Note>
          )}
          <SideBySide from={from} into={into} twice={twice} />
          <Row>
            <Link to={paths.showcase(from.slug)}>{`Profile with NPN ${from.npn}`}</Link>
            <Link to={paths.showcase(into.slug)}>{`Profile with NPN ${into.npn}`}</Link>
          </Row>
          {pair.status === "open" ? (
            <>
              <Section id="one" title="They’re one person" thin>
                <Row>
                  <ButtonLink to={adminPaths.mergeAgent(from.id, { into: into.npn })}>
                    {`Merge, and ${into.npn} stays`}
                  </ButtonLink>
                  <ButtonLink to={adminPaths.mergeAgent(into.id, { into: from.npn })}>
                    {`Merge, and ${from.npn} stays`}
                  </ButtonLink>
                </Row>
              </Section>
              <Section id="two" title="They’re two people" thin>
                <ReasonForm
                  rules={rules}
                  answer={answer}
                  intent="keep-both"
                  label="They’re two people"
                  hint="How you know. For the log. The pair isn’t raised again."
                />
              </Section>
            </>
          ) : null}
        </Stack>
      )}
    </AdminPage>
  );
}
