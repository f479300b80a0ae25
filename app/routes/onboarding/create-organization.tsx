import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import { listOffers, type Offer } from "#app/domains/billing/plans/offer-queries.server.ts";
import {
  OrganizationApplication,
  OrganizationProof,
} from "#app/domains/onboarding/applications/application-inputs.ts";
import { findOwnApplication } from "#app/domains/onboarding/applications/application-queries.server.ts";
import type { OwnApplication } from "#app/domains/onboarding/applications/application-types.ts";
import { findListedOrganization } from "#app/domains/onboarding/applications/manage-commands.server.ts";
import { takeApplication, takeProof } from "#app/domains/onboarding/applications/take-application.server.ts";
import {
  type ApplicationFieldName,
  ApplicationFields,
} from "#app/domains/onboarding/components/application-fields.tsx";
import { DECIDE_HOURS } from "#app/domains/onboarding/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { AskToManage } from "./ask-to-manage.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** An agent's and an admin's work depends on their role, so an organization needs another account. */
const mayApply = ({ role }: Viewer) => {
  const { isAgent, isAdmin } = flagsOf(role);
  return !isAgent && !isAdmin;
};

/** The slug of a listed organization to manage, instead of adding one. */
const askedFor = (request: Request) =>
  (new URL(request.url).searchParams.get("organization") ?? "").slice(0, 200);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!mayApply(viewer)) return { kind: "other-account" as const };
  const slug = askedFor(request);
  const [last, organization] = await Promise.all([
    findOwnApplication(context, viewer.userId),
    slug === "" ? null : findListedOrganization(context, slug),
  ]);
  const waits = last?.status === "submitted" || last?.status === "in-review";
  const same = last?.listed != null && last.listed.slug === organization?.slug ? last : null;
  // One at a time; a waiting application is corrected on its own page.
  if (waits && same === null) throw redirect(paths.applicationPending());
  if (slug === "") {
    const open = last?.status === "draft" || last?.status === "rejected" ? last : null;
    return {
      kind: "new" as const,
      application: open?.listed == null ? open : null,
      offers: await listOffers(context),
      rules: rulesOf(OrganizationApplication),
    };
  }
  const rejected = same?.status === "rejected" ? same : null;
  return {
    kind: "listed" as const,
    organization,
    offers: organization === null ? [] : await listOffers(context, [organization.type]),
    waits,
    proof: (waits ? same : rejected)?.listed?.proof ?? "",
    reason: rejected?.reason ?? null,
    rules: rulesOf(OrganizationProof),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!mayApply(viewer)) throw redirect(paths.createOrganization());
  const slug = askedFor(request);
  const form = await parseForm(request);
  const taken =
    slug === "" ? await takeApplication(context, viewer, form) : await takeProof(context, viewer, form, slug);
  if ("refused" in taken) return taken.refused;
  context.cookies.push(
    writeToast(
      taken.outcome === "changed"
        ? { title: "Application changed", text: "We’ll read it as it is now.", tone: "success" }
        : { title: "Application sent", text: "We also sent you an email.", tone: "success" },
    ),
  );
  return redirect(paths.applicationPending(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Add your organization",
    description: "Apply to list an agency, a field marketing organization, or a carrier.",
    indexable: false,
  });

export default function CreateOrganization() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  switch (loaded.kind) {
    case "other-account":
      return <OtherAccount />;
    case "listed":
      return <AskToManage {...loaded} answer={answer} />;
    case "new":
      return <NewOrganization {...loaded} answer={answer} />;
  }
}

function OtherAccount() {
  return (
    <PageMain own form>
      <EmptyState
        level={1}
        title="An organization needs an account of its own"
        actions={
          <>
            <ButtonLink to={paths.dashboard()}>Back to your dashboard</ButtonLink>
            <Link to={paths.help()}>Help</Link>
          </>
        }
      >
        <p>
          Your account is tied to your own work here, and one account has one role. Sign out and sign up your
          organization with another email address.
        </p>
      </EmptyState>
    </PageMain>
  );
}

type NewOrganizationProps = {
  application: OwnApplication | null;
  offers: readonly Offer[];
  rules: FormRules<ApplicationFieldName>;
  answer: FormReply | undefined;
};

function NewOrganization({ application, offers, rules, answer }: NewOrganizationProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({
    rules,
    answer,
    ...(application === null ? {} : { known: application.facts }),
  });
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{application?.status === "rejected" ? "Correct your application" : "Add your organization"}</h1>
        <p className="text-muted">
          {`Agencies, field marketing organizations, and carriers. Someone on our team reads each application and decides within ${DECIDE_HOURS} hours. Nothing is public before that.`}
        </p>
      </PageHead>
      {application?.status === "rejected" && application.reason !== null ? (
        <Note tone="bad" className="mb-6">
          <p>
            <b>Why it wasn’t approved:</b>
            <span>{` ${application.reason}`}</span>
          </p>
        </Note>
      ) : null}
      <OrganizationPrices offers={offers} />
      <PostForm form={form}>
        <ApplicationFields form={form} />
        <div>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Send application
          </Button>
        </div>
      </PostForm>
    </PageMain>
  );
}
