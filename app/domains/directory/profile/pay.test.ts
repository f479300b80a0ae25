import { expect, test } from "vitest";
import { type AgentPay, payInShort } from "./pay.ts";

const line = (commission: AgentPay["commission"], fee: AgentPay["fee"]): AgentPay => ({
  line: "property",
  commission,
  fee,
  bonus: null,
  captive: null,
  companies: "",
  saidAt: 0,
});

test("all lines in one sentence never say more than each of them", () => {
  expect(payInShort([])).toBeNull();
  expect(payInShort([line(null, null)])).toBeNull();
  expect(payInShort([line("yes", "no"), line("yes", "no")])).toBe(
    "Paid by commission from insurers, no fee from you",
  );
  expect(payInShort([line("yes", "no"), line("no", "yes")])).toBe(
    "Paid by commission from insurers for some insurance, a fee from you for some insurance",
  );
  // Silence about one line is no answer for all of them.
  expect(payInShort([line("yes", "no"), line("yes", null)])).toBe("Paid by commission from insurers");
  expect(payInShort([line(null, "yes")])).toBe("a fee from you");
});
