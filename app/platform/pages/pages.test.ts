import { expect, test } from "vitest";
import { readPages } from "./pages.ts";

const pages = readPages({
  root: { id: "root", module: { handle: { access: "public" } } },
  home: { id: "home", parentId: "root", index: true, module: { handle: { inView: true } } },
  layout: { id: "layout", parentId: "root", module: {} },
  settings: {
    id: "settings",
    parentId: "layout",
    path: "settings",
    module: { handle: { english: (search: URLSearchParams) => search.get("section") === "photo" } },
  },
  hours: {
    id: "hours",
    parentId: "layout",
    path: "settings/calendar",
    module: { handle: { english: true } },
  },
  people: {
    id: "people",
    parentId: "root",
    path: "desk/people/:id",
    module: { handle: { access: "admin" } },
  },
  profile: { id: "profile", parentId: "root", path: ":slug", module: { handle: { inView: true } } },
  rest: { id: "rest", parentId: "root", path: "*", module: {} },
});
const isEnglishAlone = (address: string) => pages.isEnglishAlone(new URL(address, "https://own.example"));

test("the deepest matching route decides about the page, and about its data", () => {
  expect(pages.factsOf("/")).toEqual({ inView: true });
  expect(pages.factsOf("/_root.data")).toEqual({ inView: true });
  expect(pages.factsOf("/ines-calloway")).toEqual({ inView: true });
  expect(pages.factsOf("/settings/calendar.data")).toEqual({ english: true });
  expect(pages.factsOf("/no/such/page")).toBeNull();
  expect(pages.factsOf("/%E0%A4%A")).toBeNull();
});

test("a page is English-only if its route says so, for a part of it, or because only admins use it", () => {
  expect(isEnglishAlone("/settings/calendar")).toBe(true);
  expect(isEnglishAlone("/settings?section=photo")).toBe(true);
  expect(isEnglishAlone("/settings.data?section=photo")).toBe(true);
  expect(isEnglishAlone("/settings?section=privacy")).toBe(false);
  expect(isEnglishAlone("/desk/people/1")).toBe(true);
  expect(isEnglishAlone("/")).toBe(false);
  expect(isEnglishAlone("/no/such/page")).toBe(false);
});

test("the first segment of a fixed page is never a profile's address", () => {
  expect(["settings", "desk", "parties", "assets"].filter(pages.isReserved)).toHaveLength(4);
  expect(["people", "ines-calloway", ":slug", "*", ""].filter(pages.isReserved)).toEqual([]);
});
