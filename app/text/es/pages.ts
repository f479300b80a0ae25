/** What pages say, on the server and, in a file of its own, in a browser that reads Spanish. */
import { reviews } from "./reviews.ts";
import { shell } from "./shell.ts";

export const pages = {
  ...shell,
  ...reviews,
};
