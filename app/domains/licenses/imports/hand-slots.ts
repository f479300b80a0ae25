/** The controls of licenses in the form of a new agent; without zod, for browsers. */
import { HAND_LICENSES } from "../limits.ts";
import { LINE_FIELDS } from "../lines.ts";

export const SLOTS: readonly number[] = Array.from({ length: HAND_LICENSES }, (_, at) => at + 1);
export const SLOT_FIELDS = ["state", "number", "effectiveOn", "expiresOn", ...LINE_FIELDS] as const;
export type SlotField = (typeof SLOT_FIELDS)[number];
export type SlotControl = `${SlotField}${number}`;
/** "state2": the state of the second license. */
export const slotControl = (field: SlotField, slot: number): SlotControl => `${field}${slot}`;
