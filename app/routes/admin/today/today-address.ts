/** A field of forms on today's work: after the decision, any page's action redirects back there. */
export const BACK_TO_TODAY = "back-to-today";

/** The same for forms in a queue's list. */
export const BACK_TO_LIST = "back-to-list";
