/** Addresses of one's own account that no page open to everyone leads to, or loads. */
import { type Query, withQuery } from "./paths.ts";

export const accountPaths = {
  /** How pages look for whoever reads them. */
  accessibilitySettings: (query: Query = {}) => withQuery("/accessibility-settings", query),
  /** Asks for a passkey, and takes it. */
  passkeySignIn: () => "/auth/passkey",
  /** The same for one that is added to the account. */
  newPasskey: () => "/settings/passkeys",
  /** Where somebody keeps an account that they wanted gone. */
  keepAccount: (query: Query = {}) => withQuery("/keep-account", query),
} as const;
