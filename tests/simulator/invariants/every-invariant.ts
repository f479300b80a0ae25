import { nobodyBookedTwice } from "./appointments.ts";
import { auditChainIsWhole } from "./audit.ts";
import type { Invariant } from "./invariant.ts";

export const everyInvariant: readonly Invariant[] = [nobodyBookedTwice, auditChainIsWhole];
