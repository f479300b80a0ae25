/** The API itself: authentication, routing, and idempotency. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Account, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { settle } from "../clock.ts";
import { invoiceCalls } from "../invoices/invoices.ts";
import { catalogCalls } from "../objects/catalog.ts";
import { checkoutCalls } from "../objects/checkout.ts";
import { customerCalls } from "../objects/customers.ts";
import { eventCalls } from "../objects/events.ts";
import { paymentCalls } from "../objects/payments.ts";
import { portalCalls } from "../objects/portal.ts";
import { disputeCalls, refundCalls } from "../objects/refunds.ts";
import { DAY_S } from "../seconds.ts";
import { subscriptionCalls } from "../subscriptions/subscriptions.ts";
import { API_VERSION } from "../types.ts";
import { type ErrorBody, invalidRequest, ownError, StripeError } from "./errors.ts";
import { present } from "./expand.ts";
import { answerFault, takeFault } from "./faults.ts";
import { readForm, textsOf } from "./form.ts";

const CALLS: readonly Call[] = [
  ...customerCalls,
  ...catalogCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...refundCalls,
  ...disputeCalls,
  ...portalCalls,
  ...eventCalls,
];

const PATTERNS = CALLS.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(":id", "([\\w-]+)")}$`),
}));
const KEPT_REQUESTS = 500;

type Answer = { status: number; body: unknown; replayed?: boolean };

/** Answers a call of `/v1/`. */
export function answerCall(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, body }: { path: string; query: string; body: string },
): void {
  const method = request.method ?? "GET";
  const key = request.headers["idempotency-key"];
  const idempotencyKey = typeof key === "string" && method === "POST" ? key : null;
  account.data.counter += 1;
  const headers = {
    "Request-Id": `req_${account.token.slice(0, 6)}${account.data.counter}`,
    "Stripe-Version": API_VERSION,
    "Cache-Control": "no-cache, no-store",
  };
  const note = (status: number) => {
    account.data.requests.push({ method, path, status, idempotencyKey });
    if (account.data.requests.length > KEPT_REQUESTS) account.data.requests.shift();
    account.changed();
  };
  const of = `${method} ${path}\n${body}`;
  const fault = takeFault(account, { method, path, query, body });
  if (fault !== undefined && !fault.after) {
    if (fault.kept) once(account, idempotencyKey, of, () => refusal(ownError()));
    note(answerFault(fault, response, headers));
    return;
  }
  const version = request.headers["stripe-version"];
  const form = method === "POST" ? body : query;
  const answer =
    version !== undefined && version !== API_VERSION
      ? refusal(invalidRequest(`The stand-in speaks ${API_VERSION} and not ${version}.`))
      : once(account, idempotencyKey, of, () => run(account, method, path, form));
  if (fault !== undefined) {
    note(answerFault(fault, response, headers));
    return;
  }
  note(answer.status);
  response
    .writeHead(answer.status, {
      ...headers,
      "Content-Type": "application/json",
      ...(idempotencyKey === null ? {} : { "Idempotency-Key": idempotencyKey }),
      ...(answer.replayed === true ? { "Idempotent-Replayed": "true" } : {}),
    })
    .end(JSON.stringify(answer.body, null, 2));
}

/** The earlier answer, for a key that came before with the same call; another call with it is refused. */
function once(account: Account, key: string | null, call: string, answer: () => Answer): Answer {
  if (key === null) return answer();
  forgetOld(account);
  const of = createHash("sha256").update(call).digest("hex");
  const before = Object.hasOwn(account.data.answers, key) ? account.data.answers[key] : undefined;
  if (before !== undefined) {
    if (before.of === of) return { status: before.status, body: before.body, replayed: true };
    return refusal(
      new StripeError(
        400,
        "idempotency_error",
        "This Idempotency-Key was used for another call, or for other values.",
      ),
    );
  }
  const made = answer();
  // What was never carried out may be corrected and sent again.
  if (made.status !== 400 && made.status !== 404)
    account.data.answers[key] = { of, status: made.status, body: made.body, created: now(account) };
  return made;
}

/** Keys count for a day. */
function forgetOld(account: Account): void {
  const { answers } = account.data;
  const oldest = now(account) - DAY_S;
  for (const [key, { created }] of Object.entries(answers)) if (created <= oldest) delete answers[key];
}

function run(account: Account, method: string, path: string, form: string): Answer {
  try {
    settle(account);
    const found = PATTERNS.find(({ call, pattern }) => call.method === method && pattern.test(path));
    if (found === undefined)
      throw new StripeError(404, "invalid_request_error", `The stand-in does not know ${method} ${path}.`);
    const params = readForm(form);
    const unknown = Object.keys(params).find((name) => name !== "expand" && !found.call.takes.includes(name));
    if (unknown !== undefined)
      throw invalidRequest(`The stand-in does not know the parameter ${unknown} here.`, {
        code: "parameter_unknown",
        param: unknown,
      });
    const id = found.pattern.exec(path)?.[1] ?? "";
    const answer = found.call.answer(account, params, id);
    return { status: 200, body: present(account, answer, textsOf(params, "expand")) };
  } catch (error) {
    if (error instanceof StripeError) return refusal(error);
    throw error;
  }
}

const refusal = ({ status, body }: StripeError): Answer & { body: ErrorBody } => ({ status, body });
