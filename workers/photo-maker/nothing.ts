/** Stands for Node's modules, which a library asks for only under Node. */
export {};
