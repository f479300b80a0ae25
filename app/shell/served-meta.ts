import type { MetaDescriptor } from "@remix-run/cloudflare";

/** What a page's `meta` has written, without what stands in the head of every page (root.tsx). */
const WRITTEN =
  "title, meta:not([charset], [name=viewport], [name=theme-color]), link:is([rel=canonical], [rel=alternate]), script[type='application/ld+json']";

/** The head of the page that the server has sent, as its `meta` said it: the same in the same order. */
export const describedIn = ({ head }: Document): MetaDescriptor[] =>
  [...head.querySelectorAll(WRITTEN)].map((tag) => {
    const text = tag.textContent ?? "";
    if (tag.localName === "title") return { title: text };
    if (tag.localName === "script") return { "script:ld+json": JSON.parse(text) };
    const named = [...tag.attributes].map(({ name, value }) => [
      name === "hreflang" ? "hrefLang" : name,
      value,
    ]);
    return { ...(tag.localName === "link" ? { tagName: "link" } : {}), ...Object.fromEntries(named) };
  });
