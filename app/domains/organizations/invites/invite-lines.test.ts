import { describe, expect, test } from "vitest";
import { INVITE_FILE_BYTES, INVITE_LINES } from "../members/limits.ts";
import { decodeList, readInviteLines } from "./invite-lines.ts";

const read = (text: string) =>
  readInviteLines(text, "member").map((one) =>
    one.problem === null ? `${one.line} ${one.email} ${one.role}` : `${one.line} ${one.problem}`,
  );

describe("a list of addresses", () => {
  test("takes one a line, with a role after a comma, a semicolon or a tab", () => {
    const text =
      "a@x.example\r\nb@x.example, Executive\rc@x.example;manager\nd@x.example\tmember\n\n E@X.example ";
    expect(read(text)).toEqual([
      "1 a@x.example member",
      "2 b@x.example executive",
      "3 c@x.example manager",
      "4 d@x.example member",
      "6 e@x.example member",
    ]);
  });
  test("takes names next to addresses, and the ways in which mail programs write them", () => {
    expect(
      read(
        'Pat Doe <pat@x.example>\n"Doe, Pat",p@x.example,executive\nmailto:q@x.example\n"=""r@x.example"""',
      ),
    ).toEqual([
      "1 pat@x.example member",
      "2 p@x.example executive",
      "3 q@x.example member",
      "4 r@x.example member",
    ]);
  });
  test("reads columns by their headings, and says which role it does not know", () => {
    expect(
      read("\ufeffName;Role;Email\nPat;manager;a@x.example\nBo;chief;b@x.example\nCy;;c@x.example"),
    ).toEqual(["2 a@x.example manager", "3 unknown-role", "4 c@x.example member"]);
  });
  test("names what isn't an address, and what is listed twice", () => {
    expect(read("nobody\na@x.example\nA@x.example\n=cmd|'/c calc'!A1\nb@example")).toEqual([
      "1 not-an-email",
      "2 a@x.example member",
      "3 duplicate",
      "4 not-an-email",
      "5 not-an-email",
    ]);
  });
  test.each([
    ["commas", "pat@x.example, bo@x.example,cy@x.example"],
    ["semicolons", "pat@x.example;bo@x.example; cy@x.example;"],
    ["spaces", "pat@x.example bo@x.example   cy@x.example"],
    ["tabs", "pat@x.example\tbo@x.example\tcy@x.example"],
    ["all of them", "pat@x.example;bo@x.example, \tcy@x.example"],
    ["separators of other scripts", "pat@x.example，bo@x.example；cy@x.example"],
    ["invisible marks", "\u200bpat@x.example,\u00a0bo@x.example\u200b, cy@x.example\u202c"],
    ["capitals", "PAT@X.EXAMPLE, Bo@X.example, cy@x.EXAMPLE"],
    ["quotes around all of it", '"pat@x.example,bo@x.example;cy@x.example"'],
    ["a quote that nothing closes", '"pat@x.example, bo@x.example, cy@x.example'],
    ["names, as Gmail copies them", 'Pat Doe <pat@x.example>, "Li, Bo" <bo@x.example>, <cy@x.example>'],
    ["names, as Outlook copies them", "Doe, Pat <pat@x.example>; Li, Bo <bo@x.example>; Cy <cy@x.example>"],
    ["names without separators", "Pat Doe <pat@x.example> Bo Li <bo@x.example> cy@x.example"],
    [
      "addresses in place of names",
      "'pat@x.example' <pat@x.example>; bo@x.example <bo@x.example>, \"cy@x.example\" <cy@x.example>",
    ],
  ])("takes all addresses of one line: %s", (_, line) => {
    expect(read(line)).toEqual(["1 pat@x.example member", "1 bo@x.example member", "1 cy@x.example member"]);
  });
  test("says of each part of a line what it is", () => {
    expect(read("pat@x.example, nobody, Pat@x.example; b@example bo@x.example")).toEqual([
      "1 pat@x.example member",
      "1 not-an-email",
      "1 duplicate",
      "1 not-an-email",
      "1 bo@x.example member",
    ]);
    expect(read("a@x.example, nobody; b@x.example")).toEqual([
      "1 a@x.example member",
      "1 not-an-email",
      "1 b@x.example member",
    ]);
    expect(read("Ada, Ms, a@x.example, nobody, manager")).toEqual([
      "1 a@x.example manager",
      "1 not-an-email",
    ]);
    expect(read("pat@x.example, bo.x.example")).toEqual(["1 pat@x.example member", "1 not-an-email"]);
  });
  test("takes a role after each address of a line, for that address alone", () => {
    expect(read("pat@x.example, executive, bo@x.example; cy@x.example manager")).toEqual([
      "1 pat@x.example executive",
      "1 bo@x.example member",
      "1 cy@x.example manager",
    ]);
    expect(read("Ada Manager <ada@x.example>")).toEqual(["1 ada@x.example member"]);
  });
  test("takes several addresses of a column, with the role of their line", () => {
    expect(read('Email,Role\n"a@x.example, b@x.example",manager\nc@x.example d@x.example')).toEqual([
      "2 a@x.example manager",
      "2 b@x.example manager",
      "3 c@x.example member",
      "3 d@x.example member",
    ]);
  });
  test("can be sent again as it was typed, in the order in which it was read", () => {
    const read = readInviteLines("pat@x.example executive, nobody at all\n Bo <bo@x.example>", "member");
    expect(read.map(({ at, typed }) => [at, typed])).toEqual([
      [0, "pat@x.example, executive"],
      [1, "nobody at all"],
      [2, "bo@x.example"],
    ]);
    const [, unknown] = readInviteLines("a@x.example, nobody, b@x.example", "member");
    expect(unknown).toMatchObject({ at: 1, typed: "nobody", text: "nobody" });
  });
  test.each(["a@b ", "<", '"', "a@x.example,", "@", "(", "x;,\t"])(
    "reads a full file of %j in a moment",
    (piece) => {
      const before = process.cpuUsage().user;
      readInviteLines(piece.repeat(INVITE_FILE_BYTES / piece.length), "member");
      expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
    },
  );
  test("names the lines over the limit, and drops none", () => {
    const lines = Array.from({ length: INVITE_LINES + 2 }, (_, at) => `p${at}@x.example`);
    const found = readInviteLines(lines.join("\n"), "member");
    expect(found).toHaveLength(INVITE_LINES + 2);
    expect(found.filter((one) => one.problem === "too-many")).toHaveLength(2);
  });
  test("decodes what spreadsheets write", () => {
    const latin = Uint8Array.from([..."Zoë <z@x.example>"].map((sign) => sign.charCodeAt(0)));
    expect(decodeList(latin)).toBe("Zoë <z@x.example>");
    expect(decodeList(new TextEncoder().encode("Zoë"))).toBe("Zoë");
    expect(decodeList(Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x40, 0x00]))).toBe("a@");
    expect(decodeList(Uint8Array.from([0xfe, 0xff, 0x00, 0x61, 0x00, 0x40]))).toBe("a@");
  });
});
