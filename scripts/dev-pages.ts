/** `wrangler dev` for `npm run dev`: started, read along, and translated into a few lines a person wants. */
import { type Child, type Exit, startChild, withoutColours } from "./children.ts";
import { isPortFree } from "./ports.ts";
import { projectEnv, projectRoot, wrangler } from "./project.ts";
import { dim, printText, red, seconds } from "./terminal.ts";

const FIRST_ANSWER_MS = 120_000;
/** Of wrangler ending by itself: so often within so long, and it is not the known fault. */
const RESTARTS_MOST = 5;
const RESTARTS_MS = 10 * 60_000;
const PORT_FREE_MS = 10_000;

type Serving = {
  child: Child;
  /** Waits for the first page to be answered. Rejects when the program ends before. */
  waitUntilAnswering(): Promise<void>;
};

type PagesOptions = { port: number; databaseUrl: string };

export type DevPages = {
  waitUntilAnswering(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Builds and serves the pages on 127.0.0.1, and again when wrangler ends by itself: its proxies take a request that a
 * browser broke off for their own end (docs/sharp-edges.md). `onStarted` is called with each program, `onGivenUp` when
 * it ends before the first page or too often.
 */
export async function keepPages(
  options: PagesOptions,
  onStarted: (child: Child) => void,
  onGivenUp: (child: Child, exit: Exit) => void,
): Promise<DevPages> {
  let serving: Serving;
  let answered = false;
  let stopping = false;
  let ends: number[] = [];

  async function serve(): Promise<void> {
    serving = await startPages(options);
    const { child } = serving;
    onStarted(child);
    void child.exited.then(async (exit) => {
      if (stopping) return;
      const now = Date.now();
      ends = [...ends.filter((at) => now - at < RESTARTS_MS), now];
      if (!answered || ends.length > RESTARTS_MOST) return onGivenUp(child, exit);
      printText(dim("wrangler dev ended by itself, as it does now and then. Starting it again."));
      child.endLeftovers();
      for (let waited = 0; waited < PORT_FREE_MS && !(await isPortFree(options.port)); waited += 200) {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await serve();
      await serving.waitUntilAnswering().catch(() => undefined);
      printText(dim(`answering again after ${seconds(Date.now() - now)}`));
    });
  }

  await serve();
  return {
    async waitUntilAnswering() {
      await serving.waitUntilAnswering();
      answered = true;
    },
    async stop() {
      stopping = true;
      await serving.child.stop();
    },
  };
}

/** The database's address and our own, which letters carry, are passed on, whatever wrangler.toml says. */
async function startPages(options: PagesOptions): Promise<Serving> {
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
      `--var=PUBLIC_ORIGIN:${url}`,
      "--show-interactive-dev-session=false",
    ],
    {
      cwd: projectRoot,
      env: projectEnv({ FAIRLEAD_DEV_PAGES: "1", FAIRLEAD_REUSE_BUILD: "1" }),
      onLine: reader.read,
    },
  );
  return { child, waitUntilAnswering: () => firstAnswer(url, child, reader) };
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
