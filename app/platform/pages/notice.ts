/** An error page that explains what wasn't found or isn't available, and offers related links. */

export type Notice = { title: string; text: string; links: readonly { label: string; to: string }[] };

/** For a loader to throw. `links` are our own paths. */
export function notFoundNotice(title: string, text: string, links: Notice["links"] = []): Response {
  return refusalNotice(404, title, text, links);
}

/** The same with another status: what is there and is not to be had, or no more. */
export function refusalNotice(status: number, title: string, text: string, links: Notice["links"]): Response {
  return Response.json({ title, text, links } satisfies Notice, { status });
}

/** The same for something that this person may not see or do: 403. */
export function refusedNotice(title: string, text: string, links: Notice["links"] = []): Response {
  return refusalNotice(403, title, text, links);
}

/** Reads what `notFoundNotice` or `refusedNotice` put into an error response; null for anything else. */
export function parseNotice(data: unknown): Notice | null {
  if (
    typeof data !== "object" ||
    data === null ||
    !("title" in data) ||
    !("text" in data) ||
    !("links" in data)
  ) {
    return null;
  }
  const { title, text, links } = data;
  if (typeof title !== "string" || typeof text !== "string" || !Array.isArray(links)) return null;
  return { title, text, links: links.filter(isLink) };
}

function isLink(value: unknown): value is { label: string; to: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "label" in value &&
    "to" in value &&
    typeof value.label === "string" &&
    typeof value.to === "string" &&
    value.to.startsWith("/")
  );
}
