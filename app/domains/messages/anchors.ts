/** Places within a conversation's page. */

/** Where the newest message stands, over the form. */
export const NEWEST = "newest";
export const messageAnchor = (no: number): string => `message-${no}`;
