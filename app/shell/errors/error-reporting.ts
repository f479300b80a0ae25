/** Tells the server what failed in this browser: never what was typed, and nothing about the person. */
import { paths } from "#app/paths/paths.ts";

const REPORTS_PER_PAGE = 5;
/** By message, so that a repeated error is reported once. */
const told = new Set<string>();

/** Reports an error: of a page that could not be rendered, or of a script on one that was. */
export function reportBrowserError(error: unknown, during: "render" | "script" = "render"): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: "", message: String(error), stack: "" };
  // A request that was canceled has not failed; Remix's own errors were reported by the server.
  if (name === "AbortError" || message === "Unexpected Server Error") return;
  if (told.size === REPORTS_PER_PAGE || told.has(message)) return;
  told.add(message);
  // Survives leaving the page, as a beacon would; without cookies, since it is anonymous.
  fetch(paths.errorReport(), {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      during,
      message: message.slice(0, 500),
      stack: (stack ?? "").slice(0, 2000),
      path: location.pathname.slice(0, 200),
      requestId: document.documentElement.dataset.request,
    }),
  }).catch(() => undefined);
}

/** Listens for uncaught errors. */
export function watchForErrors(): void {
  window.addEventListener("error", (event) => reportBrowserError(event.error ?? event.message, "script"));
  window.addEventListener("unhandledrejection", (event) => reportBrowserError(event.reason, "script"));
}
