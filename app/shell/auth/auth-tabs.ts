/** What signing out tells the other tabs; the rest is loaded after the page (auth-sync.ts). */
export const tabs: { channel?: BroadcastChannel; leaving: boolean } = { leaving: false };

/** Signed out in this tab, which is about to reload and doesn't need the message. */
export function announceSignOut(): void {
  tabs.leaving = true;
  tabs.channel?.postMessage(null);
}
