/** Row shapes of conversations and messages. */
import { flag, integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { MESSAGE_SIDES } from "#db/lists.ts";

export const summaryRow = {
  thread_no: integer,
  id: text,
  side: oneOf(MESSAGE_SIDES),
  name: text,
  agent_id: text,
  photo_url: nullable(text),
  zip: text,
  last_message_at: integer,
  body: nullable(text),
  sender: nullable(oneOf(MESSAGE_SIDES)),
  unread: integer,
  closed_by: text,
};

export const threadRow = {
  id: text,
  side: oneOf(MESSAGE_SIDES),
  agent_id: text,
  slug: text,
  agent_name: text,
  photo_url: nullable(text),
  customer_name: text,
  zip: text,
  state_code: nullable(text),
  license_read_on: nullable(text),
  started_at: integer,
  last_message_at: integer,
  last_message_no: integer,
  unread: integer,
  seen_by_other: integer,
  revealed: flag,
  email: nullable(text),
  phone: nullable(text),
  closed_by: text,
  reachable: flag,
};

export const messageRow = {
  no: integer,
  id: text,
  sender: oneOf(MESSAGE_SIDES),
  body: text,
  sent_at: integer,
};
