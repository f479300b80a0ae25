import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-search.tsx";

/** Results: until they are touched, rows, links and forms as the server wrote them. */
export const lateSearch = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-search.tsx"));
