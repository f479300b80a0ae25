/** How an operation of the OpenAPI document is written down, and what all of them have in common. */
import type { JsonSchema, SchemaName } from "./components.server.ts";

type Schema = JsonSchema | { $ref: string };
type Parameter = { name: string; in: "query"; required: boolean; schema: Schema; description?: string };
type Header = { description: string; required: boolean; schema: Schema };
type Response = {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: Schema }>;
};

export type Operation = {
  operationId?: string;
  summary: string;
  description?: string;
  /** Whether it asks for a session; never, unless said otherwise. */
  security?: "required" | "optional";
  parameters?: Parameter[];
  body?: SchemaName;
  responses: Record<number, Response>;
};

export const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });

/** An answer as JSON. */
export const send = (description: string, schema: Schema): Response => ({
  description,
  content: { "application/json": { schema } },
});

/** An answer in words. */
export const plain = (description: string): Response => ({
  description,
  content: { "text/plain": { schema: { type: "string" } } },
});

const REASONS = {
  400: "The body or a parameter is not as described.",
  401: "Nobody is signed in, or could be with what was sent.",
  403: "Not with this role, or not sent from a page of this site.",
  404: "There is none.",
  409: "It is taken, or closed.",
  429: "Too often from this network or account, or the address is locked.",
  500: "It failed, and is reported to the admins.",
} as const;

/** Refusals by status. What is no JSON at all is refused in words, before a handler sees it. */
export const refused = (statuses: readonly (keyof typeof REASONS)[], schema: SchemaName = "ErrorAnswer") =>
  Object.fromEntries(statuses.map((status) => [status, send(REASONS[status], ref(schema))]));

const both = (one: Response, other: Response): Response => ({
  ...one,
  content: { ...one.content, ...other.content },
});

/** The operation as OpenAPI has it, with what every call may answer besides. */
export function describeOperation(
  method: "get" | "post" | "patch",
  { security, body, responses, ...rest }: Operation,
) {
  const { 400: malformed, 403: forbidden, ...others } = responses;
  const writes = method !== "get";
  return {
    ...rest,
    ...(security === undefined
      ? {}
      : { security: [...(security === "optional" ? [{}] : []), { session: [] }] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: ref(body) } } } }),
    responses: {
      503: send("The database does not answer.", { anyOf: [ref("ErrorAnswer"), ref("DatabaseTrouble")] }),
      ...others,
      ...(malformed === undefined
        ? {}
        : { 400: body === undefined ? malformed : both(malformed, plain("")) }),
      ...(writes ? { 403: both(forbidden ?? { description: REASONS[403] }, plain("")) } : {}),
      ...(body === undefined ? {} : { 413: plain("The body is too large.") }),
    },
  };
}
