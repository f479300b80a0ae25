/** How figures are printed: always with their unit, never with more digits than were measured. */

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "8,214" */
export const count = (value: number) => grouped.format(value);

/** "3.4 ms", "128 ms" */
export const milliseconds = (ms: number) => `${ms < 100 ? ms.toFixed(1) : grouped.format(ms)} ms`;

/** "18.3 kB": thousands of bytes, as the goals have them. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** "2.31 GB", "48 MB" */
export const megabytes = (bytes: number) =>
  bytes < 1e9 ? `${grouped.format(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;

/** "0.62" or, where that would be two zeros, "1/143" */
export const ratio = (value: number) =>
  value >= 0.095 ? value.toFixed(2) : value > 0 ? `1/${grouped.format(1 / value)}` : "0";

/** "12 %" */
export const percent = (share: number) => `${Math.round(share * 100)} %`;
