import { useNavigation } from "@remix-run/react";
import type { Offer } from "#app/domains/auth/second-factor/set-up-commands.server.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FACTOR_FORMS } from "../../settings-forms.ts";

/** A code to scan, and the form that takes the first code of the app that scanned it. */
export function SetUpApp({
  offer,
  moves,
  needed,
  rules,
  answer,
}: {
  offer: Offer;
  /** There is an app already; this moves to another. */
  moves: boolean;
  /** An admin without one: no admin page opens until then. */
  needed: boolean;
  rules: FormRules<"sealed" | "code" | "password">;
  answer: FormReply | undefined;
}) {
  const form = useAnsweredForm({ name: FACTOR_FORMS.setUp, rules, answer });
  const busy = useNavigation().state === "submitting";
  const { size, path } = offer.qr;
  return (
    <Section id="set-up" title={moves ? t("Move to another app") : t("Set up an authenticator app")} thin>
      <Stack>
        {needed ? (
          <Note tone="plain">
            {t(
              "You need a second factor before you can open admin pages. Set one up here, or add a passkey under Security.",
            )}
          </Note>
        ) : null}
        <p>
          {rich(
            "Install an authenticator app on your phone if you don’t have one, and scan this code with it. On the phone itself, {open}, or type the key.",
            { open: <a href={offer.address}>{t("open it in the app")}</a> },
          )}
        </p>
        <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 min-[820px]:grid-cols-[auto_minmax(0,1fr)]">
          <svg
            role="img"
            aria-label={t("QR code for your authenticator app")}
            viewBox={`0 0 ${size} ${size}`}
            className="w-52 max-w-full"
            shapeRendering="crispEdges"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path d={path} fill="#000" />
          </svg>
          <div className="grid gap-5">
            <p>{rich("Key: {key}", { key: <code>{offer.secret}</code> })}</p>
            <PostForm form={form} className="max-w-136">
              <input type="hidden" name="sealed" value={offer.sealed} />
              <InputField
                label={t("Code")}
                hint={t("Six digits, from the app.")}
                field={form.field("code")}
              />
              <PasswordField label={t("Your password")} field={form.field("password")} />
              <div>
                <Button
                  look="primary"
                  name="intent"
                  value={FACTOR_FORMS.setUp}
                  busy={busy}
                  busyLabel={t("Checking")}
                >
                  {t("Turn on")}
                </Button>
              </div>
            </PostForm>
            <p className="text-muted">{t("You’ll be signed out everywhere else.")}</p>
          </div>
        </div>
      </Stack>
    </Section>
  );
}
