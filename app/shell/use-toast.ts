import { createContext, useContext } from "react";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";

export type ShowToast = (toast: ToastMessage) => void;

/** Outside a toast region nothing is shown: a part that only wants to tell must not break a page. */
export const ToastContext = createContext<ShowToast>(() => {});

/** Shows a toast; it replaces the previous one. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
