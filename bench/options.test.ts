import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

const options = (...args: string[]) => parseOptions(args);

describe("the command line", () => {
  it("measures ten thousand and a million agents unless told otherwise", () => {
    expect(options().sizes).toEqual([10_000, 1_000_000]);
    expect(options("--quick").sizes).toEqual([2_000]);
    expect(options("--quick", "--agents", "500").sizes).toEqual([500]);
  });

  it("sorts sizes from the smallest, each once, because the first is the baseline for the others", () => {
    expect(options("--agents", "5000,100,5000").sizes).toEqual([100, 5_000]);
  });

  it.each(["ten", "", "10,-1", "1.5", "99999999"])("refuses --agents %j", (text) => {
    expect(() => parseOptions(["--agents", text])).toThrow(/--agents/);
  });

  it("measures everything unless one part is named, and refuses a part that is none", () => {
    expect(options().only).toBeNull();
    expect(options("--only", "live", "--quick")).toMatchObject({ only: "live", live: { sockets: 50 } });
    expect(options("--only", "crowds")).toMatchObject({ crowds: { few: 10, many: 10_000 } });
    expect(options("--only", "imports", "--rows", "5000")).toMatchObject({
      imports: { agents: 100_000, rows: 5_000 },
    });
    expect(() => parseOptions(["--only", "imports", "--rows", "many"])).toThrow(/--rows many/);
    expect(options("--only", "lists", "--people", "2000")).toMatchObject({ lists: { people: 2_000 } });
    expect(() => parseOptions(["--people", "1"])).toThrow(/--people 1/);
    expect(() => parseOptions(["--only", "lively"])).toThrow(/--only lively/);
  });
});
