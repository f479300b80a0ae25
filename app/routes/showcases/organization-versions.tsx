import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { bringBackOrganization } from "#app/domains/organizations/edit-commands.server.ts";
import { VERSIONS_SHOWN } from "#app/domains/organizations/limits.ts";
import { organizationPage } from "#app/domains/organizations/version-queries.server.ts";
import { listVersions } from "#app/domains/versions/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { organizationVersions } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { requireEditable } from "./own-organization.server.ts";
import { readVersionNo } from "./version-actions.server.ts";
import { VersionPage } from "./version-page.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { facts } = await requireEditable(request, context);
  const page = organizationPage(facts.organizationNo);
  const { versions } = await listVersions(context, page, { most: VERSIONS_SHOWN });
  return { versions, full: versions.length >= VERSIONS_SHOWN, name: facts.name, slug: facts.urlSlug };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, facts } = await requireEditable(request, context);
  const back = [{ label: "Earlier versions", to: organizationVersions(facts.urlSlug) }];
  const versionNo = await readVersionNo(request, back);
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
                text: "Readers see it now. The version before it is saved, too.",
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
    <VersionPage
      versions={versions}
      editor={{ to: editor, label: "Edit its page" }}
      empty="Once someone saves a change, you can go back to what was there before."
    >
      <p className="text-muted">
        Each time <Link to={editor}>{`the page of ${name}`}</Link>
        <span>{` is saved, we keep what it said. Its owner and managers see this list, newest first${full ? `, the last ${VERSIONS_SHOWN}` : ""}. A name that is brought back brings its address back.`}</span>
      </p>
    </VersionPage>
  );
}
