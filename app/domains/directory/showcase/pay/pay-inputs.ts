/** The form in which agents say how they are paid, parsed at the edge. */
import * as z from "zod";
import { plainText } from "#app/platform/forms/inputs.ts";
import { PAY_ANSWERS, PAY_LINES } from "#db/lists.ts";
import type { AgentPay, PayLine } from "../../profile/pay.ts";

export const COMPANIES_MAX_CHARACTERS = 160;
export const PAY_PARTS = ["Commission", "Fee", "Bonus", "Captive"] as const;
type PayPart = (typeof PAY_PARTS)[number];

const Answer = z.enum(PAY_ANSWERS, { error: "Choose yes, no, or nothing." }).optional();
const Companies = plainText(
  "Name the companies.",
  COMPANIES_MAX_CHARACTERS,
  `Use at most ${COMPANIES_MAX_CHARACTERS} characters.`,
).optional();

type PayFields = Record<`${PayLine}${PayPart}`, typeof Answer> &
  Record<`${PayLine}Companies`, typeof Companies>;
export type PayFieldName = keyof PayFields;

/** Four answers and a line of text for each line of insurance: `lifeFee`, `lifeCompanies`. */
export const PayInput = z.object(
  Object.fromEntries(
    PAY_LINES.flatMap((line) => [
      ...PAY_PARTS.map((part) => [`${line}${part}`, Answer]),
      [`${line}Companies`, Companies],
    ]),
  ) as PayFields,
);
export type PayInput = z.output<typeof PayInput>;

/** What the form says of each line; lines without an answer are left out. */
export function readPay(fields: PayInput): Omit<AgentPay, "saidAt">[] {
  return PAY_LINES.flatMap((line) => {
    const companies = fields[`${line}Companies`] ?? "";
    const said = {
      line,
      commission: fields[`${line}Commission`] ?? null,
      fee: fields[`${line}Fee`] ?? null,
      bonus: fields[`${line}Bonus`] ?? null,
      // Who names the companies has answered.
      captive: fields[`${line}Captive`] ?? (companies === "" ? null : ("yes" as const)),
      companies,
    };
    const blank =
      said.commission === null && said.fee === null && said.bonus === null && said.captive === null;
    return blank ? [] : [said];
  });
}

/** What the form shows of what was saved. */
export const fillPay = (pay: readonly AgentPay[]): Partial<Record<PayFieldName, string>> =>
  Object.fromEntries(
    pay.flatMap(({ line, commission, fee, bonus, captive, companies }) => [
      [`${line}Commission`, commission ?? ""],
      [`${line}Fee`, fee ?? ""],
      [`${line}Bonus`, bonus ?? ""],
      [`${line}Captive`, captive ?? ""],
      [`${line}Companies`, companies],
    ]),
  );
