import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { LeadFilterInput, leadCursor } from "#app/domains/leads/inputs.ts";
import { makeLeadOfThread } from "#app/domains/leads/lead-commands.server.ts";
import { listLeadMonths, listLeads } from "#app/domains/leads/lead-queries.server.ts";
import { LEAD_SOURCES, LEAD_STATES, SOURCE_NAMES, STATE_NAMES } from "#app/domains/leads/lead-words.ts";
import { FIND_MAX_CHARACTERS } from "#app/domains/leads/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { LeadMonths } from "./work/lead-months.tsx";
import { LeadTable } from "./work/lead-table.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

const hasLeads = ({ role, slug, verified }: Viewer) => flagsOf(role).isAgent && verified && slug !== null;

/** An agent's own leads. The leader of an organization sees counts and no names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const managed = viewer.managedOrganization;
  if (!hasLeads(viewer) && managed === null) throw redirect(paths.dashboard());
  const { searchParams } = new URL(request.url);
  const filter = LeadFilterInput.parse(Object.fromEntries(searchParams));
  const after = leadCursor.parse(searchParams.get("after"));
  const [list, months] = await Promise.all([
    hasLeads(viewer) ? listLeads(context, viewer.userId, filter, after) : null,
    managed === null ? [] : listLeadMonths(context, viewer.userId, managed.slug),
  ]);
  return {
    list,
    months,
    organization: managed?.name ?? null,
    isAbove: viewer.role === "fmo" || viewer.role === "carrier",
    filter,
    first: after === null,
  };
}

/** Makes a conversation a lead. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  const threadId = parseUuid(form.get("thread"));
  if (form.get("intent") !== "take-up" || threadId === null)
    throw new Response("There’s no such action.\n", { status: 400 });
  const leadId = await makeLeadOfThread(context, viewer.userId, threadId);
  if (leadId === null) throw new Response("You can’t make this conversation a lead.\n", { status: 403 });
  return redirect(leadPaths.lead(leadId), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Leads", description: "People who asked you for insurance.", indexable: false });

export default function Leads() {
  const { list, months, organization, isAbove, filter, first } = useLoaderData<typeof loader>();
  const to = (changes: Record<string, string | undefined>) => leadPaths.leads({ ...filter, ...changes });
  const counts = list?.counts ?? {};
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <Stack gap="loose">
      <header>
        <h1>Leads</h1>
        <p className="text-muted">
          {list === null
            ? "How many people asked your agents. Who they are stays with the agent they chose."
            : `${formatCount(total)} in all. Each came to you alone.`}
        </p>
      </header>
      {organization === null ? null : (
        <LeadMonths organization={organization} isAbove={isAbove} months={months} />
      )}
      {list === null ? null : (
        <>
          <nav aria-label="Which leads">
            <Row className="max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:[&>a]:flex-none">
              <Chip
                to={to({ state: undefined })}
                current={filter.state === undefined}
                count={formatCount(total)}
              >
                All
              </Chip>
              {filter.week === undefined ? null : (
                <Chip to={to({ week: undefined })} removable>
                  {`Week from ${formatDay(filter.week)}`}
                </Chip>
              )}
              {LEAD_STATES.map((state) => (
                <Chip
                  key={state}
                  to={to({ state })}
                  current={filter.state === state}
                  count={formatCount(counts[state] ?? 0)}
                >
                  {STATE_NAMES[state]}
                </Chip>
              ))}
            </Row>
          </nav>
          <Form
            method="get"
            action={leadPaths.leads()}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_13rem_auto]"
          >
            {filter.state === undefined ? null : <input type="hidden" name="state" value={filter.state} />}
            {filter.week === undefined ? null : <input type="hidden" name="week" value={filter.week} />}
            <InputField
              key={filter.find ?? ""}
              label="Name, ZIP code, or words"
              name="find"
              id="find"
              type="search"
              maxLength={FIND_MAX_CHARACTERS}
              defaultValue={filter.find ?? ""}
            />
            <SelectField
              key={`from-${filter.source ?? ""}`}
              label="Came from"
              name="source"
              id="source"
              emptyLabel="Anywhere"
              options={LEAD_SOURCES.map((one) => ({ value: one, label: SOURCE_NAMES[one] }))}
              defaultValue={filter.source ?? ""}
            />
            <Button>Search</Button>
          </Form>
          {list.leads.length === 0 ? (
            <EmptyState
              title={total === 0 ? "No leads yet" : first ? "No leads like that" : "No more leads"}
              actions={
                total === 0 ? (
                  <ButtonLink to={leadPaths.contactCapture()}>Your contact card</ButtonLink>
                ) : (
                  <Link to={leadPaths.leads()}>All leads</Link>
                )
              }
            >
              {total === 0 ? (
                <p>
                  People ask you for a quote from your profile, or scan your card at an event. You can also
                  make a conversation a lead.
                </p>
              ) : null}
            </EmptyState>
          ) : (
            <LeadTable leads={list.leads} today={list.today} />
          )}
          <Pager
            firstTo={first ? null : to({})}
            nextTo={list.next === null ? null : to({ after: list.next })}
          />
          {total === 0 ? null : (
            <p>
              Download these as{" "}
              <Link to={leadPaths.leadsFile("csv", filter)} reloadDocument>
                a table (CSV)
              </Link>{" "}
              or{" "}
              <Link to={leadPaths.leadsFile("vcf", filter)} reloadDocument>
                address cards (vCard)
              </Link>
              , each with what was agreed to. People who withdraw consent are removed from future downloads,
              so download a new file before you call.
            </p>
          )}
        </>
      )}
    </Stack>
  );
}
