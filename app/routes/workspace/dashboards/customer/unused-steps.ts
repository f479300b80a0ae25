import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import type { NextStep } from "./next-steps.tsx";

/** Null is not shown in this view, which is no reason to call it empty. */
type Used = readonly unknown[] | null;
export const isUsed = (list: Used): boolean => list === null || list.length > 0;

/** As many as an account that has used nothing gets. */
export const STEPS = 6;

/** What this account hasn't used yet, in the order it is worth trying. */
export function unusedSteps({
  newest,
  questions,
  requests,
  agents,
  searches,
  reviews,
}: Record<"newest" | "questions" | "requests" | "agents" | "searches" | "reviews", Used>): NextStep[] {
  const find = { to: paths.locationHub(), action: t("Find agents") };
  return [
    isUsed(agents)
      ? []
      : {
          title: t("Nothing saved yet"),
          text: t("Choose “Save” next to an agent to find them here."),
          ...find,
        },
    isUsed(questions)
      ? []
      : {
          title: t("No questions yet"),
          text: t("Agents with the right license in your state answer by email and here."),
          to: paths.askExpert(),
          action: t("Ask an Expert"),
        },
    isUsed(newest)
      ? []
      : {
          title: t("No conversations yet"),
          text: t("To start one, choose “Message” on an agent’s profile."),
          ...find,
        },
    isUsed(requests)
      ? []
      : {
          title: t("No quote requests yet"),
          text: t("What you ask agents for shows up here, also what you asked for without signing in."),
          ...find,
        },
    isUsed(searches)
      ? []
      : {
          title: t("No saved searches yet"),
          text: t("Save a search above its results, and we’ll email you when a new agent fits."),
          ...find,
        },
    isUsed(reviews)
      ? []
      : {
          title: t("No reviews yet"),
          text: t("To write one, choose “Leave a review” on the profile of an agent you’ve dealt with."),
          ...find,
        },
  ].flat();
}
