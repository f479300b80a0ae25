import { expect, test } from "vitest";
import { inLanguage } from "#app/text/language.server.ts";
import { tooOften } from "./address-limits.ts";

const wait = (seconds: number) => tooOften(seconds).text;

test("a wait is given in seconds, minutes, or hours, with a singular for one", () => {
  expect(wait(1)).toBe("Please wait 1 second and try again.");
  expect(wait(2)).toBe("Please wait 2 seconds and try again.");
  expect(wait(89)).toBe("Please wait 89 seconds and try again.");
  expect(wait(90)).toBe("Please wait 2 minutes and try again.");
  expect(wait(7_200)).toBe("Please wait 2 hours and try again.");
});

test("and so it is in Spanish", () => {
  inLanguage("es", () => {
    expect(wait(1)).toBe("Espere 1 segundo e inténtelo de nuevo.");
    expect(wait(2)).toBe("Espere 2 segundos e inténtelo de nuevo.");
  });
});
