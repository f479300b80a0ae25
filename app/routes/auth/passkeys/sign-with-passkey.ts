import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { t } from "#app/text/text.ts";

export const notAsked = () => ({
  title: t("We couldn’t ask for a passkey"),
  text: t("Check your connection and try again."),
});

/** Has a passkey sign what `address` asks for, and returns that as text; throws when nobody shows one. */
export async function signWithPasskey(address: string, inField: boolean): Promise<string> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await fetch(address);
  if (!response.ok) throw new TypeError("Not asked.");
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await response.json();
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
}

/** Another page may ask for one. */
export const cancelPasskey = () => {
  import("@simplewebauthn/browser").then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  );
};
