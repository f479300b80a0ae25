/** Addresses of the public log of reviews. Apart, so that other pages don't load them. */
const segment = (value: string) => encodeURIComponent(value);

export const reviewLogPaths = {
  /** Where a log's files are; `id` is the last part of its name. */
  log: (id: string) => `/reviews/log/${segment(id)}`,
  checkpoint: (id: string) => `/reviews/log/${segment(id)}/checkpoint`,
  /** A program that checks a receipt on one's own machine. */
  script: () => "/reviews/check-receipt.mjs",
} as const;
