import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-help.tsx";

/** Help: a long text, and nothing in it that is pressed but links. */
export const lateHelp = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-help.tsx"));
