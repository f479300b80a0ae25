/** `node stand-ins/stripe/main.ts [--port 8790] [--folder .data/stripe]`: runs the stand-in on its own. */
import { parseArgs } from "node:util";
import { startStripeStandIn } from "./http/server.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8790" }, folder: { type: "string" } },
});
const standIn = await startStripeStandIn({ port: Number(values.port), folder: values.folder ?? null });
console.log(`The stand-in for Stripe answers on ${standIn.url}, ${values.folder ?? "in memory"}.`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
