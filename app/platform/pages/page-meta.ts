/** Title, description, canonical address and share card of a page, in one shape. */
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { inLanguageAddress } from "#app/platform/reader/language-address.ts";
import { site } from "#app/platform/site.ts";
import { language } from "#app/text/text.ts";

export type PageMeta = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Path of the one canonical address; left out for pages that have none (errors). */
  canonicalPath?: string;
  /** Structured data is in English on the pages of both languages: search engines are sent to the English one. */
  englishText?: boolean;
  /** Path of the share card, 1200 × 630. */
  imagePath?: string;
  imageAlt?: string;
  /** `false`: hidden from search engines, but its links are followed. */
  indexable?: boolean;
  type?: "website" | "profile" | "article";
  /** schema.org objects, without `@context`. */
  jsonLd?: readonly Record<string, unknown>[];
};

/** `origin` is the context's; it reaches pages through the root loader. */
export function pageMeta(origin: string, page: PageMeta): MetaDescriptor[] {
  const title = page.title === site.name ? site.name : `${page.title} – ${site.name}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
  ];
  if (page.indexable === false) tags.push({ name: "robots", content: "noindex, follow" });
  if (page.canonicalPath !== undefined) {
    const plain = `${origin}${page.canonicalPath}`;
    const english = page.englishText === true;
    const href = english || language() === "en" ? plain : inLanguageAddress(plain, "es");
    if (page.indexable !== false && !english) tags.push(...alternates(plain));
    tags.push({ tagName: "link", rel: "canonical", href }, { property: "og:url", content: href });
  }
  if (page.imagePath !== undefined) {
    tags.push(
      { property: "og:image", content: `${origin}${page.imagePath}` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: page.imageAlt ?? page.title },
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  for (const thing of page.jsonLd ?? []) {
    tags.push({ "script:ld+json": { "@context": "https://schema.org", ...thing } });
  }
  return tags;
}

/** The same page in each language, by its canonical address there: English has the plain one. */
const alternates = (href: string): MetaDescriptor[] =>
  [["en", href] as const, ["es", inLanguageAddress(href, "es")] as const].map(([hrefLang, address]) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: address,
  }));

/** The origin for `pageMeta`, which the root loader gave; empty on error screens. */
export function rootOrigin(matches: readonly ({ id: string; data?: unknown } | undefined)[]): string {
  const data = matches.find((match) => match?.id === "root")?.data;
  return typeof data === "object" && data !== null && "origin" in data && typeof data.origin === "string"
    ? data.origin
    : "";
}

/**
 * For a page whose address holds a secret: no other site learns it. `no-referrer` would hide it from us too, and a form
 * sent from such a page, whose `Origin` the browser then calls `null`, is refused as a stranger's.
 */
export const SECRET_ADDRESS = { name: "referrer", content: "same-origin" } as const;
