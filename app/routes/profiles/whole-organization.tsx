/** All of an organization's page but its loader: in the browser it comes when it is touched (late-organization.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rootOrigin } from "#app/platform/page-meta.ts";
import { organizationMeta } from "./organization-meta.ts";
import { OrganizationPage, type OrganizationPageProps } from "./organization-page.tsx";

type Loader = () => OrganizationPageProps;

export const Page = () => <OrganizationPage {...useLoaderData<Loader>()} />;

export const meta = ({ data, matches }: MetaArgs<Loader>) =>
  organizationMeta(rootOrigin(matches), data?.organization);
