import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ShowcaseCompleteness } from "#app/domains/directory/components/profile/showcase-completeness.tsx";
import { completenessOf } from "#app/domains/directory/showcase/completeness.ts";
import { fieldsOf, ShowcaseInput } from "#app/domains/directory/showcase/inputs.ts";
import { findOwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { RegisterFacts } from "./register-facts.tsx";
import { editShowcase, type ShowcaseAnswer } from "./showcase-actions.server.ts";
import { ShowcaseForm } from "./showcase-form.tsx";
import { ShowcasePreview } from "./showcase-preview.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** The viewer and the record that they keep; whoever keeps none goes to their dashboard, which says why. */
async function requireOwn(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  const own = viewer.verified ? await findOwnShowcase(context, viewer.userId) : null;
  if (own === null) throw redirect(paths.dashboard());
  return { viewer, own };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { own } = await requireOwn(request, context);
  const { previewOf: _, agentNo: __, updatedAt: ___, ...page } = own;
  return {
    ...page,
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
      <ShowcaseCompleteness completeness={completeness} />
      <ShowcaseForm key={page.version} page={page} answer={answer} />
      <RegisterFacts profile={profile} />
    </Stack>
  );
}
