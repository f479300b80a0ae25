/** The sentence under the page's title about what waits. */
import { formatList } from "#app/domains/directory/format-figures.ts";
import { t } from "#app/text/text.ts";

/** "2 questions are waiting and 1 review has no reply." */
export const waitingSentence = (parts: readonly string[]): string =>
  parts.length === 0 ? t("Nothing is waiting for you.") : `${formatList(parts, parts.length)}.`;

/** "4.6", or "none yet". */
export const formatMean = (mean: number | null): string => (mean === null ? "none yet" : mean.toFixed(1));
