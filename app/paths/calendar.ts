/** Addresses of calendars and appointments. In a file of their own, because public pages get theirs from loaders. */
import { paths, type Query, withQuery } from "./paths.ts";

const segment = (value: string) => encodeURIComponent(value);

export const calendarPaths = {
  /** An agent's hours, types of appointment, and other calendars. */
  settings: (query: Query = {}) => withQuery("/settings/calendar", query),
  /** Booking a time of an agent, by slug. */
  book: (agentSlug: string, query: Query = {}) => withQuery(`${paths.showcase(agentSlug)}/book`, query),
  /** The signed-in user's appointments, as a client and as an agent. */
  appointments: (query: Query = {}) => withQuery("/appointments", query),
  /** What clients agreed to talk about before appointments about Medicare, for their agent. */
  scopes: () => "/appointments/medicare-scopes.csv",
  /** One of them; `token` identifies its client, who needs no account. */
  appointment: (id: string, query: Query = {}) => withQuery(`/appointments/${segment(id)}`, query),
  /** The same as a file for calendar programs. */
  appointmentFile: (id: string, query: Query = {}) =>
    withQuery(`/appointments/${segment(id)}/appointment.ics`, query),
  /** The feed for calendar programs; anyone with the secret can read it. */
  feed: (secret: string) => `/calendar/${segment(secret)}.ics`,
};
