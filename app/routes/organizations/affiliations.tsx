import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import {
  type AffiliationOutcome,
  changeAffiliation,
  proposeAffiliation,
} from "#app/domains/organizations/affiliations/commands.server.ts";
import { AffiliationInput } from "#app/domains/organizations/affiliations/inputs.ts";
import { typesAbove } from "#app/domains/organizations/affiliations/policy.ts";
import {
  type FoundOrganization,
  listAffiliations,
} from "#app/domains/organizations/affiliations/queries.server.ts";
import { findManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AffiliationTable } from "./affiliation-table.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

const FIND_MAX_CHARACTERS = 80;

/** The organization that the address names, if this viewer manages it; others are refused and logged. */
async function requireManaged(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  if (viewer.managedOrganization === null) throw redirect(paths.dashboard());
  const slug = new URL(request.url).searchParams.get("organization");
  const managed = await findManaged(context, viewer.userId, slug);
  if (managed !== null) return { viewer, managed };
  context.log({
    event: "refused",
    requestId: context.requestId,
    path: paths.affiliations(),
    userId: viewer.userId,
  });
  throw refusalNotice(403, "Not your organization", "You don’t manage an organization at this address.", [
    { label: "Your own", to: paths.affiliations() },
  ]);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { managed } = await requireManaged(request, context);
  const find = cutText(new URL(request.url).searchParams.get("find") ?? "", FIND_MAX_CHARACTERS);
  const { name, slug, type, role } = managed;
  return {
    organization: { name, slug, type, binds: role === "owner" || role === "manager" },
    find,
    ...(await listAffiliations(context, managed, find)),
  };
}

const SAID: Readonly<Record<AffiliationOutcome, string>> = {
  done: "Saved",
  "not-yours": "Only the owner and managers of that organization can do this",
  unknown: "We don’t know that organization",
  "wrong-kind": "An organization can only belong to one of a higher kind",
  already: "That was proposed already",
  moved: "It was already decided",
};
const STATUS: Readonly<Record<Exclude<AffiliationOutcome, "done">, number>> = {
  "not-yours": 403,
  unknown: 404,
  "wrong-kind": 400,
  already: 409,
  moved: 409,
};

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, managed } = await requireManaged(request, context);
  const here = paths.affiliations({ organization: managed.slug });
  const back = { label: "Back to affiliations", to: here };
  const sent = AffiliationInput.safeParse(Object.fromEntries(await parseForm(request)));
  if (!sent.success)
    throw refusalNotice(400, "We don’t recognize this form", "Please reload the page.", [back]);
  const outcome =
    sent.data.intent === "propose"
      ? await proposeAffiliation(context, viewer.userId, managed, sent.data.to)
      : await changeAffiliation(context, viewer.userId, managed, sent.data);
  if (outcome !== "done") {
    if (outcome === "not-yours")
      context.log({ event: "refused", requestId: context.requestId, path: here, userId: viewer.userId });
    throw refusalNotice(STATUS[outcome], SAID[outcome], "Nothing was changed.", [back]);
  }
  context.cookies.push(writeToast({ title: SAID.done, tone: "success" }));
  return redirect(here, 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Affiliations",
    description: "What your organization belongs to, and what belongs to it.",
    indexable: false,
  });

export default function Affiliations() {
  const { organization, affiliations, found, find } = useLoaderData<typeof loader>();
  const { name, slug, type, binds } = organization;
  const kinds = typesAbove(type).map((one) => typeWords[one].toLowerCase());
  const above = affiliations.filter((one) => one.above === 1);
  const below = affiliations.filter((one) => one.above === 0);
  return (
    <Stack gap="loose">
      <header>
        <h1>{`Affiliations of ${name}`}</h1>
        <p className="text-muted">
          Both sides agree before <Link to={paths.organization(slug)}>the public page</Link> shows one.
        </p>
      </header>
      {kinds.length === 0 ? null : (
        <Section id="above" title="Belongs to" thin>
          <Stack>
            <AffiliationTable
              caption="Organizations above this one"
              rows={above}
              binds={binds}
              empty={`Belongs to no ${kinds.join(" or ")} yet.`}
            />
            {binds ? (
              <>
                <Form method="get" className="max-w-136" role="search">
                  <input type="hidden" name="organization" value={slug} />
                  <Field label={`Find the ${kinds.join(" or ")} above you`} name="find">
                    {(ties) => (
                      <Row>
                        <input
                          type="search"
                          defaultValue={find}
                          maxLength={FIND_MAX_CHARACTERS}
                          className="min-w-0 flex-1"
                          {...ties}
                        />
                        <Button>Find</Button>
                      </Row>
                    )}
                  </Field>
                </Form>
                {find === "" ? null : <FoundAbove found={found} find={find} />}
              </>
            ) : null}
          </Stack>
        </Section>
      )}
      {type === "agency" ? null : (
        <Section id="below" title="Organizations under it" thin>
          {below.length === 0 ? (
            <EmptyState title="None yet" level={3}>
              <p>When an organization says it belongs to you, you accept or decline it here.</p>
            </EmptyState>
          ) : (
            <AffiliationTable caption="Organizations below this one" rows={below} binds={binds} empty="" />
          )}
        </Section>
      )}
    </Stack>
  );
}

/** The organizations that the search may mean, each with a button to propose it. */
function FoundAbove({ found, find }: { found: readonly FoundOrganization[]; find: string }) {
  if (found.length === 0) {
    return (
      <p role="status">
        <span>{`Nothing above your kind of organization is called “${find}”. Check the spelling, or ask them to `}</span>
        <Link to={paths.organizationSignUp()}>add their organization</Link>.
      </p>
    );
  }
  return (
    <ul className="max-w-136 list-none">
      {found.map((one) => (
        <li key={one.slug} className="flex flex-wrap items-center gap-3 border-line border-t py-2.5">
          <span className="min-w-0 flex-1">
            <Link to={paths.organization(one.slug)}>{one.name}</Link>
            <Caption as="span" className="block">
              {`${typeWords[one.type]}, ${one.city}, ${one.stateCode}`}
            </Caption>
          </span>
          <form method="post">
            <input type="hidden" name="to" value={one.slug} />
            <Button small name="intent" value="propose" aria-label={`We belong to it: ${one.name}`}>
              We belong to it
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
