import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LINE, readLines } from "./list-lines.ts";

const BOTH = LINE.property + LINE.casualty;

describe("labels that are written out mean the same in every state", () => {
  test.each([
    ["Life, Accident and Health or Sickness", LINE.life + LINE.health],
    ["LIFE & HEALTH", LINE.life + LINE.health],
    ["Property; Casualty", BOTH],
    ["Property, Casualty", BOTH],
    ["Property / Casualty", BOTH],
    ["GENERAL LINES (PROP & CAS)", BOTH],
    ["General Lines - Property and Casualty", BOTH],
    ["Property & Casualty", BOTH],
    ["Variable Life and Variable Annuity", LINE.variable],
    ["Personal Lines", LINE.personal],
    ["Travel", 0],
    ["", 0],
  ])("%s: %i", (label, lines) => {
    expect(readLines(label, "ZZ")).toEqual({ lines, unknown: [] });
  });
});

describe("codes mean what the table of their state says", () => {
  test.each([
    ["NC", "11;21", BOTH],
    ["MD", "11", LINE.casualty],
    ["RI", "13 14 21", BOTH + LINE.personal],
    ["RI", "11", LINE.life],
    ["IA", "H; B", LINE.life + LINE.property],
    ["IL", "127;11;14", BOTH + LINE.health],
    ["IL", "36", LINE.life + LINE.health],
    ["WI", "13 21", LINE.casualty + LINE.personal],
    ["NH", "10 14", LINE.life + LINE.property],
    ["AZ", "C, PROP", BOTH],
    ["OK", "H, C, P, N", LINE.health + BOTH + LINE.personal],
    ["DC", "P", LINE.personal],
    ["NH", "P", BOTH],
    ["TN", "11", 0],
    ["TX", "General Lines, LAH", LINE.life + LINE.health],
    ["TX", "General Lines - Life, Accident, Health and HMO", LINE.life + LINE.health],
    ["FL", "0215", LINE.life + LINE.health + LINE.variable],
    ["MT", "Disability (Health)", LINE.health],
    ["FL", "NONRES LIFE, HEALTH, & VAR ANN", LINE.life + LINE.health + LINE.variable],
    ["FL", "NONRES GEN LINES (PROP & CAS)", BOTH],
    ["FL", "PERSONAL LINES AGENT", LINE.personal],
    ["FL", "PUBLIC ADJUSTER - HEALTH", 0],
    ["TX", "Life, Accident, Health & HMO", LINE.life + LINE.health],
    ["TX", "Personal Lines Prop and Cas", LINE.personal],
    ["CA", "Life-Only Agent; Accident and Health or Sickness Agent", LINE.life + LINE.health],
    ["CA", "Property Broker-Agent; Casualty Broker-Agent", BOTH],
    ["CA", "Limited Lines Automobile Insurance Agent", 0],
    [
      "NY",
      "Life; Accident & Health; Variable Life / Variable Annuity",
      LINE.life + LINE.health + LINE.variable,
    ],
    ["NY", "Property; Casualty; Personal Lines; Baggage", BOTH + LINE.personal],
  ])("%s %s: %i", (state, label, lines) => {
    expect(readLines(label, state)).toEqual({ lines, unknown: [] });
  });
});

describe("what no table says covers nothing and is named", () => {
  test.each([
    ["GA", "11;21", 0, ["11", "21"]],
    ["TX", "P", 0, ["P"]],
    ["TX", "Life Settlement Consultant", 0, ["Life Settlement Consultant"]],
    ["TX", "Property Damage Appraiser, Casualty", 0, ["Property Damage Appraiser, Casualty"]],
    ["TX", "Life; Healthcare Navigator", LINE.life, ["Healthcare Navigator"]],
    ["TX", "constructor", 0, ["constructor"]],
    ["NY", "Life/Accident & Health Agent", 0, ["Life/Accident & Health Agent"]],
    ["FL", "MILITARY REG (LIFE INSURANCE)", 0, ["MILITARY REG (LIFE INSURANCE)"]],
    ["GA", "PERSONAL LINES AGENT", 0, ["PERSONAL LINES AGENT"]],
  ])("%s %s", (state, label, lines, unknown) => {
    expect(readLines(label, state)).toEqual({ lines, unknown });
  });

  test.each(["Life Settlement Broker", "Property Bail Agent"])("%s is known to cover nothing", (label) => {
    expect(readLines(label, "TX")).toEqual({ lines: 0, unknown: [] });
  });
});

test("no state gives one code to two lines", () => {
  const table = readFileSync(new URL("state-lines.ts", import.meta.url), "utf8");
  for (const [, state, entry] of table.matchAll(/^ {2}([A-Z]{2}): "(.*)",$/gm)) {
    const codes = (entry ?? "").split("; ").flatMap((part) => part.split(" ").slice(1));
    expect(new Set(codes).size, state).toBe(codes.length);
  }
});

test("what an admin said of a word counts where no table has it", () => {
  const words = {
    lines: new Map([
      ["zurichplus", LINE.life],
      ["casualty", 0],
      ["xbail", 0],
    ]),
    statuses: new Map(),
  };
  expect(readLines("Zürich; ZURICH-PLUS; Casualty; X Bail", "TX", words)).toEqual({
    lines: LINE.life + LINE.casualty,
    unknown: ["Zürich"],
  });
});

test("lines are divided as the lookups of states divide them, codes by spaces within another division too", () => {
  expect(readLines("Property<br/>Casualty", "AZ")).toEqual({ lines: BOTH, unknown: [] });
  expect(readLines("13 14; 21", "RI")).toEqual({ lines: BOTH + LINE.personal, unknown: [] });
});
