import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../scripts/project.ts";
import { leanRemix } from "./lean-remix.ts";
import { type Patch, patchModule } from "./patched-modules.ts";

describe("a line of a package that is another in our build", () => {
  const patches: Patch[] = [
    { file: "/p/a.js", changes: [{ from: "one $&", to: "two $&" }], helpers: "\nend" },
  ];
  const patch = (id: string, code: string) => patchModule(patches, "here", id, code);

  test("is changed as it was written, and in that file alone", () => {
    expect(patch("/x/p/a.js?v=1", "one $& and")).toBe("two $& and\nend");
    expect(patch("/x/p/b.js", "one $&")).toBeNull();
  });

  test("fails the build where it is not there, or there twice", () => {
    for (const code of ["none", "one $& one $&"])
      expect(() => patch("/x/p/a.js", code)).toThrow(/here knows it/);
  });

  test("may go on to another text, which stays, and is missed where that is not", () => {
    const long: Patch[] = [{ file: "/p/a.js", changes: [{ from: "one", until: "end", to: "two " }] }];
    expect(patchModule(long, "here", "/p/a.js", "end one and more end")).toBe("end two end");
    expect(() => patchModule(long, "here", "/p/a.js", "end one and more")).toThrow(/here knows it/);
  });
});

test("nothing of the ways before single fetch is called in a browser any more", () => {
  const read = (name: string) => {
    const id = join(projectRoot, "node_modules", "@remix-run", "react", "dist", "esm", name);
    return leanRemix.change(id, readFileSync(id, "utf8")) ?? "";
  };
  expect(read("routes.js")).not.toMatch(/await fetchServerHandler\(/);
  expect(read("browser.js")).not.toContain("__remixContext.future.v3_singleFetch &&");
  expect(read("components.js")).not.toContain("__remixContext.a)");
});

test("a browser's router still reads as a module, and no page's navigation asks for what was left out", () => {
  const read = (name: string) => {
    const id = join(projectRoot, "node_modules", name);
    return leanRemix.change(id, readFileSync(id, "utf8")) ?? "";
  };
  const router = read("@remix-run/router/dist/router.js");
  const provider = read("react-router-dom/dist/index.js");
  for (const code of [router, provider]) expect(() => parseAst(code)).not.toThrow();
  expect(router).not.toMatch(/shouldBlockNavigation|restoreAppliedTransitions\(routerWindow|dfd\.cancel/);
  expect(provider).not.toMatch(/setVtContext|startViewTransition\(/);
});
