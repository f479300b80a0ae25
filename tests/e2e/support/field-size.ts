/** On a phone no field is set smaller than 16 px: iOS zooms into such a one, and leaves the page zoomed. */
import type { Page } from "@playwright/test";

const LEAST_PX = 16;

/** The fields of an open page that are set smaller, those that are closed away too: they open under the same finger. */
export async function listSmallFields(page: Page): Promise<string[]> {
  const fields = page.locator("input:not([type=hidden]), select, textarea");
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => ({
      size: Number.parseFloat(getComputedStyle(field).fontSize),
      tag: (field.cloneNode() as Element).outerHTML.slice(0, 120),
    })),
  );
  return sizes.filter(({ size }) => size < LEAST_PX).map(({ size, tag }) => `${size} px: ${tag}`);
}
