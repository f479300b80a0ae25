import { describe, expect, test } from "vitest";
import { hintsOf, isAbout } from "./rejected-rows.ts";

const COLUMNS = { number: 0, npn: 1, name: 2, expiresOn: 3 };
const held = { number: "L-1234", npn: "17323634", lastName: "Ouellette" };
const about = (cells: string[], width = 4) => isAbout(hintsOf(cells, COLUMNS, width), held);

describe("a row that couldn’t be read is about a license", () => {
  test.each([
    ["by its number, however the list writes it", ["l-12 34", "99", "Someone", "soon"], true],
    ["by its NPN alone where the number can’t be read", ["??", '="0017323634"', "Someone", "soon"], true],
    ["by its NPN, not where it has another number", ["L-9999", "17323634", "Ouellette", "soon"], false],
    ["not by its name alone", ["??", "99", "Ouellette", "soon"], false],
  ])("%s", (_how, cells, expected) => {
    expect(about(cells)).toBe(expected);
  });
});

describe("a row whose cells are shifted is about a license", () => {
  test.each([
    ["by number and NPN", ["L-1234", "Inc", "17323634", "soon", "2027"], true],
    ["by number and name", ["Inc", "L-1234", "OUELLETTE, AIDAN", "x", "2027"], true],
    ["by NPN and name", ["Inc", "??", "17323634", "Ouellette", "2027"], true],
    ["not by a number alone", ["Inc", "L-1234", "99", "Someone", "2027"], false],
    ["in one cell that a quotation mark broke", ['L-1234,17323634,"Ouellette,2027'], true],
  ])("%s", (_how, cells, expected) => {
    expect(about(cells)).toBe(expected);
  });
});
