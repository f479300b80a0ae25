/** Addresses of dashboards and of the pages that their figures link to, apart from those that every page loads. */
import { paths, withQuery } from "./paths.ts";

export const dashboardPaths = {
  /** An organization's, by slug, for users who manage several. */
  organization: (slug: string) => withQuery(paths.dashboard(), { organization: slug }),
  /** The questions that an expert has not answered. */
  waitingQuestions: () => paths.expertQuestions({ show: "waiting" }),
};
