/** The forms of the calendar's settings, by the names that their answers carry. */
export const CALENDAR_FORMS = { hours: "hours-form", type: "type-form", busy: "busy-form" } as const;
