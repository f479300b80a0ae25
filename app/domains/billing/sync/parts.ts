/** What a comparison goes through, in this order. `unknown`: rows of ours that no page of Stripe's had, asked for one by one. */
export const SYNC_PARTS = ["subscriptions", "invoices", "refunds", "disputes", "unknown"] as const;
export type SyncPart = (typeof SYNC_PARTS)[number];

export const partOf = (name: string): SyncPart => SYNC_PARTS.find((one) => one === name) ?? SYNC_PARTS[0];
