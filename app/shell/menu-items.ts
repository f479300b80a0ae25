import { paths } from "#app/paths.ts";

export type MenuItem = { label: string; to: string };

/** The menu, group by group with a rule between (specification §2, Layout). Only pages that exist. */
export const menuItems: readonly (readonly MenuItem[])[] = [
  [
    { label: "Home", to: paths.home() },
    { label: "Our Vision", to: paths.ourVision() },
    { label: "Search by Location", to: paths.locationHub() },
    { label: "Help", to: paths.help() },
  ],
  [
    { label: "Saved agents", to: paths.saved() },
    { label: "Compare", to: paths.compare() },
  ],
];
