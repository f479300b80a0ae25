import { expect, test } from "vitest";
import { cardWords, priceWords, seatsRefusal } from "./words.ts";

const NOW = Date.UTC(2026, 10, 23);
const card = (cardExpires: string | null) =>
  cardWords({ cardBrand: "visa", cardLast4: "4242", cardExpires }, NOW);

test("a card is good until the last day of its month", () => {
  expect(card("2026-10")).toEqual({
    name: "Visa ending in 4242",
    ends: "expired 10/2026",
    trouble: "expired",
  });
  expect(card("2026-11")?.trouble).toBe("soon");
  expect(card("2026-12")?.trouble).toBe("soon");
  expect(card("2027-01")).toMatchObject({ ends: "expires 01/2027", trouble: null });
  expect(card(null)).toMatchObject({ ends: "", trouble: null });
  expect(cardWords({ cardBrand: null, cardLast4: null, cardExpires: null }, NOW)).toBeNull();
});

test("prices say for what and how often", () => {
  const price = { amountCents: 1_250, currency: "usd" };
  expect(priceWords({ ...price, interval: "month" }, true)).toBe("$12.50 a seat a month");
  expect(priceWords({ ...price, amountCents: 29_000, interval: "year" }, false)).toBe("$290 a year");
  expect(priceWords({ ...price, amountCents: 0, interval: "year" }, true)).toBe("Free");
});

test("the range of seats leaves out a limit that no one reaches", () => {
  expect(seatsRefusal(3, 2_000)).toBe("Choose at least 3 seats and at most 2,000.");
  expect(seatsRefusal(1, 10_000)).toBe("Choose at least 1 seat.");
});
