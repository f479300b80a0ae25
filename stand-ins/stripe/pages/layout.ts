/** The frame of the hosted pages, and how they are answered: plain HTML, no scripts, light and dark. */

/** Text that is safe in HTML. */
export type Html = { html: string };

export function html(texts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const parts = values.map((value) =>
    Array.isArray(value)
      ? value.map((one) => one.html).join("")
      : typeof value === "object"
        ? value.html
        : escaped(value),
  );
  return { html: texts.map((text, at) => text + (parts[at] ?? "")).join("") };
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f3f5f8; --note: #fff4d6; --bad: #a4161a; --do: #1d4ed8; }
@media (prefers-color-scheme: dark) {
  :root { --line: #4a5160; --soft: #20242c; --note: #443510; --bad: #ff9a9a; --do: #2f5fe0; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
.note { padding: .6rem 1rem; background: var(--note); text-align: center; font-weight: 600; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.125rem; margin-top: 2rem; }
table { width: 100%; border-collapse: collapse; } td, th { padding: .5rem 0; text-align: left; border-top: 1px solid var(--line); vertical-align: top; }
td:last-child, th:last-child { text-align: right; padding-left: 1rem; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem 1rem; margin: 1.5rem 0 1rem; }
label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; } input { width: 1.1rem; height: 1.1rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.2rem; border: 0; border-radius: .5rem; background: var(--do); color: #fff; cursor: pointer; }
button.plain { background: var(--soft); color: inherit; border: 1px solid var(--line); }
form { margin: .75rem 0; } a { color: LinkText; } .bad { color: var(--bad); font-weight: 600; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
`;

export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><div class="note" role="note">Stand-in for Stripe: no card is charged</div><main>${content}</main></body>
</html>`.html;
}

/** What the card is to do, to choose from. */
export function outcomeChoice(legend: string): Html {
  return html`<fieldset><legend>${legend}</legend>
<label><input type="radio" name="outcome" value="paid" checked> Pays</label>
<label><input type="radio" name="outcome" value="declined"> Is declined</label>
<label><input type="radio" name="outcome" value="authenticate"> Asks for 3-D Secure</label></fieldset>`;
}

/** The second page of a card that needs approval. */
export function approvalPage(amount: string): string {
  return page(
    "Approve the payment",
    html`<h1>Your bank asks: approve ${amount}?</h1><p>This is the 3-D Secure step of the stand-in.</p>
<form method="post"><input type="hidden" name="outcome" value="authenticate">
<button name="approval" value="approved">Approve</button>
<button class="plain" name="approval" value="failed">Fail the check</button></form>`,
  );
}

/** What a hosted page answers. */
export type PageAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

export function show(body: string, status = 200): PageAnswer {
  return {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    body,
  };
}

export function redirectTo(url: string): PageAnswer {
  return { status: 303, headers: { Location: url, "Cache-Control": "no-store" }, body: "" };
}
