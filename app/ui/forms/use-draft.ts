import { type RefObject, useEffect, useState } from "react";

/**
 * What was typed into a form outlives a reload: each change is stored in this tab's own store and handed back once, after
 * the page is there. Without the store (full, or forbidden) there is no draft and nothing breaks.
 */
export function useDraft(key: string, form: RefObject<HTMLFormElement>) {
  const [draft, setDraft] = useState<Readonly<Record<string, string>> | null>(null);

  useEffect(() => setDraft(read(key)), [key]);
  // A form that begins again with its draft is another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with its draft
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const keep = () => write(key, element);
    element.addEventListener("input", keep);
    element.addEventListener("change", keep);
    return () => {
      element.removeEventListener("input", keep);
      element.removeEventListener("change", keep);
    };
  }, [key, form, draft]);

  return { draft, forget: () => forget(key) };
}

function read(key: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return null;
  }
}

function write(key: string, form: HTMLFormElement): void {
  try {
    const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // A full or forbidden store keeps nothing.
  }
}

/** Once the form has been taken. */
function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was no draft either.
  }
}
