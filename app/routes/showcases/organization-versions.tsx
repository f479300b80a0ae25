import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { bringBackOrganization } from "#app/domains/organizations/edit-commands.server.ts";
import { VERSIONS_SHOWN } from "#app/domains/organizations/limits.ts";
import { listOrganizationVersions } from "#app/domains/organizations/version-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { organizationVersions } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { requireEditable } from "./own-organization.server.ts";
import { VersionList } from "./version-list.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { facts } = await requireEditable(request, context);
  const versions = await listOrganizationVersions(context, facts.organizationNo);
  return { versions, full: versions.length >= VERSIONS_SHOWN, name: facts.name, slug: facts.urlSlug };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, facts } = await requireEditable(request, context);
  const versionNo = Number((await parseForm(request)).get("version"));
  const back = [{ label: "Earlier versions", to: organizationVersions(facts.urlSlug) }];
  if (!Number.isSafeInteger(versionNo) || versionNo < 1)
    throw refusalNotice(400, "We don’t recognize this form", "Please reload the page.", back);
  const outcome = await bringBackOrganization(context, viewer.userId, facts, versionNo);
  switch (outcome.kind) {
    case "saved":
    case "same": {
      const slug = outcome.kind === "saved" ? outcome.slug : facts.urlSlug;
      context.cookies.push(
        writeToast(
          outcome.kind === "saved"
            ? {
                title: "Version brought back",
                text: "Readers see it now. What stood there is kept, too.",
                tone: "success",
              }
            : { title: "Nothing to bring back", text: "Its page says all of this already.", tone: "success" },
        ),
      );
      return redirect(paths.editOrganization({ organization: slug }), 303);
    }
    case "unknown":
      throw refusalNotice(404, "No such version", "Its page has no version with this number.", back);
    case "not-yours":
      throw refusalNotice(403, "You can’t edit this organization", "Nothing was brought back.", back);
    default:
      throw refusalNotice(409, "Its page just changed", "Nothing was brought back. Look again.", back);
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Earlier versions",
    description: "What your organization’s page said before.",
    indexable: false,
  });

export default function OrganizationVersions() {
  const { versions, full, name, slug } = useLoaderData<typeof loader>();
  const editor = paths.editOrganization({ organization: slug });
  return (
    <Stack gap="loose">
      <header>
        <h1>Earlier versions</h1>
        <p className="text-muted">
          Each time <Link to={editor}>{`the page of ${name}`}</Link>
          <span>{` is saved, we keep what it said. Its owner and managers see this list, newest first${full ? `, the last ${VERSIONS_SHOWN}` : ""}. A name that is brought back brings its address back.`}</span>
        </p>
      </header>
      {versions.length === 0 ? (
        <EmptyState title="Nothing here yet" actions={<ButtonLink to={editor}>Edit its page</ButtonLink>}>
          <p>Once someone saves a change, you can go back to what was there before.</p>
        </EmptyState>
      ) : (
        <VersionList versions={versions} />
      )}
    </Stack>
  );
}
