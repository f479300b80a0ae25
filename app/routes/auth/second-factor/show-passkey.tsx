import { accountPaths } from "#app/account-paths.ts";
import { t } from "#app/text/text.ts";
import { PasskeyButton, usePasskey } from "../passkeys/use-passkey.tsx";

const notShown = () => ({ title: t("No passkey was used"), text: t("Please try again, or use a code.") });

/** A button that asks for one of the account's own passkeys. Without JavaScript no browser asks for one. */
export function ShowPasskey({ next }: { next: string }) {
  const passkey = usePasskey({ address: accountPaths.secondFactorPasskey(), next, notShown });
  return <PasskeyButton {...passkey}>{t("Use a passkey")}</PasskeyButton>;
}
