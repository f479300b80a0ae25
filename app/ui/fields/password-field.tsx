import { type MouseEvent, useState } from "react";
import { rich, t } from "#app/text/text.ts";
import { ASKS_CONFORM } from "#app/ui/forms/use-answered-form.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Field, splitField } from "./field.tsx";
import type { InputFieldProps } from "./input-field.tsx";

/** A password. With JavaScript a button shows what was typed; once the form is sent it is covered again. */
export function PasswordField(props: InputFieldProps) {
  const { text, control } = splitField(props, "input");
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setShown(!shown);
    const { form } = currentTarget;
    // Browsers remember what is sent as plain text, for the next person who types there.
    function cover({ submitter }: SubmitEvent) {
      // Conform's question about one field sends nothing.
      if (submitter?.getAttribute("name") === ASKS_CONFORM) return;
      form?.removeEventListener("submit", cover);
      setShown(false);
    }
    form?.addEventListener("submit", cover);
  }

  return (
    <Field {...text}>
      {(ties) => (
        <div className="relative">
          <input
            {...control}
            {...ties}
            type={shown ? "text" : "password"}
            className={hydrated ? "pr-18" : undefined}
            autoCapitalize="none"
            spellCheck={false}
          />
          {hydrated ? (
            <button
              type="button"
              onClick={toggle}
              className="absolute inset-y-0 right-0 min-w-target cursor-pointer rounded-2 px-3.5 font-label text-14 text-accent underline underline-offset-[0.2em] hover:text-ink"
            >
              {rich(shown ? "Hide {password}" : "Show {password}", {
                password: <span className="sr-only">{t("password")}</span>,
              })}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
