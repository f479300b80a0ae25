import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { UNSENT } from "./data-requests.ts";
import { TOAST_REMOVAL_MS } from "./limits.ts";
import { ToastContext } from "./use-toast.ts";

export type ToastRegionProps = {
  /** What the last form left to be said, read from its cookie by the root loader. */
  flash?: ToastMessage | null;
  children: ReactNode;
};

/** Wraps the app and shows one toast at a time (specification §2). In the server's HTML its OK is a link
 *  to the same page, where the toast is no longer; with JavaScript it only closes. */
export function ToastRegion({ flash = null, children }: ToastRegionProps) {
  const [toast, setToast] = useState<ToastMessage | null>(flash);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (flash) setToast(flash);
  }, [flash]);

  // A form that did not reach the server.
  useEffect(() => {
    const tell = ({ detail }: CustomEventInit<ToastMessage>) => setToast(detail ?? null);
    window.addEventListener(UNSENT, tell);
    return () => window.removeEventListener(UNSENT, tell);
  }, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext.Provider value={setToast}>
      {children}
      {/* The region spans the foot of the page, above a dock; only the toast in it may take a press. */}
      <div
        className="pointer-events-none fixed inset-x-gutter bottom-[max(1rem,env(safe-area-inset-bottom))] z-25 *:pointer-events-auto max-lg:in-[body:has([data-dock])]:bottom-21 print:hidden"
        aria-live="polite"
      >
        {toast ? (
          <Toast
            title={toast.title}
            message={toast.text}
            next={toast.next}
            tone={toast.tone === "error" ? "bad" : "good"}
            closeTo={pathname + search}
            onClose={() => setToast(null)}
          />
        ) : null}
      </div>
    </ToastContext.Provider>
  );
}
