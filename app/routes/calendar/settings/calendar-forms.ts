/** The names of the calendar settings' forms. */
export const CALENDAR_FORMS = {
  hours: "hours-form",
  timeOff: "time-off-form",
  type: "type-form",
  busy: "busy-form",
} as const;
