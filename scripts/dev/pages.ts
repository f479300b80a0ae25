/**
 * Pages for developing: Vite's server, which puts what is saved into the open page, around workerd, in which the
 * Worker's entry, loaders and Durable Objects run with the bindings of wrangler.toml.
 */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { cloudflare } from "@cloudflare/vite-plugin";
import { createLogger, createServer, type Logger, type Plugin, type ViteDevServer } from "vite";
import { PHOTO_MAKER_CONFIG } from "../building/bundle.ts";
import { dim, printText, red } from "../processes/terminal.ts";
import { projectRoot } from "../project.ts";

/** Vite's name for the environment in workerd; `ssr` is Remix's own and only holds its manifest. */
const ENVIRONMENT = "worker";
const SERVER_BUILD = "#build/server/index.js";
const ROUTES = "app/routes/**/!(*.test).{ts,tsx}";
/** Files that pages aren't made of, and that change all the time. */
const UNWATCHED = [".data", ".wrangler", "bench", "build", "docs", "tests"];

export type PagesOptions = {
  port: number;
  databaseUrl: string;
  /** What Vite and the Worker print. */
  logger: Logger;
  /** Replace wrangler.toml's. */
  vars?: Record<string, string>;
  /** Where objects, documents, cached pages and bundled packages are stored; the project's own folder unless given. */
  stateDir?: string;
  /** Additional or replacement sources for the pages. */
  headers?: Record<string, string>;
  /** Plugins that run before Vite's own, and ours. */
  plugins?: Plugin[];
  /** A page, or a request of a page to the Worker, was answered. */
  onRequest?(line: { method: string; url: string; status: number; ms: number }): void;
  /** A source file of the pages was saved. */
  onChange?(file: string): void;
};

export type DevPages = {
  url: string;
  watcher: ViteDevServer["watcher"];
  stop(): Promise<void>;
};

/**
 * Serves the pages on 127.0.0.1; takes some seconds. The database's address and our own, for links in emails,
 * override wrangler.toml; secrets come from .dev.vars.
 */
export async function startPages(options: PagesOptions): Promise<DevPages> {
  Object.assign(process.env, SETTINGS);
  const url = `http://127.0.0.1:${options.port}`;
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const server = await createPages(options, url);
      await server.listen();
      return { url, watcher: server.watcher, stop: () => server.close() };
    } catch (error) {
      // On a busy machine workerd may lose Vite while it reads the Worker's modules, and the plugin then fails to read
      // the error's text as JSON. What is wrong with the modules themselves fails each time.
      if (left === 0 || !isLostConnection(error)) throw error;
      options.logger.warn("The pages didn’t start, probably because the machine is busy. Trying again.");
    }
  }
}

const TRIES = 3;

const isLostConnection = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && error.message.includes("Network connection lost"));

async function createPages(options: PagesOptions, url: string): Promise<ViteDevServer> {
  const { port, databaseUrl, logger, vars, stateDir, headers, plugins = [] } = options;
  const worker = cloudflare({
    viteEnvironment: { name: ENVIRONMENT },
    // Makes photos from uploads in a separate Worker, as in production.
    auxiliaryWorkers: [{ configPath: join(projectRoot, PHOTO_MAKER_CONFIG) }],
    inspectorPort: false,
    remoteBindings: false,
    persistState: stateDir === undefined ? true : { path: stateDir },
    config: (config) => ({
      vars: { ...config.vars, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: url, ...vars },
    }),
  });
  return withoutWarning(/`build` which is not relevant/, () =>
    createServer({
      root: projectRoot,
      customLogger: logger,
      ...(stateDir === undefined ? {} : { cacheDir: join(stateDir, "vite") }),
      plugins: [...plugins, inStep(options), worker.map(beforeRemix), serverBuild],
      environments: {
        // All packages at once: finding one late reloads everything.
        [ENVIRONMENT]: {
          optimizeDeps: { entries: ["workers/app.ts", "app/entry.server.tsx", "app/root.tsx", ROUTES] },
        },
        // Its library imports Node's modules, which it only uses under Node; wrangler.photos.toml has the same as an
        // alias.
        fairlead_photos: {
          optimizeDeps: {
            entries: ["workers/photo-maker/worker.ts"],
            exclude: ["@jsquash/png", "@jsquash/png/decode.js"],
            esbuildOptions: { plugins: [withoutNode] },
          },
        },
      },
      server: {
        host: "127.0.0.1",
        port,
        strictPort: true,
        ...(headers === undefined ? {} : { headers }),
        warmup: { clientFiles: ["app/entry.client.tsx", "app/root.tsx", "app/routes/public/home.tsx"] },
        watch: { ignored: UNWATCHED.map((folder) => join(projectRoot, folder, "**")) },
      },
    }),
  );
}

/** Of this process, read by vite.config.ts and by wrangler's own code inside the plugin. */
const SETTINGS = {
  NODE_ENV: "development",
  FAIRLEAD_DEV_PAGES: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  WRANGLER_WRITE_LOGS: "false",
};

/** Remix answers every request that reaches it, in Node and without bindings, so the first handler wins. */
function beforeRemix(plugin: Plugin): Plugin {
  return plugin.name === "vite-plugin-cloudflare:dev" ? { ...plugin, enforce: "pre" } : plugin;
}

const withoutNode = {
  name: "fairlead:without-node",
  setup(build: { onResolve(options: { filter: RegExp }, resolve: () => { path: string }): void }) {
    const path = join(projectRoot, "workers", "photo-maker", "nothing.ts");
    build.onResolve({ filter: /^(fs|path)$/ }, () => ({ path }));
  },
};

/** Builds what the Worker's entry imports from `build/`; reports when the Worker runs the saved code. */
const serverBuild: Plugin = {
  name: "fairlead:server-build",
  enforce: "pre",
  resolveId: (id) => (id === SERVER_BUILD ? `\0${SERVER_BUILD}` : undefined),
  load: (id) => (id === `\0${SERVER_BUILD}` ? SERVER_BUILD_CODE : undefined),
};

const IN_STEP = "fairlead:in-step";
const SERVER_BUILD_CODE = `export * from "virtual:remix/server-build";
import.meta.hot?.on("vite:afterUpdate", () => import.meta.hot.send("${IN_STEP}"));`;
/** For a saved file that makes the Worker load nothing. */
const STEP_MS = 2_000;

/**
 * Holds requests until the Worker runs the saved code: the page reloads its data at once, and would otherwise get an
 * answer from the old code. Reports saved files, and the Worker's answers: all of them carry its policy.
 */
function inStep({ onRequest, onChange }: PagesOptions): Plugin {
  let step: { done: Promise<void>; finish(): void } | undefined;
  const finish = () => {
    step?.finish();
    step = undefined;
  };
  return {
    name: IN_STEP,
    enforce: "pre",
    handleHotUpdate({ file, modules, server }) {
      const runs = (server.environments[ENVIRONMENT]?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (runs || modules.length > 0) onChange?.(relative(projectRoot, file));
      if (!runs || step !== undefined) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      step = { done: promise, finish: resolve };
      setTimeout(resolve, STEP_MS).unref();
    },
    configureServer(server) {
      leaveUnopened(server);
      server.environments[ENVIRONMENT]?.hot.on(IN_STEP, finish);
      server.middlewares.use(async (request, response, next) => {
        const began = Date.now();
        const { method = "GET", url = "/" } = request;
        if (url === STACK) return response.end(inSources(await text(request), server));
        onHead(response, (headers) => {
          if (headers["content-security-policy"] === undefined) return;
          // The style of Vite's overlay is inline, which is forbidden where the site is built.
          const policy = String(headers["content-security-policy"]);
          headers["content-security-policy"] = policy.replace(
            "style-src 'self'",
            "style-src 'self' 'unsafe-inline'",
          );
          // Chromium briefly shows what may be stale, which is the version from before the save.
          headers["cache-control"] = "no-store";
          response.once("finish", () =>
            onRequest?.({ method, url, status: response.statusCode, ms: Date.now() - began }),
          );
        });
        await step?.done;
        next();
      });
    },
  };
}

/**
 * After a file of the server was saved, Remix renews the pages that use it. One that no browser has opened, and that the styles alone
 * name, accepts no news yet: every open page would be loaded again, and what was typed there would be gone.
 */
function leaveUnopened({ environments: { client } }: ViteDevServer): void {
  const { reloadModule } = client;
  client.reloadModule = async (module) => {
    if (module.isSelfAccepting || module.transformResult !== null) await reloadModule.call(client, module);
  };
}

/**
 * The address where the page looks up our source lines for a browser's stack (app/shell/errors/developer-error.tsx).
 */
const STACK = "/.stack";
const FRAME = /https?:\/\/[^/\s]+(\/[^\s:?]+)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/** A browser's stack with our files and lines instead of Vite's. */
function inSources(stack: string, server: ViteDevServer): string {
  const { moduleGraph } = server.environments.client;
  return stack.replace(FRAME, (frame, path: string, line: string, column: string) => {
    const [module] = moduleGraph.getModulesByFile(join(projectRoot, path)) ?? [];
    const map = module?.transformResult?.map;
    if (!map || !("mappings" in map) || map.mappings === "") return frame;
    const found = new SourceMap({ ...map, mappings: String(map.mappings) } as SourceMapPayload).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    );
    if (!("originalLine" in found)) return frame;
    return `${join(projectRoot, path)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/** Shows the headers of an answer of the Worker's, by their small names, just before they are sent. */
function onHead(response: ServerResponse, look: (headers: OutgoingHttpHeaders) => void): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    const headers = head.at(-1);
    if (typeof headers === "object" && headers !== null) look(headers as OutgoingHttpHeaders);
    return Reflect.apply(writeHead, response, head);
  };
}

/** The plugin prints, past every logger, that it leaves out what only `wrangler` needs. */
async function withoutWarning<T>(known: RegExp, work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!known.test(words.join(" "))) warn(...words);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** Vite's steps, which the page shows or our own line names. */
const STEPS =
  /^\s*$|hmr (update|invalidate)|page reload|program reload|hot updated|dependencies optimized|optimized dependencies|Forced re-optimization|Re-optimizing|server restarted|cannot be analyzed by Vite/;

/** What Vite and the Worker print, in the few lines that a person wants. */
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
