/** One reader, one request at a time, over one kept connection: what an answer holds and how long it took. */
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { performance } from "node:perf_hooks";

const TIMEOUT_MS = 15_000;

export type Visit = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From sending to the first byte of the body. */
  firstByteMs: number;
  /** From sending to the last byte. */
  totalMs: number;
};

export type Reader = {
  /** Asks for `path` with the reader's headers. Throws when nobody answers in time. */
  get(path: string): Promise<Visit>;
  /** The same; throws when the answer is not a 200. */
  getPage(path: string): Promise<Visit>;
  leave(): void;
};

export function createReader(origin: string, headers: Record<string, string> = {}): Reader {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<Visit>((resolve, reject) => {
      const began = performance.now();
      const asking = request(`${origin}${path}`, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
        const chunks: Buffer[] = [];
        let firstByteMs: number | undefined;
        answer.on("data", (chunk: Buffer) => {
          firstByteMs ??= performance.now() - began;
          chunks.push(chunk);
        });
        answer.once("error", reject);
        answer.once("end", () => {
          const totalMs = performance.now() - began;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString("utf8"),
            firstByteMs: firstByteMs ?? totalMs,
            totalMs,
          });
        });
      });
      asking.once("timeout", () => asking.destroy(new Error(`${origin}${path} took over ${TIMEOUT_MS} ms`)));
      asking.once("error", reject);
      asking.end();
    });
  return {
    get,
    async getPage(path) {
      const visit = await get(path);
      if (visit.status !== 200)
        throw new Error(`${path} answered ${visit.status}: ${visit.body.slice(0, 200)}`);
      return visit;
    },
    leave: () => agent.destroy(),
  };
}
