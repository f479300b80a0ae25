/** Page numbers to show: the first, the last, and those beside the current one; null is a gap.
 *  A gap of one page is shown as that page. */
export function pageWindow(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const page of pages) {
    const before = shown.at(-1) ?? 0;
    if (page - before === 2) shown.push(page - 1);
    else if (page - before > 2) shown.push(null);
    shown.push(page);
  }
  return shown;
}
