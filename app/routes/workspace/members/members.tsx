import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { seatWords } from "#app/domains/billing/money.ts";
import { listRunningPlans } from "#app/domains/billing/payer-queries.server.ts";
import { AnswerInput, CloseInput, HandOverInput } from "#app/domains/organizations/members/inputs.ts";
import { LISTED_MEMBERS } from "#app/domains/organizations/members/limits.ts";
import { canDo } from "#app/domains/organizations/members/member-policy.ts";
import { readMembers } from "#app/domains/organizations/members/member-queries.server.ts";
import type { FormerMember } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { ActionNotice } from "./action-notice.tsx";
import { requireManaged } from "./managed.server.ts";
import { MemberTable } from "./member-table.tsx";
import { changeMembers } from "./members-actions.server.ts";
import { OrganizationHistory } from "./organization-history.tsx";
import { OrganizationTabs } from "./organization-tabs.tsx";
import { OwnerForms } from "./owner-forms.tsx";
import { WaitingRequests } from "./waiting-requests.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, all, organization } = await requireManaged(request, context);
  const asked = Number(new URL(request.url).searchParams.get("from") ?? 0);
  const from = Number.isSafeInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 0;
  const { organizationNo } = organization;
  const people = await readMembers(context, organizationNo, from);
  const closes = canDo(organization.role, "close");
  return {
    ...people,
    plans: closes ? await listRunningPlans(context, { kind: "organization", organizationNo }) : [],
    from,
    organization,
    all,
    userId: viewer.userId,
    rules: {
      answer: rulesOf(AnswerInput),
      handOver: rulesOf(HandOverInput),
      close: rulesOf(CloseInput),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const managed = await requireManaged(request, context);
  return changeMembers({ request, context, ...managed, form: await parseForm(request) });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Members", description: "Who belongs to your organization.", indexable: false });

export default function Members() {
  const page = useLoaderData<typeof loader>();
  const { organization, all, members, former, requests, events, count, seats, from, userId, rules } = page;
  const answer = useAnswer<FormReply>();
  const owner = members.find((one) => one.role === "owner");
  const to = (start: number) =>
    paths.members({ organization: organization.slug, from: start === 0 ? undefined : start });
  return (
    <Stack gap="loose">
      <OrganizationTabs title="Members" organization={organization} all={all} place="members" />
      <ActionNotice answer={answer} />
      {owner?.archived ? (
        <Note>
          {`The owner’s account is archived. Managers go on as before. To name another owner, email ${site.supportEmail}.`}
        </Note>
      ) : null}
      {requests.length === 0 ? null : (
        <Section id="requests" title="Requests to join" thin>
          <WaitingRequests
            requests={requests}
            role={organization.role}
            rules={rules.answer}
            answer={answer}
          />
        </Section>
      )}
      <Section
        id="people"
        title="People"
        thin
        aside={
          <Caption>
            {`${count === 1 ? "1 person" : `${count} people`}${seats === null ? "" : `, ${seatWords(seats)}`}`}
          </Caption>
        }
      >
        <MemberTable members={members} role={organization.role} userId={userId} />
        <Pager
          firstTo={from > 0 ? to(0) : null}
          nextTo={from + LISTED_MEMBERS < count ? to(from + LISTED_MEMBERS) : null}
        />
      </Section>
      {former.length === 0 ? null : (
        <Section id="former" title="Former members" thin>
          <FormerMembers former={former} />
        </Section>
      )}
      {events.length === 0 ? null : (
        <Section id="history" title="History" thin>
          <OrganizationHistory events={events} />
        </Section>
      )}
      {canDo(organization.role, "close") ? (
        <OwnerForms
          organization={organization}
          heirs={members.filter(
            (one) =>
              one.userId !== null && !one.archived && (one.role === "manager" || one.role === "executive"),
          )}
          plans={page.plans}
          rules={rules}
          answer={answer}
        />
      ) : null}
    </Stack>
  );
}

const CAUSES = {
  left: "Left",
  removed: "Removed",
  "account-deleted": "Deleted their account",
  archived: "The organization was closed",
} as const;

/** Former members: until when, and why they left. */
function FormerMembers({ former }: { former: readonly FormerMember[] }) {
  return (
    <DataTable
      caption="People who no longer belong, the last to go first"
      rows={former}
      rowKey={(row) => row.id}
      columns={[
        { key: "name", label: "Name", heading: true, cell: (row) => <bdi>{row.name}</bdi> },
        { key: "role", label: "Was", cell: (row) => roleWords[row.role] },
        {
          key: "time",
          label: "Time",
          cell: (row) => `${formatPublicDay(row.joinedAt)} to ${formatPublicDay(row.leftAt)}`,
        },
        { key: "cause", label: "Why", cell: (row) => (row.leftCause === null ? "" : CAUSES[row.leftCause]) },
      ]}
    />
  );
}
