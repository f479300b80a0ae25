/** Dangerous acts ask an admin for the second factor again: this table, with every intent of each. */
import { beforeAll, expect, test } from "vitest";
import { LISTS } from "#app/routes/admin/lists/registry.server.ts";
import { openAccounts } from "../accounts.ts";
import { readSamples, type SampleIds } from "./samples.ts";
import { addressOf, bodyOf, readManifest } from "./visits.ts";
import { writes } from "./writes.ts";

const { signedIn, rows } = openAccounts();

const BULK_LISTS = LISTS.filter(({ bulk }) => bulk !== null);

/** By route; `form` if the page has only one form. Terms are published after a preview: `admin/terms.test.ts`. */
const dangerous: Readonly<Record<string, readonly string[]>> = {
  "routes/admin/view-as/begin": ["form"],
  "routes/admin/second-factor/factor-reset": ["approve-reset", "refuse-reset"],
  "routes/admin/agents/new-agent": ["form"],
  "routes/admin/agents/agent": ["end-agent", "return-agent"],
  "routes/admin/agents/merge": ["merge-agents", "undo-merge"],
  "routes/admin/privacy/privacy-request": ["answer-privacy"],
  "routes/admin/agents/look-alike": ["keep-both"],
  "routes/admin/agents/not-listed-request": ["accept-not-listed", "decline-not-listed", "undo-not-listed"],
  "routes/admin/consents/consent-copy": ["open-consent"],
  "routes/admin/payments/payments": ["refund"],
  "routes/admin/product-types/new-product-type": ["form"],
  "routes/admin/product-types/product-type": ["form"],
  "routes/admin/plans/plan": ["form"],
  "routes/admin/imports/import": ["undo"],
  "routes/admin/drawings/seed-avatars": ["start", "undo"],
  "routes/admin/stripe-sync/stripe-sync": ["fix-one", "fix-all"],
  "routes/admin/terms/terms-version": ["withdraw"],
  "routes/admin/people/person": ["archive", "restore", "end-sessions", "role", "resend"],
  "routes/admin/bulk/bulk": BULK_LISTS.map(() => "form"),
  "routes/admin/bulk/bulk-act": BULK_LISTS.map(() => "undo"),
  "routes/admin/organizations/organization": ["archive", "restore"],
};

let routes: Awaited<ReturnType<typeof readManifest>>;
let ids: SampleIds;

beforeAll(async () => {
  routes = await readManifest();
  ids = await readSamples(rows);
});

test.each([
  ["eleven minutes ago", 11, true],
  ["nine minutes ago", 9, false],
] as const)("of a factor that was shown %s: asked again as the list says", async (_when, minutes, asks) => {
  const admin = await signedIn("admin");
  await rows(
    "UPDATE sessions SET second_factor_at = ? WHERE user_id = (SELECT id FROM users WHERE email = 'admin@fairlead.example')",
    [Date.now() - minutes * 60_000],
  );
  const asked: Record<string, string[]> = {};
  for (const [id, row] of Object.entries(writes))
    for (const one of "guard" in row ? [row] : row) {
      if (one.guard !== "admin") continue;
      const path = addressOf(routes, id, one, ids);
      for (const intent of one.intents ?? ["form"]) {
        const answer = await admin.get(path, bodyOf(one, intent === "form" ? null : intent));
        await answer.text();
        // Once one of them starts viewing as someone else, all others are refused.
        admin.cookies.delete("__Host-view-as");
        const to = answer.headers.get("Location") ?? "";
        if (/^\/(auth|settings)\/second-factor\?next=/.test(to)) {
          expect(to).toContain(encodeURIComponent(path));
          asked[id] = [...(asked[id] ?? []), intent];
        }
      }
    }
  expect(asked).toEqual(asks ? dangerous : {});
});
