/** Which fact it is, for admins. */
import type { FactName } from "#app/domains/accuracy/types.ts";
import { FACT_NAMES } from "#app/domains/accuracy/words.ts";

export const factTitle = ({ fact, stateCode }: FactName): string =>
  fact === "license" ? `License in ${stateCode}` : FACT_NAMES[fact];
