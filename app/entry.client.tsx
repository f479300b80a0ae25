import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { readBrowserZone } from "./shell/browser-zone.ts";
import { watchForErrors } from "./shell/errors/error-reporting.ts";
import { guardRequests } from "./shell/navigation/data-requests.ts";
import { resumeNavigation } from "./shell/navigation/unfinished-navigation.ts";
import { readTexts } from "./shell/page-texts.ts";
import { isTranslated } from "./shell/translated.ts";

/**
 * RemixBrowser suspends until the page's data is decoded, and a click or a key in that moment ends in React's error 345
 * (tests/e2e/every-page/early-click.spec.ts). It throws what it waits for before its first hook, so that it can be waited for here.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    if (waiting instanceof Promise) await waiting;
  }
}

watchForErrors();
guardRequests();
readBrowserZone();
if (!resumeNavigation()) {
  await Promise.all([readTexts(), dataDecoded()]);
  // Text that differs from the server's would make React discard the page, with what was typed. A page that is
  // translated before it hydrates stays as it was served: its links and forms work as without JavaScript. Not in a
  // transition: a translation could come between its slices.
  if (!isTranslated(document))
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
}

// Shows a page of ours where none can be reached.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/offline-worker.js").catch(() => undefined);
