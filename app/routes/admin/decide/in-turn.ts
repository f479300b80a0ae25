/** How the page of one item knows that its queue is being worked through: its address says so. */
export const NEXT = "next";

/** An item's page, from which one goes on with the next of its queue. */
export const inTurn = (to: string): string => `${to}?${NEXT}=1`;
