/** What admins maintain: insurance types, plans, terms, imported lists, queues, emails, differences, the log. */
import { inFile, type Mutation } from "../mutation.ts";

const ADMIN = "tests/worker/admin";
const TYPES = [`${ADMIN}/product-types.test.ts`];
const PLANS = [`${ADMIN}/plans.test.ts`];
const TERMS = [`${ADMIN}/terms.test.ts`];
const IMPORTS = [`${ADMIN}/bulk/imports.test.ts`];
const TODAY = ["tests/worker/admin/todays-work.test.ts"];
const SYNC = ["tests/worker/billing/stripe/sync.test.ts"];
const LOG = ["tests/worker/audit/verification.test.ts", "tests/worker/audit/audited-commits.test.ts"];

export const CATALOGS: readonly Mutation[] = [
  ...inFile("guard", "app/domains/licenses/product-types/type-commands.server.ts", TYPES, [
    ["bit >= MOST_TYPES", "false"],
    ["guards: { name: nameFree(type.name, bit) },", ""],
    [" COLLATE NOCASE", ""],
    [" AND bit <> ${bit})", ")"],
    ["if (JSON.stringify(was) === JSON.stringify(is)) return NOTHING;", ""],
    [
      "AND name = ${was.name}\n        AND active = ${Number(was.active)} AND covering_lines = ${was.coveringLines})",
      ")",
    ],
    ["      name: nameFree(is.name, bit),\n", ""],
    [".where(eq(productTypes.bit, bit))", ""],
    ["...(was.coveringLines !== is.coveringLines && { recountedThrough: 0 })", ""],
    ["builtIn: false, recountedThrough: 0", "builtIn: false, recountedThrough: null"],
    [
      '    purge: PAGES,\n  });\n  if (written.kind === "stale") return written.guard',
      '  });\n  if (written.kind === "stale") return written.guard',
    ],
  ]),
  ...inFile("constant", "app/domains/licenses/product-types/limits.ts", TYPES, [
    ["MOST_TYPES = 52;", "MOST_TYPES = 53;"],
    ["REASON_MIN_CHARACTERS = 10;", "REASON_MIN_CHARACTERS = 2;"],
  ]),
  ...inFile("guard", "app/domains/billing/plans/plan-commands.server.ts", PLANS, [
    ["if (draft.seatsMax < draft.seatsMin) return FEWER;", ""],
    ["if (draft.offered && draft.cents.month === null && draft.cents.year === null) return NO_PRICE;", ""],
    ["if (same) return NOTHING;", ""],
    [" AND changed_at = ${plan.changedAt})", ")"],
    [".where(eq(plans.id, plan.id))", ""],
    [
      "db.orm.delete(planEntitlements).where(eq(planEntitlements.planId, plan.id)),",
      "db.orm.delete(planEntitlements),",
    ],
    ["Math.max(nowMs, plan.changedAt + 1)", "plan.changedAt"],
    ["eq(planPrices.planId, plan.id),\n", ""],
    ["eq(planPrices.interval, interval),\n", ""],
    [
      "price.interval === interval && price.amountCents === amountCents && price.currency",
      "price.amountCents === amountCents && price.currency",
    ],
    ['({ status: "offered" }).where(eq(planPrices.id, earlier.id))', '({ status: "offered" })'],
  ]),
  ...inFile("constant", "app/domains/billing/plans/inputs.ts", PLANS, [
    ["CENTS_LEAST = 50;", "CENTS_LEAST = 49;"],
    ["CENTS_MOST = 10_000_000;", "CENTS_MOST = 100_000_000;"],
  ]),
  ...inFile("guard", "app/domains/onboarding/terms/terms-commands.server.ts", TERMS, [
    [" || utcDay(asUtc) !== day", ""],
    [" || day < publicDay(nowMs)", ""],
    ["if (startMs > nowMs + TERMS_AHEAD_DAYS * DAY_SECONDS * SECOND_MS) return null;", ""],
    ["Math.max(startMs, nowMs + TERMS_LEAD_SECONDS * SECOND_MS)", "Math.max(startMs, nowMs)"],
    ["waiting: sql`NOT EXISTS (${own} AND effective_at > ${nowMs})`,", "waiting: sql`1`,"],
    ["(SELECT coalesce(max(version), 0) FROM terms_versions WHERE agreement_type = ${type})`", "${after}`"],
    [" AND effective_at > ${clock.now()})\n", ")\n"],
    ["\n        AND NOT EXISTS (SELECT 1 FROM user_terms_agreements WHERE terms_version_id = ${id})", ""],
    [".where(eq(termsVersions.id, id))", ""],
  ]),
  ...inFile("guard", "app/routes/admin/terms/new-terms.tsx", TERMS, [
    [" || previewed !== mark", ""],
    ["if (newest?.title === draft.title && newest.body === draft.body)", "if (false)"],
  ]),
  ...inFile("guard", "app/domains/licenses/imports/admin/admin-commands.server.ts", IMPORTS, [
    ["AND cursor = 0 AND place IS NULL AND runs = 0 AND file_id IS NOT NULL)", ")"],
    ["\n          AND (phase <> 'reading' OR place IS NOT NULL OR runs = 1)", ""],
    ["if (found === null || !found.runs) return;", "if (found === null) return;"],
    ["if (error instanceof ImportBusy) return;", ""],
    ["guards: { same: isAt(importNo, phase, cursor) },", ""],
    ["AND file_id IN (SELECT value FROM json_each(${ids}))\n      AND started_at", "AND started_at"],
  ]),
  ...inFile("guard", "app/domains/licenses/imports/undo-commands.server.ts", IMPORTS, [
    ["\n        AND phase IN ('applying', 'marking', 'applied'))", ")"],
  ]),
  ...inFile("guard", "app/routes/admin/decide/decide.server.ts", TODAY, [
    ["const others = queue.filter((one) => one.id !== id);", "const others = queue;"],
    ["one.dueAt >= (dueAt ?? 0)", "true"],
  ]),
  ...inFile("constant", "app/routes/admin/today/today-work.server.ts", TODAY, [
    ["const SHOWN = 8;", "const SHOWN = 3;"],
  ]),
  ...inFile("guard", "app/platform/lists/queue-status.ts", TODAY, [
    ["o.due <= ${clock.now()}", "o.due <= 0"],
  ]),
  ...inFile("guard", "app/domains/billing/sync/reconcile-commands.server.ts", SYNC, [
    [
      "and(eq(stripeDifferences.id, differenceId), isNull(stripeDifferences.reconciledAt))",
      "eq(stripeDifferences.id, differenceId)",
    ],
    ["WHERE sync_id = ${syncId} AND reconciled_at", "WHERE reconciled_at"],
    ["eq(stripeDifferences.objectId, objectId),\n", ""],
  ]),
  ...inFile("guard", "app/platform/audit/audit-anchors.ts", LOG, [
    ["|| before.no >= head.no", ""],
    ["present !== null && (before === null ||", "present !== null && (false ||"],
    ["(await stands(named)) ?", "true ?"],
  ]),
  ...inFile("guard", "app/platform/audit/audit.ts", LOG, [
    ["previousHash = hash;", ""],
    ["    reason,\n    before,\n    after,\n  ]);", "    before,\n    after,\n  ]);"],
  ]),
];
