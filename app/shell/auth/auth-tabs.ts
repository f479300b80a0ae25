/** What signing out says to the other tabs; the rest of it comes after the page (auth-sync.ts). */
export const tabs: { channel?: BroadcastChannel; leaving: boolean } = { leaving: false };

/** Signed out in this tab, which is about to be loaded anew and needs no telling. */
export function tellSignedOut(): void {
  tabs.leaving = true;
  tabs.channel?.postMessage(null);
}
