/** Addresses of one's own account that no page open to everyone leads to, or loads. */
import { type Query, withQuery } from "./paths.ts";

export const accountPaths = {
  /** How pages look for whoever reads them. */
  accessibilitySettings: (query: Query = {}) => withQuery("/accessibility-settings", query),
  /** Asks for a passkey, and takes it. */
  passkeySignIn: () => "/auth/passkey",
  /** The same for one that is added to the account. */
  newPasskey: () => "/settings/passkeys",
  /** Shows the second factor: to finish signing in, or again. */
  secondFactor: (query: Query = {}) => withQuery("/auth/second-factor", query),
  /** The same with a passkey, for its script. */
  secondFactorPasskey: () => "/auth/second-factor/passkey",
  /** For who has lost it; `stop` is what the mailed link carries that calls it off. */
  lostSecondFactor: (query: Query = {}) => withQuery("/auth/second-factor/lost", query),
  stopFactorReset: (query: Query = {}) => withQuery("/auth/second-factor/stop", query),
  /** Sets one up, moves it, takes it off. */
  setUpSecondFactor: (query: Query = {}) => withQuery("/settings/second-factor", query),
  /** Where somebody keeps an account that they wanted gone. */
  keepAccount: (query: Query = {}) => withQuery("/keep-account", query),
} as const;
