/** Addresses around organizations that few pages link to, apart from those that every page loads. */
import { withQuery } from "./paths.ts";

/** Asking to manage a listed one. */
export const manageAddress = (slug: string): string =>
  withQuery("/create-organization", { organization: slug });
export const organizationVersions = (slug: string): string =>
  withQuery("/dashboard/organization/versions", { organization: slug });
