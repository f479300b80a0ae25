/** Addresses of the hosted pages: `/pages/<account>/<page>/<id>`. */
import { get } from "../account.ts";
import { settle } from "../clock.ts";
import { missing } from "../http/errors.ts";
import { invoicePdf } from "../invoices/invoice-pdf.ts";
import type { Store } from "../store.ts";
import { checkoutPage } from "./checkout-page.ts";
import { invoicePage } from "./invoice-page.ts";
import type { PageAnswer } from "./layout.ts";
import { portalPage } from "./portal-page.ts";

/** `form` is what was sent; null where a page is only looked at. Throws a 404 for what is not there. */
export function answerPage(store: Store, path: string, form: URLSearchParams | null): PageAnswer {
  const [, , token = "", page = "", id = "", part] = path.split("/");
  const account = store.find(token);
  if (account === undefined) throw missing("page", path);
  settle(account);
  const address = `${account.origin}/pages/${token}/${page}/${id}`;
  if (page === "pay" && part === undefined) return checkoutPage(account, id, form);
  if (page === "portal" && part === undefined) return portalPage(account, id, form, address);
  if (page === "invoice" && part === undefined) return invoicePage(account, id, form, address);
  if (page === "invoice" && part === "pdf") {
    const invoice = get(account, "invoice", id);
    return {
      status: 200,
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="Invoice-${invoice.number}.pdf"`,
      },
      body: invoicePdf(invoice),
    };
  }
  throw missing("page", path);
}
