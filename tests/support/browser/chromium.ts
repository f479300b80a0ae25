/** A Chromium for the browser tests: the machine's own first, the one in an npm package last. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_PATHS = [
  // Without the parts of a desktop's browser: opening a page costs a quarter of the processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** For containers (root, no GPU, small /dev/shm) and closed networks: it makes no requests of its own. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // Without it, a machine without a GPU renders through a GPU in software. No page of ours needs one.
  "--disable-software-rasterizer",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The network in the browser's own process: each page costs a twelfth less processor time. The second is Playwright's own,
  // whose list this one replaces.
  "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface",
];

/**
 * Which of the packaged browser's own flags we use. The others make a single-process browser for a function that
 * draws with WebGL: each page would then start from scratch, without the browser's site isolation.
 */
const PACKAGED_FLAGS =
  /^--(font-render-hinting|in-process-gpu|disable-site-isolation-trials|disk-cache-size|no-pings)/;

export type ChromiumLaunch = { executablePath: string; args: string[] };

/** `CHROMIUM_PATH`, the system's, Playwright's, the packaged one. Throws a sentence that says how to get one. */
export async function getChromium(): Promise<ChromiumLaunch> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== "") {
    if (existsSync(wanted)) return { executablePath: wanted, args: FLAGS };
    throw new Error(`CHROMIUM_PATH=${wanted} does not exist.`);
  }
  for (const executablePath of [...SYSTEM_PATHS, chromium.executablePath()]) {
    if (existsSync(executablePath)) return { executablePath, args: FLAGS };
  }
  const packaged = await findPackaged();
  if (packaged !== null) return packaged;
  throw new Error("No Chromium was found. Set CHROMIUM_PATH, or run `npx playwright install chromium`.");
}

/** It unpacks itself into the temporary folder; the machine must have libnss3. Linux on x64 only. */
async function findPackaged(): Promise<ChromiumLaunch | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const args = packaged.args.filter((flag) => PACKAGED_FLAGS.test(flag));
    return { executablePath: await packaged.executablePath(), args: [...args, ...FLAGS] };
  } catch {
    return null;
  }
}
