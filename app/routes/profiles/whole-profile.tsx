/** All of a profile but its loaders: in the browser it comes when it is touched (late-profile.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rootOrigin } from "#app/platform/page-meta.ts";
import type { LoadedProfile } from "./load-profile.server.ts";
import { profileMeta } from "./profile-meta.ts";
import { ProfilePage } from "./profile-page.tsx";

type Loader = () => LoadedProfile;

export const Page = () => <ProfilePage loaded={useLoaderData<Loader>()} />;

export const meta = ({ data, matches }: MetaArgs<Loader>) => profileMeta(rootOrigin(matches), data);
