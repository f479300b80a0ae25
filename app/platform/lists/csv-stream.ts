/** Files that are read page by page while they are sent: memory stays bounded, however many rows there are. */
import Papa from "papaparse";
import { FORMULA } from "./formulas.ts";

/** A part of the file's text, and where the next part begins; null at the end. */
type Part<Place> = { text: string; next: Place | null };

/**
 * Sends `heading`, then what `read` returns. A page is requested only when the one before it has been sent; breaking
 * off the download stops the reading.
 */
export function streamText<Place>(
  heading: string,
  read: (after: Place | null) => Promise<Part<Place>>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: Place | null = null;
  let begun = heading === "";
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!begun) {
          begun = true;
          controller.enqueue(encoder.encode(heading));
          return;
        }
        const { text, next } = await read(after);
        if (text !== "") controller.enqueue(encoder.encode(text));
        if (next === null) controller.close();
        after = next;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Lines of a CSV file (RFC 4180), each with its line end. No cell can be a formula in a spreadsheet. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.length === 0
    ? ""
    : `${Papa.unparse(
        rows.map((row) => row.map((cell) => cell ?? "")),
        { newline: "\r\n", escapeFormulae: FORMULA },
      )}\r\n`;

/** A CSV file with these columns, its rows read page by page. */
export const streamCsv = <Place>(
  columns: readonly string[],
  read: (
    after: Place | null,
  ) => Promise<{ rows: readonly (readonly (string | number | null)[])[]; next: Place | null }>,
): ReadableStream<Uint8Array> =>
  streamText<Place>(csvText([columns]), async (after) => {
    const { rows, next } = await read(after);
    return { text: csvText(rows), next };
  });

/** The headers of such a file: only its reader may store it. */
export const csvAnswer = (file: ReadableStream<Uint8Array>, name: string): Response =>
  new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
