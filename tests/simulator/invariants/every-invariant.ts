import { accountsAgree } from "./accounts.ts";
import { nobodyBookedTwice } from "./appointments.ts";
import { auditChainIsWhole } from "./audit.ts";
import { claimStates, claimsAgree } from "./claims.ts";
import { consents } from "./consents.ts";
import type { Invariant } from "./invariant.ts";
import { coverageFollows, importPhases, ledgerAddsUp, undoneIsAsBefore } from "./licenses.ts";
import { nothingIsStuck } from "./mail.ts";
import { affiliationsAgree } from "./organizations.ts";
import { onePlanEach, plansAndCharges } from "./payments.ts";
import { agentSums, eventsAddUp, reviewCases, reviewStates, siteTotals } from "./reviews.ts";
import { questionsCount, threadsCount } from "./talking.ts";

export const everyInvariant: readonly Invariant[] = [
  nobodyBookedTwice,
  auditChainIsWhole,
  claimStates,
  claimsAgree,
  consents,
  reviewStates,
  reviewCases,
  agentSums,
  siteTotals,
  eventsAddUp,
  threadsCount,
  questionsCount,
  onePlanEach,
  plansAndCharges,
  accountsAgree,
  importPhases,
  ledgerAddsUp,
  undoneIsAsBefore,
  coverageFollows,
  affiliationsAgree,
  nothingIsStuck,
];
