import { randomBytes } from "node:crypto";
import { request } from "node:http";

/** A WebSocket as a page of the site would open it, or with headers that a browser would not send. */
export type Listener = {
  socket: WebSocket;
  /** Everything received, oldest first. */
  heard: string[];
  /** The code with which it was closed. */
  closed: Promise<number>;
};

/** Opens `path` at `origin`. Rejects when the upgrade is refused. */
export async function listenTo(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const heard: string[] = [];
  // Node accepts headers here, which the browser types do not know.
  const options = { headers: { Origin: origin, ...headers } } as unknown as string[];
  const socket = new WebSocket(origin.replace("http", "ws") + path, options);
  socket.addEventListener("message", ({ data }) => heard.push(String(data)));
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => resolve(code)),
  );
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return { socket, heard, closed };
}

/** Opens `path` at `origin` and, when the first message is there, cuts the line without a word of goodbye. */
export function cutAfterHello(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, {
      agent: false,
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
        Origin: origin,
        ...headers,
      },
    });
    asking.once("error", reject);
    asking.once("response", ({ statusCode }) => reject(new Error(`The upgrade answered ${statusCode}.`)));
    asking.once("upgrade", (_response, line, head) => {
      const cut = () => {
        line.once("close", resolve);
        line.resetAndDestroy();
      };
      line.on("error", () => undefined);
      if (head.length > 0) cut();
      else line.once("data", cut);
    });
    asking.end();
  });
}
