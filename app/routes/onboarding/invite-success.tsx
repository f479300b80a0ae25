import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import { listOwn } from "#app/domains/organizations/members/own-queries.server.ts";
import { asRole, ROLE_HINTS } from "#app/domains/organizations/members/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** Shown after an invite was accepted, and to members who open its link again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const slug = new URL(request.url).searchParams.get("organization");
  const { memberships } = await listOwn(context, viewer.userId);
  const found = slug === null ? memberships.at(-1) : memberships.find((one) => one.slug === slug);
  return {
    membership: found ?? null,
    showcase: viewer.slug,
    accountType: roleLabel(viewer.role),
    readsTerms: !viewer.termsAccepted,
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "You’re in", description: "You joined an organization.", indexable: false });

export default function InviteSuccess() {
  const { membership, showcase, accountType, readsTerms } = useLoaderData<typeof loader>();
  if (membership === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title="You don’t belong to this organization"
          actions={
            <>
              <ButtonLink look="primary" to={paths.applyOrganization()}>
                Ask to join an organization
              </ButtonLink>
              <Link to={paths.dashboard()}>Go to your dashboard</Link>
            </>
          }
        >
          <p>If you were invited, open the link in your email and accept it.</p>
        </EmptyState>
      </PageMain>
    );
  const { organization, slug, role, manages } = membership;
  return (
    <PageMain own form>
      <PageHead>
        <h1>{`You belong to ${organization}`}</h1>
        <p>{`You’re there ${asRole(role)}. ${role === "owner" ? "" : ROLE_HINTS[role]}`}</p>
      </PageHead>
      <Stack gap="loose" className="max-w-136">
        {manages ? <p className="text-muted">{`Your account’s type is ${accountType}.`}</p> : null}
        {readsTerms ? (
          <Note>
            <span>Your account’s type has terms of its own. </span>
            <Link to={paths.userAgreement()}>Read and agree</Link>
          </Note>
        ) : null}
        <Row>
          {manages ? (
            <ButtonLink look="primary" to={paths.members({ organization: slug })}>
              {role === "executive" ? "See its people" : "Manage its people"}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" to={showcase === null ? paths.dashboard() : paths.showcase(showcase)}>
              {showcase === null ? "Go to your dashboard" : "View your profile"}
            </ButtonLink>
          )}
          <Link to={paths.organization(slug)}>{`View ${organization}`}</Link>
        </Row>
        <p className="text-muted">
          You can <Link to={paths.applyOrganization()}>see where you belong, and leave,</Link> at any time.
        </p>
      </Stack>
    </PageMain>
  );
}
