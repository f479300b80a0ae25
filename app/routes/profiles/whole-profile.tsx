/** All of a profile but its loaders: in the browser it comes when it is touched (late-profile.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rootOrigin } from "#app/platform/page-meta.ts";
import type { loader } from "./agent.tsx";
import { profileMeta } from "./profile-meta.ts";
import { ProfilePage } from "./profile-page.tsx";

export const Page = () => <ProfilePage loaded={useLoaderData<typeof loader>()} />;

export const meta = ({ data, matches }: MetaArgs<typeof loader>) => profileMeta(rootOrigin(matches), data);
