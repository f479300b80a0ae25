import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listInvites } from "#app/domains/organizations/invites/invite-queries.server.ts";
import { InviteInput, InviteListInput } from "#app/domains/organizations/members/inputs.ts";
import { invitableRoles } from "#app/domains/organizations/members/member-policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ActionNotice } from "./action-notice.tsx";
import { InviteForms } from "./invite-forms.tsx";
import { InviteResults } from "./invite-results.tsx";
import { InviteTable } from "./invite-table.tsx";
import { changeInvites, type InvitesAnswer } from "./invites-actions.server.ts";
import { requireManaged } from "./managed.server.ts";
import { OrganizationTabs } from "./organization-tabs.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { all, organization } = await requireManaged(request, context);
  return {
    all,
    organization,
    roles: invitableRoles(organization.role),
    invites: await listInvites(context, organization.organizationNo),
    rules: { one: rulesOf(InviteInput), many: rulesOf(InviteListInput) },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const managed = await requireManaged(request, context);
  return changeInvites({ request, context, ...managed, form: await parseForm(request) });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Invites", description: "Who is invited to your organization.", indexable: false });

export default function Invites() {
  const { all, organization, roles, invites, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<InvitesAnswer>();
  return (
    <Stack gap="loose">
      <OrganizationTabs title="Invites" organization={organization} all={all} place="invites" />
      <ActionNotice answer={answer} />
      {answer?.list === undefined ? null : (
        <InviteResults results={answer.list.results} left={answer.list.left} />
      )}
      {roles.length === 0 ? (
        <p>The owner and the managers invite people. You see who is invited.</p>
      ) : (
        <InviteForms roles={roles} rules={rules} answer={answer} list={answer?.list} />
      )}
      <Section id="invites" title="Sent invites" thin>
        {invites.length === 0 ? (
          <EmptyState title="Nobody is invited yet" level={3}>
            <p>Invites show up here with how far their email has come.</p>
          </EmptyState>
        ) : (
          <InviteTable invites={invites} roles={roles} />
        )}
      </Section>
    </Stack>
  );
}
