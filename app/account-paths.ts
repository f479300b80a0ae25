/** Addresses of one's own account that no page open to everyone leads to, or loads. */
import { type Query, withQuery } from "./paths.ts";

export const accountPaths = {
  /** How pages look for whoever reads them. */
  accessibilitySettings: (query: Query = {}) => withQuery("/accessibility-settings", query),
} as const;
