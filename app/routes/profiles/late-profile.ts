import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-profile.tsx";

/** The profile, the same under each of its addresses. */
export const lateProfile = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-profile.tsx"));
