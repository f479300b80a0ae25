import { request } from "node:http";

export type RawAnswer = { status: number; headers: Record<string, string>; text: string };

/** A request as no browser and no `fetch` sends it: the raw path, and any `Host`. */
export function requestAs(
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        ),
        text: Buffer.concat(parts).toString(),
      });
    });
    asking.once("error", reject);
    asking.end(body);
  });
}
