import { useEffect } from "react";
import { accountPaths } from "#app/account-paths.ts";
import { t } from "#app/text/text.ts";
import { signWithPasskey } from "./passkeys/sign-with-passkey.ts";
import { PasskeyButton, usePasskey } from "./passkeys/use-passkey.tsx";

/** A little sooner than what was asked for is too old. */
const ASKED_AGAIN_MS = 4 * 60_000;
const notShown = () => ({ title: t("No passkey was used"), text: t("Try again, or use your password.") });

/**
 * Signing in with a passkey: a button, and where browsers can, a suggestion in the field of the address. Without JavaScript,
 * and where the browser knows no passkeys, there is neither.
 */
export function PasskeySignIn({ next }: { next: string }) {
  const passkey = usePasskey({ address: accountPaths.passkeySignIn(), next, notShown });
  const { offered, asking, send } = passkey;

  useEffect(() => {
    if (!offered || asking) return;
    let over = false;
    async function suggest() {
      const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
      if (over || !(await browserSupportsWebAuthnAutofill())) return;
      try {
        const shown = await signWithPasskey(accountPaths.passkeySignIn(), true);
        if (!over) send(shown);
      } catch {
        // Nobody took the suggestion: the form is there.
      }
    }
    suggest().catch(() => undefined);
    const again = setInterval(() => void suggest().catch(() => undefined), ASKED_AGAIN_MS);
    return () => {
      over = true;
      clearInterval(again);
    };
  }, [offered, asking, send]);

  return <PasskeyButton {...passkey}>{t("Sign in with a passkey")}</PasskeyButton>;
}
