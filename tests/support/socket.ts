/** A WebSocket as a page of the site would open it, or with headers that a browser would not send. */
export type Listener = {
  socket: WebSocket;
  /** Everything that came, oldest first. */
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
  // Node takes headers here, which the types of browsers do not know.
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
