import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { followOwnZone } from "./browser-zone.ts";

/**
 * Moments are in the browser's own zone from the second page on, since the server knows it by then. A first page that
 * was written in another zone is reloaded at once.
 */
export function useOwnZone(): void {
  const { key } = useLocation();
  const first = useRef(key);
  if (key !== first.current && typeof document !== "undefined") followOwnZone();

  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that the document brought
  useEffect(() => {
    const written = document.documentElement.dataset.zone;
    if (written !== undefined && followOwnZone() !== written) revalidate();
  }, []);
}
