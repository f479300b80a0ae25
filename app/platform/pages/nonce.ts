/** The CSP nonce during server rendering. Empty in the browser, which hides nonces from scripts anyway. */
import { createContext, useContext } from "react";

const Nonce = createContext("");

export const NonceContext = Nonce.Provider;
export const useNonce = () => useContext(Nonce);
