/** A context as the Worker makes it, in the test's own process: real database, real code, a fixed clock. */
import { type AppContext, createContext, type Surroundings } from "#app/platform/context.ts";
import { openDatabase } from "#app/platform/database/database.ts";
import { type Env, parseSettings } from "#app/platform/env.ts";
import { readPages } from "#app/platform/pages/pages.ts";
import { recordKeys, reviewLogKeys, sessionKeys } from "./servers/fairlead.ts";

/** No uploads here, unless a test brings the bucket of a site. */
const NO_DOCUMENTS: Surroundings["documents"] = {
  put: async () => undefined,
  putStream: async () => 0,
  get: async () => null,
  has: async () => false,
  delete: async () => undefined,
  list: async () => [],
  update: async () => undefined,
};

export type OwnContext = AppContext & {
  clock: { now(): number; set(ms: number): void };
  /** The log lines. */
  logged: Record<string, unknown>[];
  /** Resolves when all work behind an answer has ended. */
  settled(): Promise<void>;
};

/** Lets this happen once between what the context has read and what it writes. */
export function beforeWriting(own: OwnContext, work: () => Promise<unknown>): OwnContext {
  const write = own.db.write.bind(own.db);
  let happened = false;
  own.db.write = (async (statements: Parameters<typeof write>[0]) => {
    if (!happened) {
      happened = true;
      await work();
    }
    return write(statements);
  }) as unknown as typeof own.db.write;
  return own;
}

export function openContext(options: {
  databaseUrl: string;
  vars?: Record<string, string>;
  nowMs?: number;
  mailBinding?: Surroundings["mailBinding"];
  documents?: Surroundings["documents"];
  photoFiles?: Surroundings["photoFiles"];
  purge?: Surroundings["purge"];
}): OwnContext {
  const env = {
    DATABASE_URL: options.databaseUrl,
    SESSION_KEYS: sessionKeys,
    RECORD_KEYS: recordKeys,
    DEMO_DATA: "1",
    REVIEW_LOG_KEYS: reviewLogKeys,
    MAIL: "mailbox",
    PUBLIC_ORIGIN: "https://fairlead.example",
  };
  const settings = parseSettings({ ...env, ...options.vars } as unknown as Env);
  const logged: Record<string, unknown>[] = [];
  let nowMs = options.nowMs ?? Date.now();
  const behind: Promise<unknown>[] = [];
  const context = createContext(
    {
      settings,
      mailBinding: options.mailBinding,
      documents: options.documents ?? NO_DOCUMENTS,
      photoFiles: options.photoFiles ?? NO_DOCUMENTS,
      readStaticFile: async () => new Response(null, { status: 404 }),
      photoMaker: { make: async () => null, drawFace: async () => "" },
      limiters: {
        takeSignIn: async () => ({ allowed: true, remaining: 4 }),
        clearSignIn: async () => undefined,
        take: async () => 0,
        takeSome: async (_action, _address, { wanted }) => wanted,
      },
      rooms: {
        startQuestionClock: async () => undefined,
        stopQuestionClock: async () => undefined,
        publishLive: async () => undefined,
        tellUser: async () => undefined,
        endSockets: async () => undefined,
        bookInTurn: async (_agentId, work) => {
          await work();
          return true;
        },
      },
      // Without routes: nothing in these tests depends on one.
      pages: readPages({}),
      waitUntil: (work) => void behind.push(work),
      purger: null,
      purge: options.purge ?? (async () => undefined),
      forgetViewer: () => undefined,
    },
    new Request("https://fairlead.example/"),
    "",
  );
  const log: AppContext["log"] = (event) => void logged.push(event);
  const { requestId, clientAddress: source } = context;
  const openOne = () => openDatabase(settings, { log, requestId, source, waitUntil: () => undefined });
  return {
    ...context,
    log,
    db: openOne(),
    databaseAside: openOne,
    logged,
    async settled() {
      await Promise.all(behind.splice(0));
    },
    clock: {
      now: () => nowMs,
      set(ms) {
        nowMs = ms;
      },
    },
  };
}
