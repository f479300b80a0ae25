/** Which areas are shown in Spanish too, and which of their files are not. */

/** Globs. */
export const PUBLIC_AREAS = [
  "app/shell/**/*.{ts,tsx}",
  "app/ui/**/*.{ts,tsx}",
  "app/routes/{public,listings,privacy,profiles,showcases,reviews,questions,auth,calendar,leads}/**/*.{ts,tsx}",
  "app/domains/{directory,reviews,questions,licenses,calendar,leads,auth}/**/*.{ts,tsx}",
  "app/domains/listings/{inputs,words,requests/emails}.ts",
  "app/domains/privacy/{inputs,words,emails}.ts",
  "app/domains/notifications/preferences/{events,preference-inputs}.ts",
  "app/routes/workspace/dashboards/{coming-appointments,not-in-view,sentences}.{ts,tsx}",
  "app/routes/workspace/dashboards/customer/*.{ts,tsx}",
  "app/routes/workspace/settings/{settings,settings-nav,accessibility-settings,profile,notifications}{,.server}.{ts,tsx}",
  "app/routes/workspace/settings/{security,security/second-factor,watched}/*.{ts,tsx}",
  "app/routes/workspace/settings/privacy/{privacy,delete-section}{,.server}.{ts,tsx}",
];

/** Files of these areas whose texts stay in English, and why. `app/platform/reader/language.ts` has the pages among them. */
export const ENGLISH_ALONE: readonly { path: RegExp; why: string }[] = [
  {
    path: /^app\/ui\/(gallery\/|figures\/(period-chart|week-lines))/,
    why: "Shown to those who build or run this.",
  },
  { path: /^app\/routes\/auth\/second-factor\/demo-code\.tsx$/, why: "Shown in development alone." },
  { path: /^app\/domains\/questions\/admin\/admin-inputs\.ts$/, why: "Filled in by admins." },
  {
    path: /^app\/shell\/errors\/developer-error\.tsx$/,
    why: "Read by who develops the site, and in no build.",
  },
  { path: /^app\/shell\/sidebar\/admin-pages\.ts$/, why: "Read by admins, on pages in English alone." },
  {
    path: /^app\/shell\/errors\/database-unreachable\.tsx$/,
    why: "Read by who starts it on their own machine.",
  },
  {
    path: /^app\/routes\/(showcases\/|leads\/(work\/|(lead|leads)\.tsx)|calendar\/(settings\/|settings-calendar|mark-forms))/,
    why: "Where an agent or an organization works.",
  },
  {
    path: /^app\/routes\/auth\/(invites\/|sign-up\/(executive|organization))/,
    why: "Where professionals sign up.",
  },
  {
    path: /^app\/domains\/leads\/consents\/consent-file\.server\.ts$/,
    why: "A file that an agent downloads.",
  },
  {
    path: /^app\/routes\/auth\/demo-logins\.tsx$/,
    why: "Names the accounts of a demonstration by their roles.",
  },
  {
    path: /^app\/routes\/auth\/second-factor\/demo-code\.tsx$/,
    why: "Tells the code of a demonstration, in development alone.",
  },
  {
    path: /^app\/domains\/(licenses|directory\/(showcase|medicare)|calendar\/busy)\/|^app\/domains\/calendar\/(week\/|settings\/(hours-form|time-off)\.ts$)|\/showcase-completeness\.tsx$/,
    why: "What professionals fill in, and what it answers them.",
  },
  { path: /^app\/domains\/reviews\/(signals|cases)\//, why: "What those who decide read." },
  {
    path: /((news|due|telling|decision)[a-z-]*|\/notifications)(\.server)?\.ts$/,
    why: "Written to others than who asks.",
  },
  {
    path: /^app\/domains\/(auth\/(sessions\/device|(passkeys|second-factor)\/inputs)|leads\/(inputs|lead-words)|reviews\/writing\/emails)\.ts$/,
    why: "Read in settings, at work, or in an email to someone else.",
  },
  {
    path: /^app\/domains\/leads\/consents\/consent-texts\.ts$/,
    why: "Has what is agreed to in both languages, as it is kept.",
  },
  { path: /^app\/routes\/calendar\/feed\.ts$/, why: "Answers calendars." },
  {
    path: /^app\/domains\/(calendar\/appointments\/(appointment-ics|book-commands|change-commands|emails)|questions\/(asking\/(ask-commands|contact-consents)|experts\/((answer|circle)-commands|asking))|leads\/(((consents|requests)\/)?(capture|consent|quote|request)-commands|emails))\.server\.ts$/,
    why: "Among what readers get in their language is what the agent gets.",
  },
  {
    path: /^app\/domains\/(calendar|questions)\/inputs\.ts$/,
    why: "Has rules of what agents fill in and of the API, too.",
  },
  {
    path: /^app\/domains\/questions\/admin\/admin-bulk\.server\.ts$/,
    why: "Read by admins, on pages in English alone.",
  },
  { path: /^app\/domains\/questions\/emails\.ts$/, why: "Has what agents and admins get, too." },
  {
    path: /^app\/domains\/auth\/sessions\/(tokens|trusted-keys)\.server\.ts$/,
    why: "Read by who runs this.",
  },
  { path: /^app\/domains\/directory\/search\/needs\/lexicon\.ts$/, why: "What is read, in both languages." },
  { path: /^app\/domains\/directory\/search\/places\/locate\.ts$/, why: "Names a place that no page shows." },
];

/** Entries whose key is assembled first, or comes from a column. */
export const PUT_TOGETHER: readonly RegExp[] = [
  // What a review is based on: columns of `reviews`.
  /^(asked|compared|bought|changed|made) (for advice|quotes|a (policy|renewal|claim))$/i,
  // Personal data, by kind.
  /^an? (email address|phone number|address|social security number|name|amount of money|policy or claim number|detail about .*|writer’s first name)$/,
];

/** Entries that both languages write alike. */
export const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  "Auto",
  "Cookies",
  "Error",
  "FMO",
  "Hindi",
  "Hmong",
  "Juneteenth",
  "Medicare",
  "Medicare Advantage",
  "Navajo",
  "No",
  "NPN",
  "Urdu",
]);
