import { describe, expect, test } from "vitest";
import { decodeList, readInviteLines } from "./invite-lines.ts";
import { INVITE_LINES } from "./limits.ts";

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
  test("takes names beside addresses, and the ways in which mail programs write them", () => {
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
  test("says what is no address, and what is there twice", () => {
    expect(read("nobody\na@x.example\nA@x.example\n=cmd|'/c calc'!A1\na b@x.example")).toEqual([
      "1 not-an-email",
      "2 a@x.example member",
      "3 duplicate",
      "4 not-an-email",
      "5 not-an-email",
    ]);
  });
  test("tells of lines that are too many, and drops none", () => {
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
