import { describe, expect, test } from "vitest";
import { readStreamedForm } from "./form-stream.ts";

const BOUNDARY = "----seam";
const CONTENT = "a,b\r\n\r\n--\r\n----sea\r\n1,2\r\n";
const BODY = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="list"\r\n\r\nstate`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="empty"\r\n\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="li\\st.csv"\r\nContent-Type: text/csv\r\n\r\n${CONTENT}`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="readOn"\r\n\r\n2027-01-15`,
  `--${BOUNDARY}--\r\n`,
].join("\r\n");

/** Sends the body in pieces of so many bytes. */
async function read(body: string, pieces = 1_000, mostBytes = 10_000) {
  const bytes = new TextEncoder().encode(body);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieces) controller.enqueue(bytes.slice(at, at + pieces));
      controller.close();
    },
  });
  const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  const request = new Request("https://x.example/", {
    method: "POST",
    headers,
    body: stream,
    duplex: "half",
  } as RequestInit);
  let file: string | null = null;
  const form = await readStreamedForm(request, {
    file: "file",
    mostBytes,
    mostFieldBytes: 100,
    take: async (taken) => {
      file = await new Response(taken).text();
    },
  });
  return { fields: Object.fromEntries(form), file };
}
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : error),
  );

describe("a form with a large file", () => {
  test("is read the same, wherever the network cuts it", async () => {
    const fields = { list: "state", empty: "", readOn: "2027-01-15" };
    for (let pieces = 1; pieces <= BODY.length; pieces += 1)
      expect(await read(BODY, pieces), `${pieces} bytes`).toEqual({ fields, file: CONTENT });
  });

  test("that breaks off anywhere is refused", async () => {
    for (let end = 0; end < BODY.length - 4; end += 1)
      expect(await statusOf(read(BODY.slice(0, end))), `after ${end}`).toBe(400);
  });

  test("that is too large is refused, as are fields that are", async () => {
    expect(await statusOf(read(BODY, 50, 200))).toBe(413);
    expect(await statusOf(read(BODY.replace("2027-01-15", "9".repeat(200))))).toBe(413);
  });

  test("passes no file on if there is none", async () => {
    const body = BODY.replace('filename="li\\st.csv"', 'filename=""').replace(CONTENT, "");
    expect((await read(body)).file).toBeNull();
  });
});
