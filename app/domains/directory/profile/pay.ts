/** How an agent says they are paid, by line of insurance, in words. Written where the page is made. */
import { t } from "#app/text/text.ts";
import { type PAY_ANSWERS, PAY_LINES } from "#db/lists.ts";
import { type Said, say } from "../facts/fact-words.ts";

export type PayLine = (typeof PAY_LINES)[number];
export type PayAnswer = (typeof PAY_ANSWERS)[number] | null;
/** `saidAt`: milliseconds UTC. */
export type AgentPay = {
  line: PayLine;
  commission: PayAnswer;
  fee: PayAnswer;
  bonus: PayAnswer;
  captive: PayAnswer;
  companies: string;
  saidAt: number;
};
/** A line of insurance, what the agent says about it, and since when; `said` is null where they said nothing. */
export type ShownPay = { name: string; answers: string[]; said: Said | null };

/** Bits of `lines_of_authority` that are licenses for each. */
const LICENSED: Readonly<Record<PayLine, number>> = { property: 4 + 8 + 32, life: 1 + 16, health: 2 };

const nameOf = (line: PayLine): string =>
  ({
    property: t("Auto, home, and business"),
    life: t("Life and annuities"),
    health: t("Health and Medicare"),
  })[line];

/** The lines that the agent is licensed for or says something about. `licensed`: bits of all licenses on record. */
export const showPay = (pay: readonly AgentPay[], licensed: number, nowMs: number): ShownPay[] =>
  PAY_LINES.flatMap((line): ShownPay[] => {
    const known = pay.find((one) => one.line === line);
    if (known !== undefined)
      return [
        {
          name: nameOf(line),
          answers: answersOf(known),
          said: say({ source: "agent", stateName: null, confirmedAt: known.saidAt, askedAt: null }, nowMs),
        },
      ];
    return (licensed & LICENSED[line]) === 0
      ? []
      : [{ name: nameOf(line), answers: [t("Didn’t say")], said: null }];
  });

function answersOf({ commission, fee, bonus, captive, companies }: AgentPay): string[] {
  return [
    sayOf(commission, {
      yes: t("Gets a commission from insurers"),
      no: t("Gets no commission from insurers"),
      none: t("Commission from insurers: didn’t say"),
    }),
    sayOf(fee, {
      yes: t("Charges you a fee"),
      no: t("Charges you no fee"),
      none: t("Fee from you: didn’t say"),
    }),
    sayOf(bonus, {
      yes: t("Gets bonuses from insurers"),
      no: t("Gets no bonuses from insurers"),
      none: t("Bonuses from insurers: didn’t say"),
    }),
    sayOf(captive, {
      yes:
        companies === ""
          ? t("May only sell some companies’ policies")
          : t("May only sell policies of {companies}", { companies }),
      no: t("May sell any company’s policies"),
      none: t("Companies they may not sell: didn’t say"),
    }),
  ];
}

const sayOf = (answer: PayAnswer, words: { yes: string; no: string; none: string }): string =>
  words[answer ?? "none"];

/** "Paid by commission from insurers, no fee from you": all lines in one sentence, for the top of a profile. */
export function payInShort(pay: readonly AgentPay[]): string | null {
  const commission = of(pay, "commission");
  const fee = of(pay, "fee");
  if (commission === null && fee === null) return null;
  const said = {
    commission:
      commission &&
      {
        yes: t("Paid by commission from insurers"),
        no: t("No commission from insurers"),
        some: t("Paid by commission from insurers for some insurance"),
      }[commission],
    fee:
      fee &&
      {
        yes: t("a fee from you"),
        no: t("no fee from you"),
        some: t("a fee from you for some insurance"),
      }[fee],
  };
  return [said.commission, said.fee].filter((one) => one !== null).join(", ");
}

/** What all lines say to one question; `some` where only some of them say yes, null where none does and some are silent. */
function of(pay: readonly AgentPay[], question: "commission" | "fee"): "yes" | "no" | "some" | null {
  const answers = new Set(pay.map((line) => line[question]));
  if (answers.has("yes")) return answers.size > 1 ? "some" : "yes";
  return answers.size === 1 && answers.has("no") ? "no" : null;
}
