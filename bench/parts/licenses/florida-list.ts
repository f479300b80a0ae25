/** Florida's list of valid individual licenses, of any length: the same rows each time, from no database. */
import { createWriteStream, statSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export const FLORIDA = "FL";
const HEADINGS =
  "License Number,Full Name,NPN Number,Residency Type,License TYCL,License TYCL Desc,License Status,License Issue Date,Email Address,Business Phone,Business City,Business State,Business Zip,Business County";
/** Code and name of license types; rows have one, so that each is a license. */
const TYPES = [
  ["0218", "LIFE & HEALTH"],
  ["0220", "GENERAL LINES (PROP & CAS)"],
  ["0214", "LIFE INCLUDING VARIABLE ANNUITY"],
  ["0240", "HEALTH"],
] as const;
const TOWNS = [
  ["TAMPA", "33614", "HILLSBOROUGH"],
  ["MIAMI", "33125", "MIAMI-DADE"],
  ["ORLANDO", "32801", "ORANGE"],
  ["JACKSONVILLE", "32202", "DUVAL"],
  ["TALLAHASSEE", "32301", "LEON"],
  ["FORT MYERS", "33901", "LEE"],
  ["PENSACOLA", "32501", "ESCAMBIA"],
] as const;
const FIRST =
  "ANNA BEN CARLA DIEGO ELENA FRANK GRACE HUGO IRIS JAMES KARLA LUIS MARIA NOEL OLGA PABLO QUINN ROSA SAM TESS".split(
    " ",
  );
const SYLLABLES = "BAR CAS DEL FER GAR HOL KEN LOR MAN NOR PET QUI ROD SAL TOR VAL WES YOR ZAN BEL".split(
  " ",
);
const LINES_AT_ONCE = 2_000;
/** Every hundredth row of the later list is another than in the first: three of four have moved, the others are not in force. */
export const CHANGED_EACH = 100;

/** Writes `rows` rows to `file`, each of another person; `later` with one in a hundred changed. Returns its bytes. */
export async function writeFloridaList(file: string, rows: number, later = false): Promise<number> {
  function* text(): Generator<string> {
    yield `${HEADINGS}\n`;
    for (let from = 0; from < rows; from += LINES_AT_ONCE) {
      let some = "";
      for (let at = from; at < Math.min(rows, from + LINES_AT_ONCE); at += 1) some += lineOf(at, later);
      yield some;
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(file));
  return statSync(file).size;
}

/** Of four changes in turn, the last ends the license. */
export const isChanged = (at: number): boolean => at % CHANGED_EACH === 0;
const isEnded = (at: number): boolean => isChanged(at) && (at / CHANGED_EACH) % 4 === 3;

function lineOf(at: number, later: boolean): string {
  const moved = later && isChanged(at) && !isEnded(at);
  const [code, type] = pick(TYPES, at);
  const [city, zip, county] = pick(TOWNS, moved ? at + 1 : at);
  const status = later && isEnded(at) ? "REVOKED" : "VALID";
  const cells = [
    `A${100_000 + at}`,
    `"${nameOf(at)}"`,
    `="${3_000_000 + at}"`,
    "Resident",
    `="${code}"`,
    type,
    status,
  ];
  const office = ["X@EXAMPLE.COM", `="${phoneOf(at)}"`, city, "FL", `="${zip}"`, county];
  return `${[...cells, "8/1/2024 12:00:00 AM", ...office].join(",")}\n`;
}

/** Last names that twenty people share in twenty first names: slugs are counted up, as in earnest. */
function nameOf(at: number): string {
  const first = pick(FIRST, at);
  const family = Math.floor(at / 3) % 8_000;
  const last = [family, Math.floor(family / 20), Math.floor(family / 400)]
    .map((one) => pick(SYLLABLES, one))
    .join("");
  return `${last}, ${first}`;
}

const phoneOf = (at: number) => `813${String(2_000_000 + (at % 7_000_000)).padStart(7, "0")}`;

function pick<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new RangeError("Nothing to pick from.");
  return one;
}
