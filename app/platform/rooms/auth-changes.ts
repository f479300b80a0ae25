/** An event within a tab: it may show someone who has signed out, or not yet show who has signed in. */
export const AUTH_CHANGED = "fairlead:auth";

export const announceAuthChange = (): boolean => window.dispatchEvent(new Event(AUTH_CHANGED));
