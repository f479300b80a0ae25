/** `wrangler dev` for `npm run dev`: started, read along, and translated into a few lines a person wants. */
import { type Child, startChild, withoutColours } from "./children.ts";
import { projectEnv, projectRoot, wrangler } from "./project.ts";
import { dim, printText, red, seconds } from "./terminal.ts";

const FIRST_ANSWER_MS = 120_000;

export type DevPages = {
  url: string;
  child: Child;
  /** Waits for the first page to be answered. Rejects when the program ends before. */
  waitUntilAnswering(): Promise<void>;
};

/** Builds and serves the pages on 127.0.0.1. The database's address is passed on, whatever wrangler.toml says. */
export async function startPages(options: { port: number; databaseUrl: string }): Promise<DevPages> {
  const url = `http://127.0.0.1:${options.port}`;
  const reader = createReader();
  const child = await startChild(
    process.execPath,
    [
      wrangler,
      "dev",
      "--ip=127.0.0.1",
      `--port=${options.port}`,
      `--var=DATABASE_URL:${options.databaseUrl}`,
      "--show-interactive-dev-session=false",
    ],
    {
      cwd: projectRoot,
      env: projectEnv({ FAIRLEAD_DEV_PAGES: "1", FAIRLEAD_REUSE_BUILD: "1" }),
      onLine: reader.read,
    },
  );
  return { url, child, waitUntilAnswering: () => firstAnswer(url, child, reader) };
}

async function firstAnswer(url: string, child: Child, reader: Reader): Promise<void> {
  const deadline = Date.now() + FIRST_ANSWER_MS;
  for (;;) {
    if (child.hasExited()) throw new Error("The pages could not be served.");
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${seconds(FIRST_ANSWER_MS)}.`);
    if (reader.isListening()) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
      if (answer !== null) return reader.startPrinting();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

type Reader = { read(line: string): void; isListening(): boolean; startPrinting(): void };

/** Silent until the first page is there, but for failures; then requests, rebuilds and what the Worker logs. */
function createReader(): Reader {
  let listening = false;
  let printing = false;
  let buildLines: string[] = [];
  let buildStartedAt = 0;
  /** Wrangler prints a failed build's output three times over; ours is enough. */
  let muted = false;
  return {
    isListening: () => listening,
    startPrinting: () => {
      printing = true;
    },
    read(raw) {
      const line = withoutColours(raw).trimEnd();
      if (line === "") return;
      if (line.startsWith("[custom build]")) {
        buildLines.push(line.slice("[custom build]".length + 1));
        return;
      }
      if (line.includes("Ready on http")) {
        listening = true;
        return;
      }
      const changed = /^The file (.+) changed, restarting build/.exec(line);
      if (changed !== null) {
        muted = false;
        buildLines = [];
        buildStartedAt = Date.now();
        if (printing) printText(dim(`${changed[1]} changed, building`));
        return;
      }
      if (/\[ERROR\] (Error: Command failed|Running custom build)/.test(line)) {
        if (!muted) printText(red("The build failed:"));
        if (!muted)
          printText(buildLines.filter((one) => !/^\s*$|^> |^npm warn|^Running: /.test(one)).join("\n"));
        muted = true;
        return;
      }
      if (/^(⎔|\[wrangler:)/.test(line)) muted = false;
      if (muted) return;
      if (line.includes("[ERROR]")) return printText(red(line));
      if (!printing) return;
      if (line.includes("server updated and ready")) {
        printText(dim(`built in ${seconds(Date.now() - buildStartedAt)}; reload the page`));
        return;
      }
      if (/^⎔|^\[wrangler:info\] GET \/assets\//.test(line)) return;
      printText(line.replace(/^\[wrangler:info\] /, ""));
    },
  };
}
