import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { describe, expect, inject, test } from "vitest";
import { serverBuildOf } from "#support/servers/fairlead.ts";

/** Every tier that `app/guards/access.ts` defines. */
const TIERS = ["public", "anonymous", "signed-in", "settings", "admin"];

const address = pathToFileURL(serverBuildOf(inject("fixture").bundle)).href;
const build: ServerBuild = await import(/* @vite-ignore */ address);

const serving = Object.values(build.routes).flatMap((route) => {
  const module = route?.module;
  if (route === undefined || module === undefined) return [];
  return module.loader !== undefined || module.action !== undefined ? [{ id: route.id, module }] : [];
});

describe("the built route manifest", () => {
  test("has routes that read or write", () => {
    expect(serving.length).toBeGreaterThan(10);
  });

  test.each(serving.filter(({ id }) => id !== "root"))("$id declares who may reach it", ({ module }) => {
    const handle: unknown = module.handle;
    expect(handle).toMatchObject({ access: expect.stringMatching(new RegExp(`^(${TIERS.join("|")})$`)) });
  });

  test("leaves the development pages out of production", () => {
    expect(Object.keys(build.routes).filter((id) => id.startsWith("routes/dev/"))).toEqual([]);
  });
});
