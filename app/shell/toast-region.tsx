import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { parseToast, type ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { TOAST_REMOVAL_MS } from "./limits.ts";
import { UNSENT } from "./navigation/data-requests.ts";
import { ToastContext } from "./use-toast.ts";

/** The toast, and how it is closed. */
type Shown = { toast: ToastMessage | null; close(): void };
/** Null outside a region. */
const ShownContext = createContext<Shown | null>(null);

export type ToastRegionProps = {
  /** The message of the last form, which the root loader reads from its cookie. */
  flash?: ToastMessage | null;
  children: ReactNode;
};

/** Toasts that came with a page's data and were shown: the data stays when they are closed. Only browsers add to it. */
const said = new WeakSet<ToastMessage>();

/**
 * Wraps the app, and holds one toast at a time (specification §2), for `ToastPlace` to show. It stays across pages,
 * and in this tab across a reload, until it is closed, replaced, or its time is over. The toast of a failure
 * disappears when a form is sent again.
 */
export function ToastRegion({ flash = null, children }: ToastRegionProps) {
  const [toast, setToast] = useState(flash === null || said.has(flash) ? null : flash);
  const current = useRef(toast);
  current.current = toast;
  const close = useCallback(() => setToast(null), []);

  // A newly loaded document, or an error screen that replaces everything, shows the toast that was still open.
  useEffect(() => {
    const leave = () => leaveOpen(current.current);
    const left = takeOpen();
    setToast((shown) => shown ?? left);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  // After the page has changed: the message of its form came with it.
  useEffect(() => {
    if (flash === null || said.has(flash)) return;
    said.add(flash);
    setToast(flash);
  }, [flash]);

  useEffect(() => {
    // A form that did not reach the server.
    const tell = ({ detail }: CustomEventInit<ToastMessage>) => {
      if (detail) setToast(detail);
    };
    const tryAgain = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.method === "post")
        setToast((shown) => (shown?.tone === "error" ? null : shown));
    };
    window.addEventListener(UNSENT, tell);
    window.addEventListener("submit", tryAgain, true);
    return () => {
      window.removeEventListener(UNSENT, tell);
      window.removeEventListener("submit", tryAgain, true);
    };
  }, []);

  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(close, TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [toast, close]);

  return (
    <ToastContext.Provider value={setToast}>
      <ShownContext.Provider value={{ toast, close }}>{children}</ShownContext.Provider>
    </ToastContext.Provider>
  );
}

const LEFT_OPEN = "toast";

/** Storage may be closed to us; then the toast stays where it was. One that was closed must not come back. */
function leaveOpen(toast: ToastMessage | null): void {
  try {
    if (toast === null) sessionStorage.removeItem(LEFT_OPEN);
    else sessionStorage.setItem(LEFT_OPEN, JSON.stringify(toast));
  } catch {}
}

function takeOpen(): ToastMessage | null {
  try {
    const left = sessionStorage.getItem(LEFT_OPEN);
    sessionStorage.removeItem(LEFT_OPEN);
    return left === null ? null : parseToast(left);
  } catch {
    return null;
  }
}

/** Remix adds `index` to the address of a form that an index route sends: the page is the same. */
function withoutIndex(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has("index")) return search;
  query.delete("index");
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * Where the toast is shown: at the bottom left of the window, above a page's sticky bar. It moves nothing. In the
 * server's HTML its OK is a link to the same page without the toast; with JavaScript it only closes.
 */
export function ToastPlace() {
  const { pathname, search } = useLocation();
  const shown = useContext(ShownContext);
  const toast = shown?.toast;
  return (
    // Only the toast in it takes clicks. Menus and drawers open over it.
    <div
      className="pointer-events-none fixed inset-x-gutter bottom-toast-foot z-15 *:pointer-events-auto print:hidden"
      aria-live="polite"
      data-reader="toast"
    >
      {shown && toast ? (
        <Toast
          title={toast.title}
          message={toast.text}
          next={toast.next}
          tone={toast.tone === "error" ? "bad" : "good"}
          closeTo={pathname + withoutIndex(search)}
          onClose={shown.close}
        />
      ) : null}
    </div>
  );
}
