/** What pages say, on the server and, in a file of its own, in a browser that reads Spanish. */
import { platform } from "./platform.ts";
import { questions } from "./questions.ts";
import { reviewReading } from "./review-reading.ts";
import { reviewWriting } from "./review-writing.ts";
import { reviews } from "./reviews.ts";
import { shared } from "./shared.ts";
import { shell } from "./shell.ts";
import { ui } from "./ui.ts";

export const pages = {
  ...shared,
  ...shell,
  ...ui,
  ...platform,
  ...questions,
  ...reviewReading,
  ...reviewWriting,
  ...reviews,
};
