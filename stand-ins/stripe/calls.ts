/** What a call of the API is: its address, the parameters it knows, and its answer. */
import type { Account } from "./account.ts";
import type { Params } from "./http/form.ts";

export type Call = {
  method: "GET" | "POST" | "DELETE";
  /** As in `/v1/customers/:id`. */
  path: string;
  /** First parts of the names it takes; any other is refused, as Stripe does. */
  takes: readonly string[];
  answer(account: Account, params: Params, id: string): unknown;
};
