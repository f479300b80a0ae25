import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-book.tsx";

/** Booking a time: until it is touched, links to choose by and a form that sends by itself. */
export const lateBook = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-book.tsx"));
