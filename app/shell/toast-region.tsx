import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import { Toast } from "#app/ui/feedback/toast.tsx";
import { buttonClass } from "#app/ui/forms/button.tsx";
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

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), TOAST_REMOVAL_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext.Provider value={setToast}>
      {children}
      <div className="toasts" aria-live="polite">
        {toast ? (
          <Toast
            title={toast.title}
            message={toast.text}
            next={toast.next}
            tone={toast.tone === "error" ? "bad" : "good"}
            action={
              <Link
                className={buttonClass({ small: true })}
                to={pathname + search}
                onClick={(event) => {
                  event.preventDefault();
                  setToast(null);
                }}
              >
                OK
              </Link>
            }
          />
        ) : null}
      </div>
    </ToastContext.Provider>
  );
}
