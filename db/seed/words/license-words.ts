/** How each state numbers its licenses and names the lines on them. */
import { line } from "../catalog.ts";
import type { Random } from "../random.ts";

type LineKey = keyof typeof line;

const lineKeys: readonly LineKey[] = ["life", "health", "variable", "property", "casualty", "personal"];

/** States' own labels. Arizona, Oklahoma and Rhode Island: from their license lookups; the others: sample wording. */
const labels: Record<string, Partial<Record<LineKey, string>>> = {
  AZ: { life: "LIFE", health: "AHS", variable: "VLVA", property: "PROP", casualty: "C", personal: "PL" },
  OK: { life: "L", health: "H", variable: "V", property: "P", casualty: "C", personal: "PL" },
  RI: { life: "11", health: "12", variable: "15", property: "14", casualty: "13", personal: "21" },
  CA: {
    life: "Life-Only",
    health: "Accident & Health",
    variable: "Variable Contracts",
    property: "Property",
    casualty: "Casualty",
    personal: "Personal Lines",
  },
  NY: { life: "LI", health: "AH", variable: "VA", property: "PR", casualty: "CA", personal: "PL" },
  FL: {
    life: "0214 Life",
    health: "0240 Health",
    variable: "0215 Var Annuity",
    property: "0220 Property",
    casualty: "0220 Casualty",
    personal: "2044 Personal Lines",
  },
  NC: {
    life: "Life",
    health: "Accident & Health or Sickness",
    variable: "Variable Life/Annuity",
    property: "Property",
    casualty: "Casualty",
    personal: "Personal Lines",
  },
  GA: {
    life: "Life",
    health: "A&S",
    variable: "Variable Products",
    property: "Property",
    casualty: "Casualty",
    personal: "Personal Lines",
  },
  WA: {
    life: "Life",
    health: "Disability",
    variable: "Variable Life & Annuity",
    property: "Property",
    casualty: "Casualty",
    personal: "Personal Lines",
  },
  MI: { life: "LIF", health: "ACC", variable: "VAR", property: "PRO", casualty: "CAS", personal: "PER" },
  OH: {
    life: "Life",
    health: "Accident & Health",
    variable: "Variable",
    property: "Property",
    casualty: "Casualty",
    personal: "Personal Lines",
  },
};

const plainWords: Record<LineKey, string> = {
  life: "Life",
  health: "Accident and Health",
  variable: "Variable Life and Annuity",
  property: "Property",
  casualty: "Casualty",
  personal: "Personal Lines",
};

/** The label a state prints for the lines of one license. */
export function stateLabel(stateCode: string, lines: number): string {
  const held = lineKeys.filter((key) => (lines & line[key]) !== 0);
  if (stateCode === "TX") return texasLabel(lines);
  if (stateCode === "LA" && lines === line.property + line.casualty) return "P&C";
  const separator = stateCode === "RI" ? " " : ", ";
  return held.map((key) => labels[stateCode]?.[key] ?? plainWords[key]).join(separator);
}

/** Texas issues one license for property and casualty, another for life, accident and health. */
function texasLabel(lines: number): string {
  if ((lines & line.personal) !== 0) return "Personal Lines P&C";
  if ((lines & (line.property + line.casualty)) !== 0) return "General Lines, P&C";
  if ((lines & line.health) === 0) return "Life Agent";
  return "General Lines, LAH";
}

/** States that print one license for property lines and another for life and health. */
export const splitStates: ReadonlySet<string> = new Set(["TX", "NY", "FL"]);

const numberPatterns: Record<string, string> = {
  TX: "#######",
  CA: "0@#####",
  FL: "@######",
  NY: "PC-#######",
  OK: "300#######",
  AZ: "########",
  LA: "######",
  NM: "1800###",
  GA: "3######",
  OH: "11#####",
  IL: "100#######",
  PA: "######",
  MI: "0######",
  NC: "00########",
  NJ: "#######",
  VA: "######",
  WA: "######",
  MA: "#######",
  CO: "######",
  MN: "40######",
};

/** A license number in the state's format: 3–15 letters, digits, hyphens. */
export function licenseNumber(stateCode: string, random: Random): string {
  const pattern = numberPatterns[stateCode] ?? "########";
  let number = "";
  for (const character of pattern) {
    if (character === "@") number += random.pick(["A", "B", "C", "D", "E", "F", "H", "K", "L", "P", "W"]);
    else if (character !== "#") number += character;
    else number += number === "" ? String(random.integer(1, 9)) : random.digits(1);
  }
  return number;
}

/** What the state calls the license. */
export function licenseClass(stateCode: string): string {
  if (stateCode === "CA" || stateCode === "NY") return "Agent/Broker";
  if (stateCode === "FL" || stateCode === "GA") return "Agent";
  return "Producer";
}
