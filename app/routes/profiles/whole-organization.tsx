/** All of an organization's page but its loader: in the browser it comes when it is touched (late-organization.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rootOrigin } from "#app/platform/page-meta.ts";
import type { loader } from "./organization.tsx";
import { organizationMeta } from "./organization-meta.ts";
import { OrganizationPage } from "./organization-page.tsx";

export const Page = () => <OrganizationPage {...useLoaderData<typeof loader>()} />;

export const meta = ({ data, matches }: MetaArgs<typeof loader>) =>
  organizationMeta(rootOrigin(matches), data?.organization);
