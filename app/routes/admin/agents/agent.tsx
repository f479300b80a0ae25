import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { linesWords, STATUS_WORDS } from "#app/domains/licenses/words.ts";
import { EndedInput, ReasonInput } from "#app/domains/listings/admin-inputs.ts";
import { findAdminAgent } from "#app/domains/listings/agents/agent-queries.server.ts";
import { endAgent, isMarked, returnAgent } from "#app/domains/listings/agents/end-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { ENDING_WORDS } from "./agent-words.ts";
import { EndForm } from "./end-form.tsx";
import { ReasonForm } from "./reason-form.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requireAgent(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const found = id === null ? null : await findAdminAgent(context, id);
  if (found !== null) return found;
  throw notFoundNotice("Agent not found", "There’s no agent at this address.", [
    { label: "Agents", to: adminPaths.agents() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { agent, ...rest } = await requireAgent(context, params.id);
  const { id, slug, name, npn, city, stateCode, zip, active, ending, endedSince, endingSource } = agent;
  return {
    ...rest,
    agent: { id, slug, name, npn, city, stateCode, zip, active, ending, endedSince, endingSource },
    claimed: agent.userId,
    marked: isMarked(agent),
    rules: { end: rulesOf(EndedInput), reason: rulesOf(ReasonInput) },
  };
}

const CHANGED = "Somebody else changed this profile at the same moment. Read it again, then decide.";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const intent = form.get("intent");
  if (intent !== "end-agent" && intent !== "return-agent")
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const { agent } = await requireAgent(context, params.id);
  const ended = intent === "end-agent" ? readFields(form, EndedInput, "end") : null;
  if (ended !== null) {
    if (!ended.ok) return ended.refuse(400);
    if (ended.value.since > utcDay(context.clock.now()))
      return ended.refuse(400, { errors: { since: "The day can’t be in the future." } });
    if ((await endAgent(context, admin.userId, agent, ended.value)) === "changed")
      return ended.refuse(409, { notice: { title: CHANGED } });
  } else {
    const sent = readFields(form, ReasonInput);
    if (!sent.ok) return sent.refuse(400);
    if ((await returnAgent(context, admin.userId, agent.agentNo, sent.value.reason)) === "changed")
      return sent.refuse(409, { notice: { title: CHANGED } });
  }
  const text =
    ended === null ? "The agent is listed again." : "The profile says so now, and we told the clients.";
  context.cookies.push(writeToast({ title: "Done", text, tone: "success" }));
  return redirect(adminPaths.agent(agent.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "An agent", description: "One profile, and what can be done.", indexable: false });

export default function AgentPage() {
  const { agent, licenses, requestId, appointments, claimed, marked, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { ending, endedSince } = agent;
  const state = agent.active ? "Listed" : ending === null ? "Archived" : ENDING_WORDS[ending];
  return (
    <AdminPage
      title={<bdi>{agent.name}</bdi>}
      back={{ to: adminPaths.agents(), label: "Agents" }}
      actions={
        <ButtonLink small to={adminPaths.mergeAgent(agent.id)}>
          {ending === "merged" ? "See the merge" : "Merge with another"}
        </ButtonLink>
      }
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      )}
      <FactList
        items={[
          {
            term: "Status",
            detail: endedSince === null ? state : `${state}, since ${formatDay(endedSince)}`,
          },
          ...(agent.endingSource === null
            ? []
            : [{ term: "Source", detail: <bdi>{agent.endingSource}</bdi> }]),
          {
            term: "Profile",
            detail: <Link to={paths.showcase(agent.slug)}>{paths.showcase(agent.slug)}</Link>,
          },
          { term: "NPN", detail: agent.npn },
          { term: "Place", detail: `${agent.city}, ${agent.stateCode} ${agent.zip}` },
          {
            term: "Account",
            detail:
              claimed === null ? (
                "Nobody has claimed it"
              ) : (
                <Link to={adminPaths.person(claimed)}>Claimed</Link>
              ),
          },
          { term: "Appointments to come", detail: String(appointments) },
        ]}
      />
      <Section id="licenses" title="Licenses" thin>
        {licenses.length === 0 ? (
          <p className="text-muted">No license is on file.</p>
        ) : (
          <DataTable
            caption="Licenses"
            rows={licenses}
            rowKey={(row) => `${row.stateCode} ${row.number}`}
            columns={[
              {
                key: "number",
                label: "License",
                heading: true,
                cell: (row) => `${row.stateCode} ${row.number}`,
              },
              { key: "lines", label: "Lines", cell: (row) => linesWords(row.lines) },
              {
                key: "status",
                label: "Status",
                cell: (row) =>
                  Object.entries(STATUS_WORDS).find(([status]) => status === row.status)?.[1] ?? "Expired",
              },
            ]}
          />
        )}
      </Section>
      {agent.active ? (
        <Section id="ending" title="Deceased or retired" thin>
          <EndForm rules={rules.end} answer={answer} />
        </Section>
      ) : null}
      {marked ? (
        <Section id="return" title="List the agent again" thin>
          <ReasonForm
            rules={rules.reason}
            answer={answer}
            intent="return-agent"
            label="List the agent again"
            hint="For the log. The profile comes back as it was, with its licenses as we know them now. Canceled appointments stay canceled."
          />
        </Section>
      ) : null}
      {ending === "not-listed" && requestId !== null ? (
        <Stack>
          <p>
            <span>This person asked not to be listed. </span>
            <Link to={adminPaths.notListedRequest(requestId)}>Read the request, or undo it</Link>
          </p>
        </Stack>
      ) : null}
    </AdminPage>
  );
}
