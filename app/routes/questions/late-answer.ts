import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-answer.tsx";

/** A question with its answers: until it is touched, what there is to read. */
export const lateAnswer = latePage(import.meta.env.SSR ? whole : null, () => import("./whole-answer.tsx"));
