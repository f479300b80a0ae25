import { latePage } from "#app/shell/late-page.tsx";
import * as whole from "./whole-my-questions.tsx";

/** What somebody asked, with forms that send by themselves until they are touched. */
export const lateMyQuestions = latePage(
  import.meta.env.SSR ? whole : null,
  () => import("./whole-my-questions.tsx"),
);
