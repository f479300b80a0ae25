/**
 * Stand-in for the mail providers' APIs over HTTP, on one address: Resend's `/emails`, Postmark's `/email`, and SES's
 * `/v2/email/outbound-emails`. Each sends once for each idempotency key it knows, and refuses a request that the real
 * one would refuse for its form.
 */
import { createServer, type IncomingMessage } from "node:http";

export type SentMail = {
  provider: "resend" | "postmark" | "ses";
  to: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

export type MailApis = {
  origin: string;
  /** What would be in somebody's mailbox. */
  sent: SentMail[];
  /** What was asked, also what was refused or asked again. */
  asked: number;
  /** The next requests: `lost` sends the email and cuts the connection, a status answers it and sends nothing. */
  failWith(fault: number | "lost" | null): void;
  stop(): Promise<void>;
};

const PATHS: Readonly<Record<string, SentMail["provider"]>> = {
  "/emails": "resend",
  "/email": "postmark",
  "/v2/email/outbound-emails": "ses",
};

export async function startMailApis(): Promise<MailApis> {
  const keys = new Set<string>();
  let fault: number | "lost" | null = null;
  const apis: MailApis = {
    origin: "",
    sent: [],
    asked: 0,
    failWith(next) {
      fault = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    apis.asked += 1;
    const provider = PATHS[incoming.url ?? ""];
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const answer = (status: number, json: unknown) =>
      outgoing.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
    if (provider === undefined) return answer(404, { message: "There is no such call." });
    if (!isAuthorized(provider, incoming)) return answer(401, { message: "This key is not known." });
    if (typeof fault === "number") return answer(fault, { message: "Something failed." });
    const to = recipientOf(provider, body);
    if (to === null) return answer(422, { message: "There is no recipient." });
    const key = incoming.headers["idempotency-key"];
    const isAgain = provider === "resend" && typeof key === "string" && keys.has(key);
    if (!isAgain) apis.sent.push({ provider, to, headers: incoming.headers, body });
    if (provider === "resend" && typeof key === "string") keys.add(key);
    if (fault === "lost") return void incoming.socket.destroy();
    return answer(200, { id: "a-message", MessageID: "a-message", ErrorCode: 0, MessageId: "a-message" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail providers have no port.");
  apis.origin = `http://127.0.0.1:${address.port}`;
  return apis;
}

function isAuthorized(provider: SentMail["provider"], { headers }: IncomingMessage): boolean {
  if (provider === "resend") return headers.authorization === "Bearer a-key";
  if (provider === "postmark") return headers["x-postmark-server-token"] === "a-key";
  return /^AWS4-HMAC-SHA256 Credential=a-key-id\/\d{8}\/us-east-1\/ses\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? "",
  );
}

function recipientOf(provider: SentMail["provider"], body: Record<string, unknown>): string | null {
  const { to, To, Destination } = body;
  const found = provider === "resend" ? to : provider === "postmark" ? [To] : addressesIn(Destination);
  return Array.isArray(found) && typeof found[0] === "string" ? found[0] : null;
}

const addressesIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "ToAddresses" in value ? value.ToAddresses : null;
