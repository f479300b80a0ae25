import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { accountPaths } from "#app/paths/account.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { PasskeyAsked } from "./passkeys.ts";

const FETCHER = "new-passkey";
const notMade = () => ({
  title: t("No passkey was made"),
  text: t("Nothing was changed. You can try again."),
});
const madeBefore = () => ({
  title: t("This device already has a passkey for your account"),
  text: t("Nothing was changed. You can sign in with it."),
});

/** Adds a passkey of this device. Browsers make one only for a script, so the form needs JavaScript. */
export function NewPasskey({ device, rules }: { device: string; rules: FormRules<"name" | "password"> }) {
  const asking = useFetcher<PasskeyAsked>({ key: FETCHER });
  const keeping = useFetcher<PasskeyAsked>();
  const showToast = useToast();
  const [able, setAble] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState(false);
  const taken = useRef<PasskeyAsked["asked"]>(undefined);
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.passkey,
    rules,
    answer: asking.data,
    known: { name: device },
  });
  useEffect(() => setAble(window.PublicKeyCredential !== undefined), []);

  const asked = asking.data?.asked;
  const { submit } = keeping;
  useEffect(() => {
    if (asked === undefined || taken.current === asked) return;
    taken.current = asked;
    const { options, name } = asked;
    async function make() {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const credential = JSON.stringify(await startRegistration({ optionsJSON: options }));
      submit(
        { intent: "keep-passkey", name, credential },
        { method: "post", action: accountPaths.newPasskey(), preventScrollReset: true },
      );
    }
    setWaiting(true);
    make()
      .catch((error: unknown) => {
        const before = error instanceof Error && error.name === "InvalidStateError";
        showToast({ ...(before ? madeBefore() : notMade()), tone: "error" });
      })
      .finally(() => setWaiting(false));
  }, [asked, submit, showToast]);

  useEffect(() => {
    if (keeping.data?.notice) showToast({ ...keeping.data.notice, tone: "error" });
  }, [keeping.data, showToast]);

  if (able === null) return null;
  if (!able)
    return <p className="text-muted">{t("This browser doesn’t know passkeys. Others of yours may.")}</p>;
  return (
    <Disclosure summary={t("Add a passkey")}>
      <PostForm
        form={form}
        navigate={false}
        fetcherKey={FETCHER}
        action={accountPaths.newPasskey()}
        className="max-w-136"
      >
        <InputField
          label={t("Name")}
          hint={t("So that you recognize it in this list.")}
          field={form.field("name")}
        />
        <PasswordField label={t("Your password")} field={form.field("password")} />
        <div>
          <Button
            look="primary"
            name="intent"
            value={SETTINGS_FORMS.passkey}
            busy={waiting || asking.state !== "idle" || keeping.state !== "idle"}
            busyLabel={t("Waiting for your device")}
          >
            {t("Add passkey")}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
