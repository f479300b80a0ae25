/** Addresses of the review rules for agents and of the ranking's nightly check. Apart, so that other pages don't load them. */

export const reviewRulesAddress = (): string => "/reviews/rules";

/** What the nightly check found, and its history as a file. */
export const neutralityAddress = (): string => "/neutrality";
export const neutralityFileAddress = (): string => "/neutrality.csv";
