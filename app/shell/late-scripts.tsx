import { Scripts } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactNode } from "react";

/** In lower case: React 18 doesn't know the property. */
const LATE = { fetchpriority: "low" };

/**
 * Remix's `<Scripts>`, whose modules are fetched after the style sheet and the fonts: on a slow connection a page can be
 * read earlier, and works as soon as before.
 */
export function LateScripts({ nonce }: { nonce: string }) {
  // Called, not rendered: Remix has no property for the priority of its preloads.
  const children: ReactNode = Scripts({ nonce })?.props.children;
  return Children.map(children, (child) =>
    isValidElement(child) && child.type === "link" ? cloneElement(child, LATE) : child,
  );
}
