import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-privacy.tsx";

/** The privacy policy: a long text, and nothing in it that is pressed but links. */
export const latePrivacy = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-privacy.tsx"));
