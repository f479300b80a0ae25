import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { changedControls, isChoice } from "#app/ui/forms/changed-controls.ts";

/**
 * For a GET form of choices. With JavaScript each choice is applied at once, as is one made before hydration: its button is
 * for browsers without (`scripted:hidden`). The focus stays on the choice although the form is rendered again for every `address`.
 */
export function useApplyOnChange(address: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<{ name: string; value: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address renders the form again
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

  function apply(control: HTMLInputElement | HTMLSelectElement, within: HTMLFormElement) {
    const isSelect = control instanceof HTMLSelectElement;
    chosen.current = { name: control.name, value: isSelect ? null : control.getAttribute("value") };
    submit(within, { preventScrollReset: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the page was hydrated
  useEffect(() => {
    const early = form.current && changedControls(form.current).find(isChoice);
    if (form.current && early) apply(early, form.current);
  }, []);

  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    // Typed text waits for Enter.
    if (isChoice(target)) apply(target, currentTarget);
  }
  return { ref: form, onChange };
}
