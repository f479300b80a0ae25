/** Addresses of dashboards and what their figures lead to, apart from those that every page loads. */
import { paths, withQuery } from "./paths.ts";

export const dashboardPaths = {
  /** Of an organization, by slug, for whoever manages several. */
  organization: (slug: string) => withQuery(paths.dashboard(), { organization: slug }),
  /** The questions that an expert has not answered. */
  waitingQuestions: () => paths.expertQuestions({ show: "waiting" }),
};
