import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";
import { UNSENT } from "./data-requests.ts";
import { TOAST_REMOVAL_MS } from "./limits.ts";
import { ToastContext } from "./use-toast.ts";

/** The toast, the page it belongs to, and what takes it away. */
type Shown = { toast: ToastMessage | undefined; page: string; close(): void };
/** Around what shows no toast, as null: it is not told of one. */
export const ShownContext = createContext<Shown | null>(null);

export type ToastRegionProps = {
  /** What the last form left to be said, read from its cookie by the root loader. */
  flash?: ToastMessage | null;
  children: ReactNode;
};

/**
 * Wraps the app, and holds one toast at a time (specification §2), for `ToastPlace` to show. A toast belongs to the page
 * it was shown on, and leaves with it.
 */
export function ToastRegion({ flash = null, children }: ToastRegionProps) {
  const { pathname, search } = useLocation();
  const page = pathname + withoutIndex(search);
  const [shown, setShown] = useState(flash === null ? null : { toast: flash, page });
  // Written while the page is made: its parts may show a toast before an effect of this one runs.
  const pageNow = useRef(page);
  pageNow.current = page;

  useEffect(() => {
    setShown((before) => (before?.page === page ? before : null));
  }, [page]);

  const show = useCallback((toast: ToastMessage) => setShown({ toast, page: pageNow.current }), []);

  // After the page has changed: what its form left to be said came with it.
  useEffect(() => {
    if (flash) show(flash);
  }, [flash, show]);

  // A form that did not reach the server.
  useEffect(() => {
    const tell = ({ detail }: CustomEventInit<ToastMessage>) => {
      if (detail) show(detail);
    };
    window.addEventListener(UNSENT, tell);
    return () => window.removeEventListener(UNSENT, tell);
  }, [show]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <ToastContext.Provider value={show}>
      <ShownContext.Provider value={{ toast: shown?.toast, page, close: () => setShown(null) }}>
        {children}
      </ShownContext.Provider>
    </ToastContext.Provider>
  );
}

/** Remix adds `index` to the address of a form that an index route sends: the page is the same. */
function withoutIndex(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has("index")) return search;
  query.delete("index");
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * Where the toast stands: at the head of the page, in room of its own, so that it covers nothing; of a page that was
 * scrolled it keeps to the upper edge. In the server's HTML its OK is a link to the same page, where the toast is no
 * longer; with JavaScript it only closes.
 */
export function ToastPlace({ wide }: { wide?: boolean }) {
  const shown = useContext(ShownContext);
  const toast = shown?.toast;
  return (
    // As wide as the page; only the toast in it may take a press. Menus and drawers open over it.
    <PageWidth
      wide={wide}
      className="pointer-events-none sticky top-0 z-15 *:pointer-events-auto print:hidden"
      aria-live="polite"
    >
      {shown && toast ? (
        <Toast
          title={toast.title}
          message={toast.text}
          next={toast.next}
          tone={toast.tone === "error" ? "bad" : "good"}
          closeTo={shown.page}
          onClose={shown.close}
        />
      ) : null}
    </PageWidth>
  );
}
