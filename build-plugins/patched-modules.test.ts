import { describe, expect, test } from "vitest";
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
