import { ASK_DRAFT } from "#app/domains/questions/fields.ts";
import { latePage } from "#app/shell/late-page.tsx";
import { hasDraft } from "#app/ui/forms/use-draft.ts";
import * as whole from "./whole-ask.tsx";

/** Asking an expert: until it is touched, a form that sends by itself. A draft of before is brought back at once. */
export const lateAsk = latePage(
  import.meta.env.SSR ? whole : null,
  () => import("./whole-ask.tsx"),
  () => hasDraft(ASK_DRAFT),
);
