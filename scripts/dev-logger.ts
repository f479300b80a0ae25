/** What Vite and the Worker print under `npm run dev`, in the few lines that a person wants. */
import { stripVTControlCharacters } from "node:util";
import { createLogger, type Logger } from "vite";
import { dim, printText, red } from "./terminal.ts";

/** Vite's steps, which the page itself shows or our own line names. */
const STEPS =
  /^\s*$|hmr (update|invalidate)|page reload|program reload|hot updated|dependencies optimized|optimized dependencies|Forced re-optimization|Re-optimizing|server restarted|cannot be analyzed by Vite/;

export function createDevLogger(): Logger {
  const quiet = createLogger("silent");
  const say = (text: string, paint: (text: string) => string) => {
    const line = stripVTControlCharacters(text)
      .replace(/^\d+:\d+:\d+ [AP]M \[vite\] /, "")
      .trimEnd();
    if (!STEPS.test(line)) printText(paint(line));
  };
  const once = new Set<string>();
  return {
    ...quiet,
    info: (text) => say(text, dim),
    warn: (text) => say(text, (line) => line),
    warnOnce(text) {
      if (!once.has(text)) say(text, (line) => line);
      once.add(text);
    },
    error: (text) => say(text, red),
  };
}
