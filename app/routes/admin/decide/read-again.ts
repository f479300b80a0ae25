import type { ShouldRevalidateFunction } from "@remix-run/react";

/** What somebody else did meanwhile is read again beside what is said of it; other refusals leave the page as it was. */
export const readAgainOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
