import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { RequestInput } from "#app/domains/organizations/members/inputs.ts";
import {
  findJoinable,
  listOwn,
  searchOrganizations,
} from "#app/domains/organizations/members/own-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeWayBack } from "#app/platform/pages/way-back.ts";
import { CLAIM_BACK_MINUTES } from "#app/platform/reader/cookies.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { changeBelonging } from "./apply-organization.server.ts";
import { OwnMemberships, OwnRequests } from "./own-belonging.tsx";
import { RequestForm } from "./request-form.tsx";

export const handle = { access: "settings", english: true } satisfies RouteHandle;

const SEARCHED_CHARACTERS = 100;

/** One's memberships and requests, and asking an organization: found by name, or named in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").slice(0, SEARCHED_CHARACTERS);
  const slug = (searchParams.get("organization") ?? "").slice(0, 200);
  const words = fullTextWords(q);
  const [own, found, chosen] = await Promise.all([
    listOwn(context, viewer.userId),
    words === null ? null : searchOrganizations(context, words),
    slug === "" ? null : findJoinable(context, slug),
  ]);
  // Agents join with their record: they claim it first and come back here.
  const mustClaim = flagsOf(viewer.role).isAgent && !viewer.verified;
  if (mustClaim && chosen !== null)
    context.cookies.push(writeWayBack(paths.applyOrganization({ organization: slug }), CLAIM_BACK_MINUTES));
  return {
    ...{ own, q, found, chosen, mustClaim },
    missed: slug !== "" && chosen === null,
    rules: rulesOf(RequestInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  return changeBelonging(context, viewer, await parseForm(request), new URL(request.url).pathname);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Join an organization",
    description: "Ask an agency, a field marketing organization, or a carrier to let you join.",
    indexable: false,
  });

export default function ApplyOrganization() {
  const { own, q, found, chosen, mustClaim, missed, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const showToast = useToast();
  const hydrated = useHydrated();
  useEffect(() => {
    if (answer?.notice) showToast({ ...answer.notice, tone: "error" });
  }, [answer, showToast]);
  return (
    <PageMain form>
      <PageHead>
        <h1>Join an organization</h1>
        <p className="text-muted">
          Find your agency, field marketing organization, or carrier by name and ask to join. Its owner or a
          manager decides. Joining costs you nothing: the organization pays for its seats.{" "}
          <Link to={paths.organizationSignUp()}>What adding an organization costs</Link>
        </p>
      </PageHead>
      {answer?.notice && !hydrated ? (
        <Note tone="bad" live className="mb-5">
          <p>
            <b>{answer.notice.title}</b>
          </p>
          {answer.notice.text ? <p>{answer.notice.text}</p> : null}
        </Note>
      ) : null}
      {missed ? (
        <Note tone="plain" className="mb-5">
          We can’t find that organization, or it was closed. Search for it by name.
        </Note>
      ) : null}
      {chosen === null ? (
        <>
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow">
              <InputField
                label="Organization name"
                name="q"
                defaultValue={q}
                type="search"
                maxLength={SEARCHED_CHARACTERS}
              />
            </div>
            <Button look="primary">Search</Button>
          </Form>
          {found === null ? null : found.length === 0 ? (
            <p className="mt-5">
              No organization by that name. Check the spelling, or{" "}
              <Link to={paths.organizationSignUp()}>sign up a new organization</Link>.
            </p>
          ) : (
            <LinkList className="mt-5">
              {found.map((one) => (
                <LinkListItem
                  key={one.slug}
                  to={paths.applyOrganization({ organization: one.slug })}
                  end={one.place}
                  wrap
                >
                  <span>{one.organization}</span>
                  <Caption as="span" className="block">
                    {typeWords[one.type]}
                  </Caption>
                </LinkListItem>
              ))}
            </LinkList>
          )}
        </>
      ) : (
        <RequestForm to={chosen} mustClaim={mustClaim} rules={rules} answer={answer} />
      )}
      <Section id="belongs" title="Where you belong" thin>
        <OwnMemberships memberships={own.memberships} />
      </Section>
      {own.requests.length === 0 ? null : (
        <Section id="requests" title="Your requests" thin>
          <OwnRequests requests={own.requests} />
        </Section>
      )}
    </PageMain>
  );
}
