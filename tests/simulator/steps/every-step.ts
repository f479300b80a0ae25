import { accountSteps } from "./accounts.ts";
import { appointmentSteps } from "./appointments.ts";
import type { Step } from "./step.ts";
import { timeSteps } from "./time.ts";

export const everyStep: readonly Step[] = [...timeSteps, ...accountSteps, ...appointmentSteps];
