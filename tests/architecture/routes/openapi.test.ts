/** The OpenAPI document is consistent and matches the routes under /api/. */

import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { openApiDocument } from "#app/routes/api/openapi/document.server.ts";
import { PROCEDURES } from "#app/routes/api/procedures/procedure-names.ts";
import { CATCH_ALLS, findRouteFile, listRoutePaths } from "./route-matching.ts";

/** Not described: the document itself, and what only Stripe calls, by its own description. */
const LEFT_OUT = [paths.openApi(), paymentPaths.stripeWebhook(), paths.mailEvents()];

const Schema = z.record(z.string(), z.unknown());
const Content = z.partialRecord(
  z.enum(["application/json", "text/plain"]),
  z.strictObject({ schema: Schema }),
);
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z_]+$/),
  summary: z.string().min(10),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        in: z.literal("query"),
        required: z.boolean(),
        description: z.string().optional(),
        schema: Schema,
      }),
    )
    .optional(),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      content: z.strictObject({ "application/json": z.strictObject({ schema: Schema }) }),
    })
    .optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({
      description: z.string().min(3),
      headers: z
        .record(
          z.string(),
          z.strictObject({ description: z.string(), required: z.boolean(), schema: Schema }),
        )
        .optional(),
      content: Content.optional(),
    }),
  ),
});
const Document = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  servers: z.tuple([z.strictObject({ url: z.url() })]),
  paths: z.record(
    z.string().startsWith("/api/"),
    z.strictObject({ get: Operation, post: Operation, patch: Operation }).partial(),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Za-z]+$/), Schema),
    securitySchemes: z.strictObject({
      session: z.strictObject({
        type: z.literal("apiKey"),
        in: z.literal("cookie"),
        name: z.literal("__Host-session"),
        description: z.string(),
      }),
    }),
  }),
});

// As it is sent: undefined fields are left out.
const sent: unknown = JSON.parse(JSON.stringify(openApiDocument("https://fairlead.example")));
const document = Document.parse(sent);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every `$ref` anywhere in it. */
function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === "$ref" && typeof part === "string") yield part;
    else yield* refsIn(part);
  }
}

describe("the OpenAPI document", () => {
  test("every reference leads to a schema, and every schema is used", () => {
    const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const used = new Set(refsIn(sent));
    expect([...used].filter((ref) => !named.includes(ref))).toEqual([]);
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });

  test("every schema is one, in the JSON Schema of OpenAPI 3.1", () => {
    for (const [name, schema] of Object.entries(document.components.schemas))
      expect(() => z.fromJSONSchema(schema), name).not.toThrow();
  });

  test("has nothing that the recommended rules of its field complain of", async () => {
    // The calls are for our own pages: no license is granted to others.
    const config = await createConfig({ extends: ["recommended"], rules: { "info-license": "off" } });
    const found = await lintFromString({ source: JSON.stringify(sent), config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test("public calls declare that they need no session", () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ path }) => path).sort()).toEqual(
      [
        paths.errorReport(),
        paths.orchestratedSignUp(),
        paths.procedure("get_public_profile_by_user_id"),
        paths.suggest(),
      ].sort(),
    );
  });

  test("each operation has a unique name, and an existing security scheme", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation } of operations)
      for (const scheme of operation.security.flatMap((one) => Object.keys(one)))
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
  });

  test("calls that change something, and private ones, declare that they may be refused", () => {
    for (const { method, operation, path } of operations) {
      // A request from another site; a user who has a step to take first.
      const { security } = operation;
      const own = security.length > 0 && security.every((one) => Object.keys(one).length > 0);
      expect("403" in operation.responses, `${method} ${path}`).toBe(method !== "get" || own);
    }
  });

  test("every path is answered by a separate route", () => {
    for (const path of Object.keys(document.paths))
      expect(CATCH_ALLS, path).not.toContain(findRouteFile(path));
  });

  test("every route under /api/ is described, or left out on purpose", () => {
    const routes = listRoutePaths().filter((path) => path.startsWith("/api/"));
    const wanted = routes.flatMap((path) =>
      path.endsWith(":procedure") ? PROCEDURES.map((name) => paths.procedure(name)) : [path],
    );
    expect([...Object.keys(document.paths), ...LEFT_OUT].sort()).toEqual(wanted.sort());
  });
});
