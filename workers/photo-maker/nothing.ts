/** Replaces Node's modules, which a library only uses under Node. */
export {};
