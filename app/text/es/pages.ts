/** What pages say, on the server and, in a file of its own, in a browser that reads Spanish. */
import { auth } from "./auth.ts";
import { shell } from "./shell.ts";

export const pages = { ...auth, ...shell };
