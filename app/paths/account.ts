/** Addresses of account pages that no public page links to or loads. */
import { type Query, withQuery } from "./paths.ts";

export const accountPaths = {
  /** Display settings. */
  accessibilitySettings: (query: Query = {}) => withQuery("/accessibility-settings", query),
  /** Returns the challenge for a passkey, and takes the answer. */
  passkeySignIn: () => "/auth/passkey",
  /** The same for one that is added to the account. */
  newPasskey: () => "/settings/passkeys",
  /** Shows the second factor: to finish signing in, or again. */
  secondFactor: (query: Query = {}) => withQuery("/auth/second-factor", query),
  /** The same with a passkey, for its script. */
  secondFactorPasskey: () => "/auth/second-factor/passkey",
  /** For people who lost it; `stop` is the token of the mailed link that cancels the reset. */
  lostSecondFactor: (query: Query = {}) => withQuery("/auth/second-factor/lost", query),
  stopFactorReset: (query: Query = {}) => withQuery("/auth/second-factor/stop", query),
  /** Sets one up, moves it, removes it. */
  setUpSecondFactor: (query: Query = {}) => withQuery("/settings/second-factor", query),
  /** Where someone cancels the deletion of their account. */
  keepAccount: (query: Query = {}) => withQuery("/keep-account", query),
} as const;
