/** Constants of applications. Unit last in the name. */

export const STREET_MAX_CHARACTERS = 160;
export const DESCRIPTION_MAX_CHARACTERS = 1_500;
export const PROOF_MIN_CHARACTERS = 40;
export const PROOF_MAX_CHARACTERS = 1_500;
export const REASON_MIN_CHARACTERS = 20;
export const REASON_MAX_CHARACTERS = 1_000;
/** From sending to a decision. */
export const DECIDE_HOURS = 48;
/** How often one account may send one, new or again. */
export const APPLICATIONS_A_DAY = 5;
