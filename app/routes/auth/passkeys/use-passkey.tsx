import { useFetcher } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { cancelPasskey, notAsked, signWithPasskey } from "./sign-with-passkey.ts";

/**
 * Where the options come from, where the response goes, the page after it, and the message when no passkey is shown.
 */
export type PasskeyUse = { address: string; next: string; notShown: () => { title: string; text: string } };

/**
 * Asks for a passkey and sends its response. Errors are toasts. `offered`: whether the browser supports passkeys,
 * false until JavaScript runs.
 */
export function usePasskey({ address, next, notShown }: PasskeyUse) {
  const { submit, state, data } = useFetcher<FormReply>();
  const [offered, setOffered] = useState(false);
  const [asking, setAsking] = useState(false);
  const showToast = useToast();

  useEffect(() => setOffered(window.PublicKeyCredential !== undefined), []);
  // Leaving the page ends the request, so another page can ask. The button's request replaces the field's
  // automatically.
  useEffect(() => cancelPasskey, []);
  useEffect(() => {
    if (data?.notice) showToast({ ...data.notice, tone: "error" });
  }, [data, showToast]);

  const send = useCallback(
    (credential: string) => submit({ credential, next }, { method: "post", action: address }),
    [submit, next, address],
  );

  async function click() {
    setAsking(true);
    try {
      send(await signWithPasskey(address, false));
    } catch (error) {
      showToast({ ...(error instanceof TypeError ? notAsked() : notShown()), tone: "error" });
    } finally {
      setAsking(false);
    }
  }

  return { offered, asking, busy: asking || state !== "idle", send, click };
}

export type PasskeyButtonProps = Pick<ReturnType<typeof usePasskey>, "offered" | "busy" | "click"> & {
  children: ReactNode;
};

/** The button that asks for a passkey. Renders nothing where the browser does not support them. */
export function PasskeyButton({ offered, busy, click, children }: PasskeyButtonProps) {
  if (!offered) return null;
  return (
    <div className="mt-5">
      <Button type="button" busy={busy} busyLabel={t("Waiting for your passkey")} onClick={click}>
        {children}
      </Button>
    </div>
  );
}
