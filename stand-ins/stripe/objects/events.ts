/** Events, to catch up on what a webhook did not deliver. */
import type { Call } from "../calls.ts";
import { missing } from "../http/errors.ts";
import { textOf, textsOf } from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";

export const eventCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/events/:id",
    takes: [],
    answer(account, _, id) {
      const found = account.data.events.find((one) => one.id === id);
      if (found === undefined) throw missing("event", id);
      return found;
    },
  },
  {
    method: "GET",
    path: "/v1/events",
    takes: ["type", "types", ...LIST_PARAMS],
    answer(account, params) {
      const types = [...textsOf(params, "types"), textOf(params, "type")].filter((one) => one !== undefined);
      const found = account.data.events
        .filter((one) => (types.length === 0 || types.includes(one.type)) && createdWithin(params)(one))
        .reverse();
      return pageOf(found, params, "/v1/events");
    },
  },
];
