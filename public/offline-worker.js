/*
 * When a page cannot be reached at all, this shows one of ours in the browser's place. It keeps nothing: no page, no file,
 * nothing of anybody. The words below are all that it has, and everything but the loading of a page goes past it.
 *
 * The browser says once that there is a connection: to nobody while a page is on its way, and often before anything can be
 * reached. So the page is also asked for by itself, after a second, after two more, and so on to once a minute.
 */
const SCRIPT = `addEventListener("online", () => location.reload());
let wait = 500;
const again = () => {
  wait = Math.min(2 * wait, 60_000);
  setTimeout(() => fetch(location.href, { method: "HEAD", cache: "no-store" }).then(() => location.reload(), again), wait);
};
again();`;
/** Hash of the script above, which is all that may run on the page; a test holds the two together. */
const SCRIPT_HASH = "sha256-9hLu0Y2SxFayKIPmwOJD0KqbdwZfohlJ79t5DnTRn1Y=";
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page Loading Error</title>
<style>
:root { color-scheme: light dark; --paper: #f5f2ea; --ink: #1c211d; --accent: #12513c; --on-accent: #fbfaf5; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141713; --ink: #ece8dc; --accent: #84c7a6; --on-accent: #0c2018; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: clamp(2.5rem, 10vh, 7rem) 1rem 2.5rem; }
h1 { margin: 0 0 1rem; padding-top: 1rem; border-top: 2px solid; font: 500 2.25rem/1.1 Georgia, serif; }
a { display: inline-block; margin-top: 0.5rem; padding: 0.6rem 1.1rem; border-radius: 4px; background: var(--accent);
  color: var(--on-accent); text-decoration: none; }
a + a { margin-left: 0.5rem; background: none; color: inherit; box-shadow: inset 0 0 0 1px; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Page Loading Error</h1>
<p>This page failed to load. This might be due to a network connectivity issue.</p>
<p><a href="">Refresh Page</a> <a href="/">Go to Home</a></p>
<p>If the problem persists, please check your internet connection. This page loads by itself as soon as you’re connected again.</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

const offlinePage = () =>
  new Response(PAGE, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_HASH}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });

self.addEventListener("install", (event) => {
  // Where the browser can be told so, files and calls do not even wake this.
  event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  // The page is asked for while this wakes up, so that it costs nobody time.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode !== "navigate" || method !== "GET") return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch {
        return offlinePage();
      }
    })(),
  );
});
