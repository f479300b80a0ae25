import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-card.tsx";

/** A contact card: until it is touched, links and a form that sends by itself. */
export const lateCard = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-card.tsx"));
