import { createContext, useContext } from "react";

/** Of the viewer, what the browser needs: menus and greetings. Rights are decided on the server. */
export type SignedIn = {
  userId: string;
  /** Whether the gate lets them to their own pages; not while a step is still to take. */
  admitted: boolean;
  /** Notifications not read yet, as the page was made. */
  unread: number;
  /** Messages not seen yet, as the page was made. */
  unreadMessages: number;
  email: string;
  name: string;
  roleLabel: string;
  /** Slug of the own showcase, for agents who have one. */
  showcaseSlug: string | null;
  /** Of the organization that one manages. */
  organizationSlug: string | null;
  /** Owner or manager there: writes what its page says. */
  editsOrganization: boolean;
  /** Whose own page the menu leads to. */
  isExecutive: boolean;
  isAdmin: boolean;
};

/** `viewing`: an admin looks as this user. */
export type Auth = { user: SignedIn | null; error: Error | null; viewing?: boolean };

export const AuthContext = createContext<Auth | null>(null);

const NOT_INITIALIZED: Auth = { user: null, error: new Error("Auth is not initialized.") };

/** Who is signed in. Outside its provider: the not-initialized error (specification §8), returned, not thrown. */
export function useAuth(): Auth {
  return useContext(AuthContext) ?? NOT_INITIALIZED;
}
