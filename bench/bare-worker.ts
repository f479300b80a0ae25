/** The yardstick: the smallest Worker there is, on the same runtime, machine and day. */
import { Log, LogLevel, Miniflare } from "miniflare";

const HELLO = `export default {
  fetch: () => new Response("hello\\n"),
};`;

export type BareWorker = { url: string; stop(): Promise<void> };

export async function startBareWorker(): Promise<BareWorker> {
  const miniflare = new Miniflare({
    modules: true,
    script: HELLO,
    compatibilityDate: "2026-07-01",
    host: "127.0.0.1",
    port: 0,
    cf: false,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
  });
  const { origin } = await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}
