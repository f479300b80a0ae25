import type { ShouldRevalidateFunction } from "@remix-run/react";

/** After a conflict the page shows what the other admin did; other refusals leave it as it was. */
export const readAgainOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
