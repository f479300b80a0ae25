/** Global Privacy Control: what a browser sends for a person who doesn't want their information sold or shared. */

/** The day from which we say that we honor it, `YYYY-MM-DD`. */
export const GPC_SINCE = "2026-11-27";

/** Whether the reader's browser sends the signal: the header `Sec-GPC` with exactly `1`. */
export const sendsGpc = (headers: Headers): boolean => headers.get("Sec-GPC") === "1";
