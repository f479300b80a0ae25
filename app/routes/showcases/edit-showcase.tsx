import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ProfileAbout } from "#app/domains/directory/components/profile/profile-about.tsx";
import { ProfileHead } from "#app/domains/directory/components/profile/profile-head.tsx";
import { ProfileOffice } from "#app/domains/directory/components/profile/profile-office.tsx";
import { ShowcaseCompleteness } from "#app/domains/directory/components/profile/showcase-completeness.tsx";
import { glanceOf } from "#app/domains/directory/profile/glance/glance.ts";
import { licensedStates } from "#app/domains/directory/profile/profile-facts.ts";
import { decideReach } from "#app/domains/directory/profile/profile-reach.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { completenessOf } from "#app/domains/directory/showcase/completeness.ts";
import { FORM_PARTS, fieldsOf, ShowcaseInput } from "#app/domains/directory/showcase/inputs.ts";
import { findAskedOffice } from "#app/domains/licenses/imports/agents/office-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { OfficeQuestion } from "./office-question.tsx";
import { editShowcase, requireOwn, type ShowcaseAnswer } from "./showcase-actions.server.ts";
import { ShowcaseForm } from "./showcase-form.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { own } = await requireOwn(request, context);
  const { previewOf: _, agentNo, updatedAt: __, ...page } = own;
  const asked = await findAskedOffice(context, agentNo);
  return {
    ...page,
    office:
      asked === null
        ? null
        : {
            newsNo: asked.newsNo,
            place: asked.place,
            stateName: asked.stateName,
            readOn: asked.readOn,
          },
    parts: FORM_PARTS,
    fields: fieldsOf(own.showcase),
    completeness: completenessOf(own.showcase),
    rules: rulesOf(ShowcaseInput),
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, own } = await requireOwn(request, context);
  return editShowcase(context, viewer, own, request);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Edit your showcase", description: "What readers see of you.", indexable: false });

export default function EditShowcase() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<ShowcaseAnswer>();
  const { slug, profile, completeness, nowMs } = page;
  return (
    <Stack gap="loose">
      <header>
        <h1>Edit your showcase</h1>
        <Row className="mt-2">
          <Link to={paths.showcase(slug)}>See it as readers do</Link>
          <Link to={paths.showcaseVersions()}>Earlier versions</Link>
        </Row>
      </header>
      {answer?.preview === undefined ? null : <ShowcasePreview profile={answer.preview} nowMs={nowMs} />}
      {page.office === null ? null : (
        <OfficeQuestion
          asked={page.office}
          address={`${profile.street}, ${profile.city.name}, ${profile.city.state.code} ${profile.zip}`}
        />
      )}
      <ShowcaseCompleteness completeness={completeness} />
      <ShowcaseForm key={page.version} page={page} answer={answer} />
      <RegisterFacts profile={profile} />
    </Stack>
  );
}

/** The typed showcase as readers would see it, with the profile's own components. Reviews and answers stay as they are. */
function ShowcasePreview({ profile, nowMs }: { profile: AgentProfile; nowMs: number }) {
  return (
    <Sheet as="section" id="preview" aria-label="Preview" className="px-4 pb-6 md:px-6">
      <Note live className="mt-4">
        <b>Preview.</b>
        <span> Nothing is saved yet. Your reviews and answers stay as they are.</span>
      </Note>
      <ProfileHead
        profile={profile}
        reach={decideReach(profile)}
        glance={glanceOf(profile, utcDay(nowMs))}
        rating={null}
        preview
      />
      <ProfileAbout profile={profile} />
      <ProfileOffice profile={profile} labels={[]} nowMs={nowMs} />
    </Sheet>
  );
}

/** Facts from the register, which the agent can't edit here, and how to correct them. */
function RegisterFacts({ profile }: { profile: AgentProfile }) {
  const { name, npn, npnMatchedOn, street, city, zip, licenses } = profile;
  const states = licensedStates(licenses);
  return (
    <Section id="register" title="From the register" thin>
      <Stack>
        <FactList
          items={[
            { term: "Name", detail: name },
            {
              term: "NPN",
              detail:
                npnMatchedOn === null
                  ? `${npn}, not matched yet`
                  : `${npn}, matched ${formatDay(npnMatchedOn)}`,
            },
            { term: "Address of record", detail: `${street}, ${city.name}, ${city.state.code} ${zip}` },
            {
              term: "Licenses",
              detail: states.length === 0 ? "None in force" : `In force in ${states.join(", ")}`,
            },
          ]}
        />
        <p className="max-w-measure text-14 text-muted">
          These come from your state’s records, so you can’t change them here. If one is wrong, ask your
          state’s insurance department to correct it; we show the change when we next read the list. If their
          record is right and ours isn’t, write to{" "}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </Stack>
    </Section>
  );
}
