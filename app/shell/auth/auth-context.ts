import { createContext, useContext } from "react";
import type { SignedIn } from "#app/platform/reader/reader.ts";

/** `viewing`: an admin looks as this user. */
export type Auth = { user: SignedIn | null; error: Error | null; viewing?: boolean };

export const AuthContext = createContext<Auth | null>(null);

const NOT_INITIALIZED: Auth = { user: null, error: new Error("Auth is not initialized.") };

/** The signed-in user. Outside its provider: the not-initialized error (specification §8), returned, not thrown. */
export function useAuth(): Auth {
  return useContext(AuthContext) ?? NOT_INITIALIZED;
}
