import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-organization.tsx";

/** The page of an organization. */
export const lateOrganization = latePage(
  import.meta.env.SSR ? whole : null,
  () => import("./whole-organization.tsx"),
);
