/** Clients that leave in the middle: of an upload, of a page, of a file. */
import { request as open } from "node:http";

const CLIENTS = 60;
const UPLOAD_BYTES = 500_000;
const SENT_BYTES = 20_000;

/** Sixty at once, each slightly later than the one before: a third uploads, the others request `paths` in turn. */
export async function breakOffCrowd(
  origin: string,
  uploadTo: string,
  paths: readonly string[],
): Promise<void> {
  await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) =>
      client % 3 === 0
        ? breakOff(origin, origin + uploadTo, "POST", 1 + client)
        : breakOff(origin, origin + (paths[client % paths.length] ?? "/"), "GET", 1 + client / 2),
    ),
  );
}

/** Sends a request, or a part of the announced body, and hangs up whatever the answer. */
function breakOff(origin: string, url: string, method: "GET" | "POST", afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const headers =
      method === "POST"
        ? { Origin: origin, "Content-Type": "application/octet-stream", "Content-Length": UPLOAD_BYTES }
        : {};
    const client = open(url, { method, headers });
    client.on("error", () => {});
    client.on("response", (response) => void response.on("error", () => {}));
    client.on("close", resolve);
    if (method === "POST") client.write(Buffer.alloc(SENT_BYTES));
    else client.end();
    setTimeout(() => client.destroy(), afterMs);
  });
}
