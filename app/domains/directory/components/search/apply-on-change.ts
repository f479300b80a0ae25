import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * For a GET form of choices: with JavaScript each choice is applied as it is made, and `alive` says that no button is
 * needed for it. What was chosen keeps the focus although the form is made anew for every `address`.
 */
export function useApplyOnChange(address: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<{ name: string; value: string | null } | null>(null);
  const alive = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address has made the form anew
  useEffect(() => {
    const last = chosen.current;
    chosen.current = null;
    if (last === null || document.activeElement !== document.body) return;
    for (const control of form.current?.elements ?? []) {
      const same = control.getAttribute("name") === last.name;
      if (same && (last.value === null || control.getAttribute("value") === last.value)) {
        (control as HTMLElement).focus({ preventScroll: true });
        return;
      }
    }
  }, [address]);

  function onChange(event: FormEvent<HTMLFormElement>) {
    const control = event.target;
    const isSelect = control instanceof HTMLSelectElement;
    const isTick = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
    // What is typed waits for Enter.
    if (!isSelect && !isTick) return;
    chosen.current = { name: control.name, value: isTick ? control.getAttribute("value") : null };
    submit(event.currentTarget, { preventScrollReset: true });
  }
  return { ref: form, alive, onChange };
}
