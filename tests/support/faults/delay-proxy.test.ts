import { createServer } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { type DelayProxy, startDelayProxy } from "./delay-proxy.ts";

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of open.splice(0).reverse()) await one.stop();
});

/** Answers with the request it got, so that nothing can be lost unnoticed. */
async function startEcho(): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = "";
    request.setEncoding("utf8");
    for await (const chunk of request) body += chunk;
    response.writeHead(201, { "X-Answer": "yes" });
    response.end(
      JSON.stringify({ method: request.method, path: request.url, note: request.headers["x-note"], body }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

async function through(target: string, delayMs: number): Promise<DelayProxy> {
  const proxy = await startDelayProxy(target, delayMs);
  open.push(proxy);
  return proxy;
}

it("passes method, path, headers and body on, and status, headers and body back", async () => {
  const proxy = await through(await startEcho(), 0);
  const body = "ä".repeat(100_000);
  const answer = await fetch(`${proxy.url}/v2/pipeline?a=1`, {
    method: "POST",
    headers: { "X-Note": "n" },
    body,
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("X-Answer")).toBe("yes");
  expect(await answer.json()).toEqual({ method: "POST", path: "/v2/pipeline?a=1", note: "n", body });
});

it("holds every request back, on a connection that is open already too", async () => {
  const proxy = await through(await startEcho(), 300);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const before of [0, 1]) {
    const answered = fetch(proxy.url);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(299);
    expect(proxy.passed()).toBe(before);
    vi.advanceTimersByTime(1);
    await answered;
    expect(proxy.passed()).toBe(before + 1);
  }
});

it("passes a write on and loses its answer", async () => {
  const proxy = await through(await startEcho(), 0);
  const send = (body: string) => fetch(proxy.url, { method: "POST", body });
  proxy.setFault("answers-lost");
  expect((await send("SELECT 1")).status).toBe(201);
  await expect(send("insert into a values (1)")).rejects.toThrow();
  expect(proxy.passed()).toBe(2);
  proxy.setFault(null);
  expect((await send("insert into a values (1)")).status).toBe(201);
});

it("answers 502 when the target is gone", async () => {
  const proxy = await through("http://127.0.0.1:1", 0);
  expect((await fetch(proxy.url)).status).toBe(502);
});
