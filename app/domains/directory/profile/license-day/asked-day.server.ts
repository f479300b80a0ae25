/** Reads from a profile's address on which day, in which state, and for what its licenses are asked about. */
import { dayStartMs } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";

/** The parameters of a profile's address. */
export const DAY_PARAMETER = "on";
const STATE_PARAMETER = "in";
const TYPE_PARAMETER = "for";
const TYPED_MAX_CHARACTERS = 60;

export type AskedDay = {
  /** `YYYY-MM-DD`, a day that exists. */
  day: string;
  /** Null: the agent's own state. */
  stateCode: string | null;
  /** The slug of an insurance type; null: any. */
  type: string | null;
};

/** What the form's fields show again. */
export type TypedDay = { on: string; state: string; type: string };

/** `asked` is null where nothing is asked, and where what is asked can't be read; `problem` says why then. */
export type ReadDay = { asked: AskedDay | null; typed: TypedDay; problem: string | null };

const isDay = (text: string): boolean => {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const startMs = dayStartMs(text);
  // The engine counts February 30 on into March.
  return !Number.isNaN(startMs) && new Date(startMs).toISOString().startsWith(text);
};

/** Reads `on`, `in`, and `for`; the first of each counts. Without `on` nothing is asked. */
export function readAskedDay(parameters: URLSearchParams): ReadDay {
  const get = (name: string) => (parameters.get(name) ?? "").trim().slice(0, TYPED_MAX_CHARACTERS);
  const typed = {
    on: get(DAY_PARAMETER),
    state: get(STATE_PARAMETER).toUpperCase(),
    type: get(TYPE_PARAMETER),
  };
  const refuse = (problem: string): ReadDay => ({ asked: null, typed, problem });
  if (!parameters.has(DAY_PARAMETER)) return { asked: null, typed, problem: null };
  if (!isDay(typed.on)) return refuse(t("Enter the day as year, month, and day, such as 2026-03-01."));
  if (!/^([A-Z]{2})?$/.test(typed.state)) return refuse(t("Choose a state from the list."));
  return {
    asked: { day: typed.on, stateCode: typed.state === "" ? null : typed.state, type: typed.type || null },
    typed,
    problem: null,
  };
}
