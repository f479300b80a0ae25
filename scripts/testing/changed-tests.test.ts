import { expect, it } from "vitest";
import { findReached, listAddresses, type Module, REACHED_ROUTES } from "./changed-tests.ts";

const imports: Record<string, string[]> = {
  "app/domains/tides/rules.ts": [],
  "app/domains/tides/rules.test.ts": ["app/domains/tides/rules.ts"],
  "app/routes/tides/tide.tsx": ["app/domains/tides/rules.ts"],
  "app/routes/tides/harbor.tsx": [],
  "app/routes/boats/boats.tsx": [],
  "app/root.tsx": ["app/shell/shell.tsx"],
  "app/shell/shell.tsx": [],
  "tests/worker/tides.test.ts": ["tests/worker/tide-pages.ts"],
  "tests/worker/tide-pages.ts": [],
  "tests/worker/harbor.test.ts": [],
  "tests/worker/boats/boats.test.ts": ["tests/worker/boats/boats.ts", "tests/worker/tide-pages.ts"],
  "tests/worker/boats/boats.ts": [],
  "tests/worker/winds/winds.test.ts": ["tests/worker/boats/boats.ts"],
  "tests/architecture/rules.test.ts": [],
};
const modules: Module[] = Object.entries(imports).map(([source, own]) => ({
  source,
  imports: own,
  dependents: Object.keys(imports).filter((other) => imports[other]?.includes(source)),
}));
const texts: Record<string, string> = {
  "tests/worker/tide-pages.ts": 'visitor.get("/tides/neap")',
  "tests/worker/harbor.test.ts": 'visitor.get("/harbor")',
  "tests/worker/boats/boats.ts": 'visitor.get("/boats")',
};
const addresses = listAddresses([
  { path: "tides", file: "routes/none.tsx", children: [{ path: ":name", file: "routes/tides/tide.tsx" }] },
  { path: "harbor", file: "routes/tides/harbor.tsx" },
  { path: "boats", file: "routes/boats/boats.tsx" },
]);
const reached = (...changed: string[]) =>
  findReached(changed, modules, addresses, (path) => texts[path] ?? "");

it("finds tests that import what changed, and those that request a page which does", () => {
  expect(reached("app/domains/tides/rules.ts")).toMatchObject({
    unit: ["app/domains/tides/rules.test.ts"],
    worker: ["tests/worker/tides.test.ts", "tests/worker/boats/boats.test.ts"],
    architecture: ["tests/architecture/rules.test.ts"],
  });
  expect(reached("app/routes/tides/harbor.tsx")).toMatchObject({ worker: ["tests/worker/harbor.test.ts"] });
  expect(reached("tests/worker/tide-pages.ts")).toMatchObject({
    worker: ["tests/worker/tides.test.ts", "tests/worker/boats/boats.test.ts"],
  });
});

it("leaves out a test of the source that reads another kind of file than what changed", () => {
  const reading = ["schema-drift", "styles"].map((name) => ({
    source: `tests/architecture/${name}.test.ts`,
    imports: [],
    dependents: [],
  }));
  const found = (changed: string) => findReached([changed], [...modules, ...reading], addresses, () => "");
  const rules = "tests/architecture/rules.test.ts";
  const [schema, styles] = reading.map(({ source }) => source);
  expect(found("app/domains/tides/rules.ts")?.architecture).toEqual([rules]);
  expect(found("app/routes/tides/tide.tsx")?.architecture).toEqual([rules, styles]);
  expect(found(schema ?? "")?.architecture).toEqual([rules, schema]);
});

it("leaves out a test that requests the page only through a helper of another folder", () => {
  expect(reached("app/routes/boats/boats.tsx")).toMatchObject({
    worker: ["tests/worker/boats/boats.test.ts"],
  });
});

it("leaves a walk over the full site to `npm test`", () => {
  const piers = Array.from({ length: 25 }, (_, n) => `/pier-${n}`);
  const walk = { source: "tests/worker/walk.test.ts", imports: [], dependents: [] };
  const text = ["/boats", ...piers].map((path) => `visitor.get("${path}")`).join("\n");
  const found = findReached(
    ["app/routes/boats/boats.tsx"],
    [...modules, walk],
    [...addresses, ...piers.map((path) => ({ file: `app/routes${path}.tsx`, path }))],
    (path) => (path === walk.source ? text : (texts[path] ?? "")),
  );
  expect(found).toMatchObject({ worker: ["tests/worker/boats/boats.test.ts"] });
});

it("takes a test that chooses among the routes itself, and tells it which are reached", () => {
  const choosing = { source: "tests/worker/access/access.test.ts", imports: [], dependents: [] };
  const found = (changed: string) =>
    findReached([changed], [...modules, choosing], addresses, (path) =>
      path === choosing.source ? `process.env.${REACHED_ROUTES}` : (texts[path] ?? ""),
    );
  expect(found("app/domains/tides/rules.ts")).toMatchObject({
    worker: expect.arrayContaining([choosing.source]),
    routes: ["routes/tides/tide"],
  });
  expect(found("tests/worker/harbor.test.ts")).toMatchObject({
    worker: ["tests/worker/harbor.test.ts"],
    routes: [],
  });
});

it("finds everything for a file that every page uses, and for one that nothing imports", () => {
  expect(reached("app/shell/shell.tsx")).toBeNull();
  expect(reached("package-lock.json")).toBeNull();
  expect(reached("docs/speed.md")).toMatchObject({ unit: [], worker: [] });
});
