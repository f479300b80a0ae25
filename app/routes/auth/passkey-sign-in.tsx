import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { accountPaths } from "#app/account-paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { cancelPasskey, notAsked, signWithPasskey } from "./sign-with-passkey.ts";

/** A little sooner than what was asked for is too old. */
const ASKED_AGAIN_MS = 4 * 60_000;
const notShown = () => ({ title: t("No passkey was used"), text: t("Try again, or use your password.") });

/**
 * Signing in with a passkey: a button, and where browsers can, a suggestion in the field of the address. Without JavaScript,
 * and where the browser knows no passkeys, there is neither.
 */
export function PasskeySignIn({ next }: { next: string }) {
  const { submit, state, data } = useFetcher<FormReply>();
  const [offered, setOffered] = useState(false);
  const [asking, setAsking] = useState(false);
  const showToast = useToast();

  const send = useCallback(
    (credential: string) =>
      submit({ credential, next }, { method: "post", action: accountPaths.passkeySignIn() }),
    [submit, next],
  );

  useEffect(() => {
    if (window.PublicKeyCredential === undefined) return;
    setOffered(true);
  }, []);

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

  // Another page may ask for one; the button's own question takes the place of the field's by itself.
  useEffect(() => cancelPasskey, []);

  useEffect(() => {
    if (data?.notice) showToast({ ...data.notice, tone: "error" });
  }, [data, showToast]);

  async function press() {
    setAsking(true);
    try {
      send(await signWithPasskey(accountPaths.passkeySignIn(), false));
    } catch (error) {
      showToast({ ...(error instanceof TypeError ? notAsked() : notShown()), tone: "error" });
    } finally {
      setAsking(false);
    }
  }

  if (!offered) return null;
  return (
    <div className="mt-5">
      <Button
        type="button"
        busy={asking || state !== "idle"}
        busyLabel={t("Waiting for your passkey")}
        onClick={press}
      >
        {t("Sign in with a passkey")}
      </Button>
    </div>
  );
}
