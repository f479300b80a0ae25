/** What only the server says: emails. */
export const emails = {} satisfies Record<string, string>;
