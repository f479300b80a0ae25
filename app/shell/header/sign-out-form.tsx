import { type FormEvent, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { announceSignOut } from "#app/shell/auth/auth-tabs.ts";
import { RELOAD_AFTER_SIGN_OUT_MS } from "#app/shell/limits.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";

/** Ends every session. A plain form; with JavaScript it also clears the browser's stores and reloads the page. */
export function SignOutForm({ buttonClass }: { buttonClass?: string } = {}) {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  async function signOut(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const response = await fetch(paths.signOut(), {
        method: "POST",
        headers: { Accept: "application/json" },
      });
      const toast: ToastMessage = await response.json();
      showToast(toast);
      if (!response.ok) return setBusy(false);
      announceSignOut();
      localStorage.clear();
      sessionStorage.clear();
      setTimeout(() => location.reload(), RELOAD_AFTER_SIGN_OUT_MS);
    } catch {
      setBusy(false);
      showToast({
        title: t("Error signing out"),
        text: t("Could not sign out. Please try again."),
        tone: "error",
      });
    }
  }

  return (
    <form method="post" action={paths.signOut()} onSubmit={signOut}>
      <button type="submit" className={buttonClass} aria-busy={busy || undefined}>
        {t("Sign Out")}
      </button>
    </form>
  );
}
