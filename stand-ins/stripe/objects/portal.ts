/** Sessions of the billing portal, a page of ours where a customer changes the card, sees invoices and cancels. */
import { keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { requiredText, textOf } from "../http/form.ts";
import type { Kinds } from "../types.ts";
import { living } from "./customers.ts";

export const portalCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/billing_portal/sessions",
    takes: ["customer", "return_url", "locale"],
    answer: (account, params) =>
      keep(account, "billing_portal.session", {
        id: newId(account, "bps"),
        object: "billing_portal.session",
        configuration: "bpc_stand_in",
        created: now(account),
        customer: living(account, requiredText(params, "customer"), "customer").id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: textOf(params, "return_url") ?? null,
        url: "",
      } satisfies Kinds["billing_portal.session"]),
  },
];
