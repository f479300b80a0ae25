import { type MouseEvent, useEffect, useState } from "react";

/** Whether the server answers at all, past the browser's cache. */
const isReachable = () =>
  fetch("/favicon.ico", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * For a page that did not load: it loads when the connection is back, and its links are only followed when the server
 * answers. Otherwise the browser's own error page would replace this one.
 */
export function useWayOut() {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const comeBack = async () => {
      if (await isReachable()) location.reload();
    };
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, []);
  async function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await isReachable()) location.assign(link.href);
    else setUnreachable(true);
  }
  return { unreachable, follow };
}
