/** What pages say, on the server and, in a file of its own, in a browser that reads Spanish. */
import { auth } from "./auth.ts";
import { licenses } from "./licenses.ts";
import { messages } from "./messages.ts";
import { platform } from "./platform.ts";
import { profile } from "./profile.ts";
import { reviews } from "./reviews.ts";
import { shared } from "./shared.ts";
import { shell } from "./shell.ts";
import { showcases } from "./showcases.ts";
import { ui } from "./ui.ts";

export const pages = {
  ...auth,
  ...licenses,
  ...messages,
  ...platform,
  ...profile,
  ...reviews,
  ...shared,
  ...shell,
  ...showcases,
  ...ui,
};
