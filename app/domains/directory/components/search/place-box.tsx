import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import type { Suggestion } from "../../search/names/suggestions.ts";

const PAUSE_MS = 150;
const SHORTEST = 2;

/**
 * A search input with suggestions as you type (ARIA combobox, keyboard-complete). Without JavaScript it is the
 * input alone. Choosing a place submits the form; choosing an agent or an organization opens its page.
 */
export function PlaceBox({
  id,
  defaultValue,
  error,
  placeholder = t("ZIP, city, state, or name"),
}: {
  id: string;
  defaultValue: string;
  error?: string | undefined;
  placeholder?: string;
}) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const pending = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();

  // A link to the box should focus it. The browser does that on a full load; the router only scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step there counts, to the same hash too
  useEffect(() => {
    if (hash === `#${id}`) input.current?.focus();
  }, [hash, id, key]);

  useEffect(() => {
    const text = typed?.trim() ?? "";
    pending.current?.abort();
    if (text.length < SHORTEST) {
      setFound([]);
      return;
    }
    const controller = new AbortController();
    pending.current = controller;
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(paths.suggest({ q: text }), { signal: controller.signal });
        if (!response.ok) return;
        const answer: { suggestions: Suggestion[] } = await response.json();
        setFound(answer.suggestions);
        setActive(-1);
      } catch {
        // The form works without suggestions.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);

  const open = found.length > 0;
  const close = () => {
    setFound([]);
    setActive(-1);
  };

  function choose(one: Suggestion) {
    close();
    const form = input.current?.form;
    if (one.q === undefined || !form) {
      navigate(one.to);
      return;
    }
    if (input.current) input.current.value = one.q;
    form.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(
        (at) => (at + step + found.length + 1) % (found.length + 1) || (step > 0 ? 0 : found.length - 1),
      );
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      const chosen = found[active];
      if (chosen !== undefined) {
        event.preventDefault();
        choose(chosen);
      }
    }
  }

  return (
    <div className="relative">
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={placeholder}
        defaultValue={defaultValue}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-15 max-h-[min(22rem,60dvh)] overflow-auto overscroll-contain rounded-2 border border-line-strong bg-surface shadow-pop"
        id={listId}
        role="listbox"
        aria-label={t("Suggestions")}
        hidden={!open}
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is handled on the input, as the combobox pattern has it
          <div
            key={one.to}
            className="flex min-h-target cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3.5 py-1.25 hover:bg-sunk aria-selected:bg-accent-tint aria-selected:shadow-[inset_3px_0_0_var(--accent)]"
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <span>{one.label}</span>
            <span className="text-13 text-muted">{one.note}</span>
          </div>
        ))}
      </div>
      <span className="sr-only" role="status">
        {open ? t("{n} suggestions", { n: found.length }) : ""}
      </span>
    </div>
  );
}
