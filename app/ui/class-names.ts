/** Joins what is set: `classNames("btn", full && "full")`. Undefined when nothing is left, so that no
 *  empty attribute is written. */
export function classNames(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(" ") || undefined;
}
