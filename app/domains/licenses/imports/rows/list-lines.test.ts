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
