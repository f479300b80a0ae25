/** What pages say, on the server and, in a file of its own, in a browser that reads Spanish. */
import { account } from "./account.ts";
import { accuracy } from "./accuracy.ts";
import { applying } from "./applying.ts";
import { auth } from "./auth.ts";
import { calendar } from "./calendar.ts";
import { claims } from "./claims.ts";
import { firstLook } from "./first-look.ts";
import { leads } from "./leads.ts";
import { licenses } from "./licenses.ts";
import { listings } from "./listings.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";
import { passkeys } from "./passkeys.ts";
import { pay } from "./pay.ts";
import { places } from "./places.ts";
import { platform } from "./platform.ts";
import { privacyRequests } from "./privacy-requests.ts";
import { profile } from "./profile.ts";
import { questions } from "./questions.ts";
import { reviewReading } from "./review-reading.ts";
import { reviewWriting } from "./review-writing.ts";
import { reviews } from "./reviews.ts";
import { savedSearches } from "./saved-searches.ts";
import { search } from "./search.ts";
import { secondFactor } from "./second-factor.ts";
import { shared } from "./shared.ts";
import { shell } from "./shell.ts";
import { ui } from "./ui.ts";
import { watching } from "./watching.ts";

export const pages = {
  ...account,
  ...accuracy,
  ...applying,
  ...auth,
  ...calendar,
  ...claims,
  ...firstLook,
  ...leads,
  ...licenses,
  ...listings,
  ...messages,
  ...names,
  ...pay,
  ...passkeys,
  ...places,
  ...platform,
  ...privacyRequests,
  ...profile,
  ...questions,
  ...reviewReading,
  ...reviewWriting,
  ...reviews,
  ...savedSearches,
  ...search,
  ...secondFactor,
  ...shared,
  ...shell,
  ...ui,
  ...watching,
};
