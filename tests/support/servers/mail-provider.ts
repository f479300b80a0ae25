/** A mail provider over HTTP, as `MAIL = "http"` talks to it: stores what it is sent and answers as configured. */
import { createServer } from "node:http";

export type ReceivedMail = { authorization: string | undefined; message: Record<string, unknown> };

export type MailProvider = {
  url: string;
  received: ReceivedMail[];
  /** The status of the next answers; 202 at first. */
  answerWith(status: number): void;
  stop(): Promise<void>;
};

export async function startMailProvider(): Promise<MailProvider> {
  const received: ReceivedMail[] = [];
  let status = 202;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    received.push({
      authorization: incoming.headers.authorization,
      message: JSON.parse(Buffer.concat(chunks).toString("utf8")),
    });
    outgoing.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail provider has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/send`,
    received,
    answerWith(next) {
      status = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
