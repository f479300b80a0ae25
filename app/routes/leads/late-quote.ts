import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-quote.tsx";

/** Asking for a quote: until it is touched, a form that sends by itself. */
export const lateQuote = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-quote.tsx"));
