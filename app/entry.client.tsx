import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { readBrowserZone } from "./shell/browser-zone.ts";
import { keepPages } from "./shell/data-requests.ts";
import { watchForErrors } from "./shell/error-reporting.ts";
import { readTexts } from "./shell/page-texts.ts";
import { isTranslated } from "./shell/translated.ts";

/**
 * Waits until the page's data is decoded. RemixBrowser suspends until then, at the root; a click or a key in that
 * moment makes React 18 render synchronously and give up with "Root did not complete" (error 345). Before its first
 * hook RemixBrowser throws the promise that it waits for, so that it can be waited for here, where nothing is lost.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    if (waiting instanceof Promise) await waiting;
  }
}

watchForErrors();
keepPages();
readBrowserZone();
await Promise.all([readTexts(), dataDecoded()]);
// Other words than the server's would make React throw the page away, with what was typed. A page that is translated before
// it lives stays as it was served: its links lead and its forms send, as without JavaScript. All at once: a translation
// must not come between the question and the last text.
if (!isTranslated(document)) {
  flushSync(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

// Shows a page of ours where none can be reached.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/offline-worker.js").catch(() => undefined);
