import { type RefObject, useEffect, useRef, useState } from "react";
import { changedControls } from "./changed-controls.ts";

type Fields = Record<string, string>;

/**
 * A form's text survives a reload: each change is saved in this tab's storage and restored once, after hydration;
 * text typed before that stays. Without storage (full, or forbidden) there is no draft and nothing breaks.
 */
export function useDraft(key: string, form: RefObject<HTMLFormElement>) {
  const [draft, setDraft] = useState<Readonly<Fields> | null>(null);
  const isServed = useRef(true);

  useEffect(() => {
    const typed = isServed.current && form.current !== null ? readTyped(form.current) : {};
    isServed.current = false;
    const stored = read(key);
    if (Object.keys(typed).length > 0) write(key, { ...stored, ...typed });
    setDraft(stored && { ...stored, ...typed });
  }, [key, form]);
  // A form that begins again with its draft is another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with its draft
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const store = () => write(key, readForm(element));
    element.addEventListener("input", store);
    element.addEventListener("change", store);
    return () => {
      element.removeEventListener("input", store);
      element.removeEventListener("change", store);
    };
  }, [key, form, draft]);

  return { draft, forget: () => forget(key) };
}

function read(key: string): Fields | null {
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

const readForm = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"),
  );

/** What the reader has put into it so far, by the names of the fields. */
function readTyped(form: HTMLFormElement): Fields {
  const names = new Set(changedControls(form).map(({ name }) => name));
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => names.has(name)));
}

function write(key: string, fields: Fields): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // A full or forbidden storage saves nothing.
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
