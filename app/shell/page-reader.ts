/** The reader, in the browser: as the page was served, then according to the newest data. */
import { READER_ELEMENT, READER_HEADER, type Reader, STRANGER } from "#app/platform/reader/reader.ts";

let newest: Reader | null = null;

/** The same object until something changes: a toast is shown once. */
export function newestReader(): Reader {
  newest ??= parse(document.getElementById(READER_ELEMENT)?.textContent);
  return newest;
}

/** Called with each answer of data, before its page is shown. */
export function hearOfReader({ headers }: Response): void {
  newest = parse(headers.get(READER_HEADER));
}

// Written by our own server, in the same deployment.
const parse = (written: string | null | undefined): Reader => (written ? JSON.parse(written) : STRANGER);
