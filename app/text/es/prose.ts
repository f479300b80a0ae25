/** What only long texts say: help, policies. In a browser it comes after the rest. */
import { help } from "./help.ts";
import { privacy } from "./privacy.ts";
import { reviewLog } from "./review-log.ts";
import { statements } from "./statements.ts";
import { terms } from "./terms.ts";
import { vision } from "./vision.ts";

export const prose = { ...help, ...vision, ...privacy, ...reviewLog, ...statements, ...terms };
