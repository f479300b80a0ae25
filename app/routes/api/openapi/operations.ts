/** How an operation of the OpenAPI document is written, and what all operations share. */
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
  /** Whether it needs a session. Defaults to never. */
  security?: "required" | "optional";
  parameters?: Parameter[];
  body?: SchemaName;
  responses: Record<number, Response>;
};

export const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });

/** A JSON response. */
export const send = (description: string, schema: Schema): Response => ({
  description,
  content: { "application/json": { schema } },
});

const REASONS = {
  400: "The body or a parameter is not as described.",
  401: "Not signed in, or the credentials are wrong.",
  403: "Not with this role or for an archived account, not before a step that is still to take, or not sent from a page of this site.",
  404: "There is none.",
  409: "It is taken, or closed.",
  429: "Too often from this network or account, or the address is locked.",
  500: "It failed, and is reported to the admins.",
} as const;

/** Errors by status. They always have the same two fields. */
export const refused = (statuses: readonly (keyof typeof REASONS)[], schema: SchemaName = "ErrorAnswer") =>
  Object.fromEntries(statuses.map((status) => [status, send(REASONS[status], ref(schema))]));

/** The security of a call. A public call says that it needs none. */
const SECURITY = { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] };

/** The operation in OpenAPI's form, with the responses that every call may give. */
export function describeOperation(
  method: "get" | "post" | "patch",
  { security, body, responses, ...rest }: Operation,
) {
  const { 403: forbidden, ...others } = responses;
  const mayBeRefused = method !== "get" || security === "required";
  return {
    ...rest,
    security: SECURITY[security ?? "none"],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: ref(body) } } } }),
    responses: {
      503: send("The database does not answer.", { anyOf: [ref("ErrorAnswer"), ref("DatabaseTrouble")] }),
      ...others,
      ...(mayBeRefused ? { 403: forbidden ?? send(REASONS[403], ref("ErrorAnswer")) } : {}),
      ...(body === undefined ? {} : { 413: send("The body is too large.", ref("ErrorAnswer")) }),
    },
  };
}
