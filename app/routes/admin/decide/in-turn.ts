/** In the address of an item while an admin works through its queue. */
export const NEXT = "next";

/** The item's page, which leads on to the next item of its queue. */
export const inTurn = (to: string): string => `${to}?${NEXT}=1`;
