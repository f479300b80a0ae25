/** "4.6", or "none yet". */
export const formatMean = (mean: number | null): string => (mean === null ? "none yet" : mean.toFixed(1));
