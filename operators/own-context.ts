/**
 * A context for programs that run commands of the product outside the Worker: a database, a clock, and no one to
 * notify.
 */
import { type AppContext, createContext } from "#app/platform/context.ts";
import { parseOperatorSettings } from "#app/platform/env.ts";
import { readPages } from "#app/platform/pages/pages.ts";

const nothing = async () => {};

const NO_FILES = {
  put: nothing,
  putStream: async () => 0,
  get: async () => null,
  has: async () => false,
  delete: nothing,
  list: async () => [],
  update: nothing,
};

/**
 * What reaches readers through the Worker (open tabs, cached pages) isn't reached from here: a page is cached for a
 * minute at most.
 */
export function openOwnContext({
  url,
  authToken,
}: {
  url: string;
  authToken: string | undefined;
}): AppContext {
  const env = {
    DATABASE_URL: url,
    DATABASE_TIMEOUT_SECONDS: "60",
    MAIL: "mailbox",
    PUBLIC_ORIGIN: "http://localhost",
    ...(authToken === undefined ? {} : { DATABASE_AUTH_TOKEN: authToken }),
  };
  return createContext(
    {
      // The Worker's bindings aren't read for their settings.
      settings: parseOperatorSettings(env),
      mailBinding: undefined,
      documents: NO_FILES,
      photoFiles: NO_FILES,
      readStaticFile: async () => new Response(null, { status: 404 }),
      photoMaker: { make: async () => null, drawFace: async () => "" },
      limiters: {
        takeSignIn: async () => ({ allowed: true, remaining: 1 }),
        clearSignIn: nothing,
        take: async () => 0,
        takeSome: async (_action, _address, { wanted }) => wanted,
      },
      rooms: {
        startQuestionClock: nothing,
        stopQuestionClock: nothing,
        publishLive: nothing,
        tellUser: nothing,
        endSockets: nothing,
        bookInTurn: async (_agentId, work) => {
          await work();
          return true;
        },
      },
      // No page is requested here.
      pages: readPages({}),
      waitUntil: () => {},
      purger: null,
      purge: nothing,
      forgetViewer: () => {},
    },
    new Request("http://localhost/"),
    "",
  );
}
