import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { seenOf } from "#app/domains/accounts/admin/account-state.server.ts";
import { whyNot } from "#app/domains/accounts/admin/act-commands.server.ts";
import { ActInput, RoleInput } from "#app/domains/accounts/admin/inputs.ts";
import { findPerson } from "#app/domains/accounts/admin/person-queries.server.ts";
import { GIVEN_ROLES, whyNotRole } from "#app/domains/accounts/admin/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { AdminPage } from "../frame/admin-page.tsx";
import { personMissing } from "./missing.ts";
import { PersonAccount } from "./person-account.tsx";
import { PersonActs } from "./person-acts.tsx";
import { PersonAudit } from "./person-audit.tsx";
import { PersonRecords } from "./person-records.tsx";
import { takeAct } from "./take-act.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const id = parseUuid(params.id);
  const person = id === null ? null : await findPerson(context, id);
  if (person === null) throw personMissing();
  const { state } = person;
  const facts = { ...state, emailConfirmed: state.confirmedAt !== null };
  return {
    ...person,
    seen: seenOf(state),
    self: state.id === admin.userId,
    why: {
      archive: whyNot("archive", state, admin.userId)?.words ?? null,
      restore: whyNot("restore", state, admin.userId)?.words ?? null,
    },
    roles: GIVEN_ROLES.map((role) => ({ role, why: whyNotRole(facts, role) })),
    rules: { act: rulesOf(ActInput), role: rulesOf(RoleInput) },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  return takeAct(request, context, admin.userId, parseUuid(params.id));
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A person", description: "Everything of one account.", indexable: false });

export default function PersonPage() {
  const person = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { state } = person;
  return (
    <AdminPage
      title={<bdi>{`${state.firstName} ${state.lastName}`}</bdi>}
      back={{ to: adminPaths.people(), label: "People" }}
      actions={
        person.self || state.role === "admin" || state.status === "archived" ? null : (
          <ButtonLink small to={adminPaths.viewAs(state.id)}>
            View as them
          </ButtonLink>
        )
      }
    >
      <PersonAccount person={person} />
      <PersonActs key={person.seen} {...person} answer={answer} />
      <PersonRecords person={person} />
      <PersonAudit person={person} />
    </AdminPage>
  );
}
