/** Puts a reader far from the database: every request to it waits a while before it is passed on. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

type Fault = number | "gone" | "hangs" | "answers-lost" | null;

export type DelayProxy = {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Requests passed on so far. */
  passed(): number;
  /** Requests that have come so far. */
  asked(): number;
  /**
   * From now on, nothing is passed on: each request is answered with this status, or its connection is cut (`gone`), or
   * it is held without an answer (`hangs`). With `answers-lost` a write is passed on and its answer thrown away.
   * Null: everything is passed on again.
   */
  setFault(fault: Fault): void;
  /** How long every request waits from now on. */
  setDelay(ms: number): void;
  stop(): Promise<void>;
};

const WRITES = /\b(?:INSERT|UPDATE|DELETE)\b/i;

/**
 * Listens on 127.0.0.1 and forwards everything to `target` (`http://host:port`), `delayMs` later. The full delay
 * comes first: over HTTP one request is one round trip, so it doesn't matter where it waits. A target that does not
 * answer gives a 502. What `instead` returns for a request's body is the answer, and nothing is passed on; null passes it on.
 */
export async function startDelayProxy(
  target: string,
  delayMs: number,
  instead: (body: string) => object | null = () => null,
): Promise<DelayProxy> {
  const agent = new Agent({ keepAlive: true });
  let passed = 0;
  let asked = 0;
  let fault: Fault = null;
  let waitMs = delayMs;
  const server = createServer(async (incoming, outgoing) => {
    asked += 1;
    if (fault === "hangs") return;
    if (fault === "gone") return void incoming.destroy();
    if (fault !== null && fault !== "answers-lost") {
      const status = fault;
      await readAll(incoming);
      return void outgoing.writeHead(status).end();
    }
    // The request is read during the wait, as it would travel.
    const [body] = await Promise.all([
      readAll(incoming),
      new Promise((resolve) => setTimeout(resolve, waitMs)),
    ]);
    const answer = instead(body.toString());
    if (answer !== null) {
      outgoing.end(JSON.stringify(answer));
      return;
    }
    passed += 1;
    forward(incoming, body, outgoing, fault === "answers-lost" && WRITES.test(body.toString()));
  });

  function forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, isLost: boolean): void {
    const { hostname, port } = new URL(target);
    const headers = {
      ...incoming.headers,
      host: `${hostname}:${port}`,
      "content-length": String(body.length),
    };
    delete headers["transfer-encoding"];
    const { method, url: path } = incoming;
    const asking = request({ agent, hostname, port, method, path, headers }, (answer) => {
      if (isLost) {
        answer.resume();
        answer.once("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asking.once("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    asking.end(body);
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    passed: () => passed,
    asked: () => asked,
    setFault(next) {
      // What hangs is not answered later.
      if (fault === "hangs") server.closeAllConnections();
      fault = next;
    },
    setDelay(ms) {
      waitMs = ms;
    },
    stop() {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}
