/** Said in a tab, of itself: it may show somebody who is signed in no more, or not yet whom it should. */
export const AUTH_CHANGED = "fairlead:auth";

export const tellAuthChanged = (): boolean => window.dispatchEvent(new Event(AUTH_CHANGED));
