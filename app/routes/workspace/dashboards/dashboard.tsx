import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Onboarding, Viewer } from "#app/domains/accounts/types.ts";
import { readYear } from "#app/domains/billing/figures/year-queries.server.ts";
import { FIGURES_WEEKS } from "#app/domains/billing/limits.ts";
import { confirmOwnFacts, parseFacts } from "#app/domains/directory/facts/fact-commands.server.ts";
import { leadsByWeekStatement } from "#app/domains/leads/lead-queries.server.ts";
import { dismissChecklist, parseChecklist } from "#app/domains/onboarding/checklist-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { refuseOther } from "../members/managed.server.ts";
import { AgentDashboard } from "./agent/agent-dashboard.tsx";
import { readAgentFigures } from "./agent/agent-figures.server.ts";
import { OrganizationDashboard } from "./organization/organization-dashboard.tsx";
import { readOrganizationFigures } from "./organization/organization-figures.server.ts";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { isCustomer, isAgent, isAdmin } = flagsOf(viewer.role);
  if (isCustomer) throw redirect(paths.customerDashboard());
  const named = new URL(request.url).searchParams.get("organization");
  // Admins start on their own page. No loop: it sends only non-admins here, and `roleKnown` says this one is an admin.
  if (isAdmin && viewer.roleKnown && named === null) throw redirect(paths.admin());
  const organization = isAgent ? null : await readOrganizationFigures(context, viewer, named);
  if (named !== null && organization === null && viewer.managedOrganization !== null)
    throw refuseOther(request, context, viewer.userId);
  const withFile = viewer.entitlements.includes("figures-file");
  const [agent, year] = await Promise.all([
    isAgent ? readAgentFigures(context, viewer) : null,
    isAgent && withFile
      ? readYear(
          context,
          viewer.userId,
          context.db.read({ leads: leadsByWeekStatement(context, viewer.userId, FIGURES_WEEKS) }),
        )
      : null,
  ]);
  return {
    firstName: viewer.firstName,
    slug: viewer.slug,
    isAgent,
    agent,
    year,
    organization,
    onboarding: viewer.onboarding,
    withFile,
    nowMs: context.clock.now(),
    origin: context.origin,
  };
}

/** Hides a list of first steps, for this account only, or confirms facts of the viewer's own profile. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  if (form.get("intent") === "confirm-facts") return confirmOwn(context, viewer, form);
  const checklist = form.get("intent") === "dismiss-checklist" ? parseChecklist(form.get("checklist")) : null;
  if (checklist === null) throw data(null, { status: 400 });
  await dismissChecklist(context, viewer.userId, checklist);
  return redirect(paths.dashboard(), 303);
}

/** The facts that the form showed; of an account without a claimed profile nothing is confirmed. */
async function confirmOwn(context: AppContext, { userId }: Viewer, form: FormData) {
  const facts = parseFacts(form.getAll("fact"));
  if (facts.length === 0) throw data(null, { status: 400 });
  if ((await confirmOwnFacts(context, userId, facts)) !== "confirmed") throw data(null, { status: 400 });
  context.cookies.push(
    writeToast({ title: "Confirmed", text: "Readers see today’s date next to it.", tone: "success" }),
  );
  return redirect(paths.dashboard(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Today", description: "What’s waiting for you.", indexable: false });

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { firstName, slug, agent, organization, withFile, nowMs } = page;
  if (agent !== null && slug !== null) {
    return (
      <Stack gap="loose">
        <AgentDashboard slug={slug} figures={agent} nowMs={nowMs} year={page.year} origin={page.origin} />
      </Stack>
    );
  }
  if (organization !== null) {
    return (
      <Stack gap="loose">
        <OrganizationDashboard figures={organization} nowMs={nowMs} withFile={withFile} />
      </Stack>
    );
  }
  return (
    <Stack gap="loose">
      <header>
        <h1>{`Hello ${firstName}`}</h1>
      </header>
      {page.isAgent ? (
        <EmptyState
          title="No public profile yet"
          actions={
            <>
              <ButtonLink look="primary" to={paths.verifyEmail()}>
                Claim your profile
              </ButtonLink>
              <Link to={paths.messages()}>Your messages</Link>
            </>
          }
        >
          <p>Claim it with your NPN. Then your leads, questions, appointments, and figures show here.</p>
        </EmptyState>
      ) : (
        <WithoutOrganization onboarding={page.onboarding} />
      )}
    </Stack>
  );
}

/** What the application waits for, or how to join an organization. */
function WithoutOrganization({ onboarding }: { onboarding: Onboarding | null }) {
  if (onboarding !== null) {
    return (
      <Section id="application" title="Your application" thin>
        <FactList
          items={[
            { term: "Organization", detail: onboarding.organizationName ?? "not named yet" },
            { term: "Status", detail: onboarding.applicationStatus ?? "none" },
          ]}
        />
        <p>
          <Link to={paths.settings({ section: "application" })}>View or edit your application</Link>
        </p>
      </Section>
    );
  }
  return (
    <EmptyState
      title="Nothing to manage yet"
      actions={
        <>
          <ButtonLink look="primary" to={paths.applyOrganization()}>
            Ask to join an organization
          </ButtonLink>
          <Link to={paths.createOrganization()}>Create one</Link>
        </>
      }
    >
      <p>Find yours and ask to join. Once its owner accepts, its agents, reviews, and leads show here.</p>
    </EmptyState>
  );
}
