import { afterEach, expect, test, vi } from "vitest";
import { loadRouteModule } from "./load-route-module.ts";

const MISSING = { id: "routes/help", module: "/assets/gone.js" };
const at = (here: string, going?: string) => ({
  location: { reload: vi.fn() },
  __remixRouter: {
    state: {
      location: { key: here },
      navigation: going === undefined ? { state: "idle" } : { state: "loading", location: { key: going } },
    },
  },
});
afterEach(() => vi.unstubAllGlobals());

/** What stands in the place of the page, shown. */
async function show(before: ReturnType<typeof at>, after: ReturnType<typeof at>) {
  vi.stubGlobal("window", before);
  const loaded = {};
  const { default: Page } = await loadRouteModule(MISSING, loaded);
  expect(loaded).toEqual({});
  vi.stubGlobal("window", after);
  return () => (Page as () => null)();
}

test("code that is missing on the way to its page is an error of that page, and loads nothing anew", async () => {
  const there = at("b");
  const page = await show(at("a", "b"), there);
  expect(page).toThrow(/gone\.js/);
  expect(there.location.reload).not.toHaveBeenCalled();
});

test("missing for a form, it hinders nobody; whoever goes there later has it from the server", async () => {
  const there = at("c");
  const page = await show(at("a"), there);
  expect(page()).toBeNull();
  expect(there.location.reload).toHaveBeenCalledOnce();
});

test("code that was loaded already is not asked for", async () => {
  const module = { default: () => null };
  expect(await loadRouteModule(MISSING, { [MISSING.id]: module })).toBe(module);
});
