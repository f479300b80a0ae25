import { type MouseEvent, useEffect, useState } from "react";

/** Whether the server answers at all, past everything that the browser keeps. */
const isReachable = () =>
  fetch("/favicon.ico", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * For a page that did not come: it is loaded by itself once there is a connection again, and its links are followed only
 * when something is there to answer. Else the browser's own error page would take the place of this one.
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
