/** Spanish as it is spoken in the United States, by its English. Each part belongs to what shows it. */
import { emails } from "./emails.ts";
import { pages } from "./pages.ts";
import { prose } from "./prose.ts";
import { reviewRules } from "./review-rules.ts";

/** All that the server says. */
export const es = { ...pages, ...prose, ...emails, ...reviewRules };
