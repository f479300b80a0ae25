import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { t } from "#app/text/text.ts";

export const notAsked = () => ({
  title: t("We couldn’t ask for a passkey"),
  text: t("Check your connection and try again."),
});

/**
 * Fetches the options from `address`, has a passkey sign them, and returns the response as text. Throws when no
 * passkey is shown.
 */
export async function signWithPasskey(address: string, inField: boolean): Promise<string> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await fetch(address);
  if (!response.ok) throw new TypeError("Not asked.");
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await response.json();
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
}

/** Ends a pending request, so another page can ask for a passkey. */
export const cancelPasskey = () => {
  import("@simplewebauthn/browser").then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  );
};
