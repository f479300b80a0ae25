/** What a call of the API is: its address, the parameters it knows, and its answer. */
import type { Account } from "./account.ts";
import type { Params } from "./http/form.ts";

export type Call = {
  method: "GET" | "POST" | "DELETE";
  /** As in `/v1/customers/:id`. */
  path: string;
  /** The parameter names it accepts, by first part; any other is refused, as Stripe does. */
  takes: readonly string[];
  answer(account: Account, params: Params, id: string): unknown;
};
