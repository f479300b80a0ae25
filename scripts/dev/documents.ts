/** The documents of the demonstration: in the bucket that `npm run dev` and `npx wrangler dev` read. */
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { documentName as applicationDocumentName } from "#app/domains/claims/applications/document-commands.server.ts";
import { documentName as claimDocumentName } from "#app/domains/claims/document-commands.server.ts";
import { documentName as licenseDocumentName } from "#app/domains/licenses/document-commands.server.ts";
import { applicationDocuments } from "#db/seed/agent-applications.ts";
import { claimDocuments } from "#db/seed/claims.ts";
import { dayStart } from "#db/seed/days.ts";
import { ledgerDocuments } from "#db/seed/license-ledger.ts";
import { projectRoot } from "../project.ts";

/** Wrangler's default. */
const STATE_DIR = join(projectRoot, ".wrangler", "state");
/** Of wrangler.toml. */
const BUCKET = "fairlead-documents";

/** Puts those of a seed of that day. Nothing else may have the bucket open: call it before the pages start. */
export async function bringDemoDocuments(today: string, stateDir = STATE_DIR): Promise<void> {
  const nowMs = dayStart(today);
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {};",
    r2Buckets: { DOCUMENTS: BUCKET },
    defaultPersistRoot: join(stateDir, "v3"),
    cf: false,
    telemetry: { enabled: false },
  });
  try {
    const bucket = await miniflare.getR2Bucket("DOCUMENTS");
    for (const { id, bytes } of claimDocuments(nowMs)) await bucket.put(claimDocumentName(id), bytes);
    for (const { id, bytes } of applicationDocuments(nowMs))
      await bucket.put(applicationDocumentName(id), bytes);
    for (const { id, bytes } of ledgerDocuments(nowMs)) await bucket.put(licenseDocumentName(id), bytes);
  } finally {
    await miniflare.dispose();
  }
}
