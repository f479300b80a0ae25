import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { accountPaths } from "#app/account-paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { cancelPasskey, notAsked, signWithPasskey } from "../sign-with-passkey.ts";

/** A button that asks for one of the account's own passkeys. Without JavaScript no browser asks for one. */
export function ShowPasskey({ next }: { next: string }) {
  const { submit, state, data } = useFetcher<FormReply>();
  const [offered, setOffered] = useState(false);
  const [asking, setAsking] = useState(false);
  const showToast = useToast();
  const address = accountPaths.secondFactorPasskey();

  useEffect(() => setOffered(window.PublicKeyCredential !== undefined), []);
  useEffect(() => cancelPasskey, []);
  useEffect(() => {
    if (data?.notice) showToast({ ...data.notice, tone: "error" });
  }, [data, showToast]);

  async function press() {
    setAsking(true);
    try {
      submit(
        { credential: await signWithPasskey(address, false), next },
        { method: "post", action: address },
      );
    } catch (error) {
      const notShown = { title: t("No passkey was used"), text: t("Please try again, or use a code.") };
      showToast({ ...(error instanceof TypeError ? notAsked() : notShown), tone: "error" });
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
        {t("Use a passkey")}
      </Button>
    </div>
  );
}
