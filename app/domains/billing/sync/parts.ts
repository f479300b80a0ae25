/** The parts of a comparison, in order. `unknown`: our rows that no page had, asked for one by one. */
export const SYNC_PARTS = ["subscriptions", "invoices", "refunds", "disputes", "unknown"] as const;
export type SyncPart = (typeof SYNC_PARTS)[number];

export const partOf = (name: string): SyncPart => SYNC_PARTS.find((one) => one === name) ?? SYNC_PARTS[0];
