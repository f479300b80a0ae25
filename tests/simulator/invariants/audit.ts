import { allBreakWords } from "#app/domains/audit/break-words.ts";
import { newVerification, verifyPiece } from "#app/domains/audit/chain.server.ts";
import { findAuditHead } from "#app/platform/audit/audit.ts";
import type { Invariant } from "./invariant.ts";

export const auditChainIsWhole: Invariant = {
  name: "the audit chain is whole",
  when: "month",
  async find(world) {
    const context = world.calm();
    const head = await findAuditHead(context);
    let run = newVerification(world.now(), null, head.no);
    while (run.phase !== "done") run = await verifyPiece(context, run);
    return [...allBreakWords(run)];
  },
};
