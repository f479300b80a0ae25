/** The addresses of calendars and appointments, apart from the others: public pages get those they show from loaders. */
import { paths, type Query, withQuery } from "./paths.ts";

const segment = (value: string) => encodeURIComponent(value);

export const calendarPaths = {
  /** An agent's hours, types of appointment, and other calendars. */
  settings: (query: Query = {}) => withQuery("/settings/calendar", query),
  /** Booking a time of an agent, by slug. */
  book: (agentSlug: string, query: Query = {}) => withQuery(`${paths.showcase(agentSlug)}/book`, query),
  /** Those of whoever is signed in, as a client and as an agent. */
  appointments: (query: Query = {}) => withQuery("/appointments", query),
  /** One of them; `token` stands for its client, who needs no account. */
  appointment: (id: string, query: Query = {}) => withQuery(`/appointments/${segment(id)}`, query),
  /** The same as a file for calendar programs. */
  appointmentFile: (id: string, query: Query = {}) =>
    withQuery(`/appointments/${segment(id)}/appointment.ics`, query),
  /** What a calendar program follows; whoever knows the secret reads it. */
  feed: (secret: string) => `/calendar/${segment(secret)}.ics`,
};
