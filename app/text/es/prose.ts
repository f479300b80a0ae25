/** What only long texts say: help, policies. In a browser it comes after the rest. */
export const prose = {} satisfies Record<string, string>;
