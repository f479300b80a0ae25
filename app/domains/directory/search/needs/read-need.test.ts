import { describe, expect, test } from "vitest";
import { askedOf } from "./asked.ts";
import { type Need, readNeed } from "./read-need.ts";

const first = (need: Need) => need.places[0]?.text ?? null;

describe("what is read", () => {
  test.each([
    ["car insurance Austin", "auto", "car insurance", "Austin"],
    ["my roof was damaged by hail in Plano", "home", "roof", "Plano"],
    ["aseguransa de carro en el paso", "auto", "aseguransa de carro", "el paso"],
    ["insurrance for my motorcyle, Boise ID", "motorcycle", "motorcyle", "Boise ID"],
    ["Medicare Advantage Tampa", "medicare-advantage", "Medicare Advantage", "Tampa"],
    ["voy a cumplir 65", "medicare", "voy a cumplir 65", null],
    ["SR-22", "auto", "SR-22", null],
  ])("%s", (text, type, because, place) => {
    const need = readNeed(text);
    expect(need.type).toEqual({ value: type, because });
    expect(first(need)).toBe(place);
  });

  test("an insurance that is named counts before one that something points to", () => {
    const { type, otherTypes } = readNeed("tree fell on my house, need life insurance and auto");
    expect(type?.value).toBe("life");
    expect(otherTypes.map(({ value }) => value)).toEqual(["auto"]);
  });

  test("languages, kinds of agents and carriers", () => {
    const need = readNeed("independent State Farm agent who speaks Vietnamese or Spanish");
    expect(need.languages.map(({ value }) => value)).toEqual(["vi", "es"]);
    expect([need.independent?.because, need.carrier?.value]).toEqual(["independent", "State Farm"]);
    expect(need.places).toEqual([]);
  });

  test("a state's code behind a name is no plain word", () => {
    for (const text of ["Portland OR", "Columbus IN", "Portland ME", "Enterprise AL"]) {
      expect(first(readNeed(`agents ${text}`))).toBe(text);
    }
  });

  test("phrases that overlap and say the same are one", () => {
    const need = readNeed("seguro de casa movil en San Antonio");
    expect(need.type).toEqual({ value: "home", because: "seguro de casa movil" });
    expect(need.rest).toBe("San Antonio");
  });

  test("a hamlet that is called by a word of the lexicon is meant where nothing else is typed", () => {
    for (const text of ["Money, MS", "Deer, Arkansas"]) {
      const need = readNeed(text);
      expect([need.type, first(need)]).toEqual([null, text]);
    }
    expect(readNeed("hit a deer, AR").type?.value).toBe("auto");
  });

  test("near nothing is near the reader", () => {
    expect(readNeed("agente de seguros cerca").nearMe?.because).toBe("cerca");
    expect(readNeed("insurance near Austin").nearMe).toBeNull();
    expect(readNeed("el huracan tumbo mi cerca").nearMe).toBeNull();
  });

  test('amounts and ages are no names, and no name ends before "of"', () => {
    expect(readNeed("100k umbrella for my 16yo").rest).toBe("");
    const tried = readNeed("boat lake of the ozarks").places.map(({ text }) => text);
    expect(tried).toContain("lake of the ozarks");
    expect(tried).not.toContain("lake");
  });

  test("words that are not understood are returned as they were typed", () => {
    const need = readNeed("insurance for my Zebra in Portland");
    expect(need.places.map(({ text, rest }) => [text, rest])).toContainEqual(["Portland", "Zebra"]);
    expect(need.rest).toBe("Zebra Portland");
  });
});

describe("a search", () => {
  const typed = { q: "", radius: 15, unlicensed: false, language: [], rating: 0, accepting: false } as const;
  const rest = { independent: false, sort: "best", explain: false, page: 1 } as const;
  const ask = (q: string, more = {}) => askedOf({ ...typed, ...rest, language: [], q, ...more }).query;

  test("the form counts before the words", () => {
    expect(ask("car insurance Austin", { type: "home" }).type).toBe("home");
    expect(ask("car insurance Austin").type).toBe("auto");
  });

  test("a place that is typed replaces a point; near me does not", () => {
    const point = { lat: 30, lon: -97 };
    const pointOf = (q: string, more = {}) => {
      const { lat, near } = ask(q, { ...point, ...more });
      return [lat, near];
    };
    expect(pointOf("Houston", { near: "map" })).toEqual([undefined, undefined]);
    expect(pointOf("life insurance near me")).toEqual([30, undefined]);
    expect(ask("life insurance near me")).toMatchObject({ near: "me", type: "life" });
  });

  test("a name is a name, even if it says something else", () => {
    expect(ask("Home Life Insurance", { kind: "name" }).type).toBeUndefined();
  });

  test("a text of which a part was understood may be a name, and common requests are none", () => {
    for (const name of ["Ana Farmer", "Vesna", "vesna abernethy", "Rosa Vida", "D’Arcy Boat"])
      expect(readNeed(name).name).toBe(name);
    for (const need of [
      "home",
      "home insurance",
      "life insurance agent",
      "auto 78701",
      "State Farm",
      "Austin",
    ])
      expect(readNeed(need).name, need).toBeNull();
  });
});
