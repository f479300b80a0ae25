/** Every kind of public page, each with the data that strains it most, for tests of the full site. */
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";

export type PublicPage = { name: string; path: string; status: number };

const { inesCalloway, longest, shortest, archived, notAccepting, lapsed } = landmarks.agents;
const page = (name: string, path: string, status = 200): PublicPage => ({ name, path, status });

export const publicPages: readonly PublicPage[] = [
  page("home", paths.home()),
  page("location hub", paths.locationHub()),
  page("location directory", paths.locationDirectory()),
  page("state", paths.state("texas")),
  page("state with few agents", paths.state("wyoming")),
  page("city", paths.city("texas", "houston")),
  page("results by place", paths.search({ q: "78701", type: "auto" })),
  page(
    "results with every filter",
    paths.search({ q: "Houston, TX", radius: 100, rating: 4, explain: true }),
  ),
  page("results by name", paths.search({ q: "calloway" })),
  page("results without a match", paths.search({ q: "zzzz qqqq" })),
  page("results without a question", paths.search()),
  page("results of a state", paths.search({ q: "TX", type: "home" })),
  page("results of a misspelled place", paths.search({ q: "portlnd springs" })),
  page("profile, rich", paths.showcase(inesCalloway.slug)),
  page(
    "profile, reviews narrowed",
    paths.showcase(inesCalloway.slug, { stars: 5, tier: 3, type: "home", words: "the", sort: "helpful" }),
  ),
  page("profile, place explained", paths.showcase(longest.slug, { explain: true })),
  page("profile, longest", paths.showcase(longest.slug)),
  page("profile, barest", paths.showcase(shortest.slug)),
  page("profile, not taking clients", paths.showcase(notAccepting.slug)),
  page("profile, license lapsed", paths.showcase(lapsed.slug)),
  page("profile, archived", paths.showcase(archived.slug), 404),
  page("organization", paths.organization(landmarks.organizations.lanternRow.slug)),
  page("saved, none", paths.saved()),
  page("compare, none", paths.compare()),
  page("compare, two", paths.compare([inesCalloway.slug, shortest.slug])),
  page("ask an expert", paths.askExpert({ zip: "78701", type: "Home" })),
  page("quote, which type", paths.requestQuote({ agent: inesCalloway.slug })),
  page("quote, the questions", paths.requestQuote({ agent: inesCalloway.slug, type: "home" })),
  page(
    "quote, no license there",
    paths.requestQuote({ agent: inesCalloway.slug, type: "home", zip: "10001" }),
  ),
  page("contact card, longest", leadPaths.captureCard(longest.slug)),
  page("contact card, barest", leadPaths.captureCard(shortest.slug)),
  page("contact card of one's own", leadPaths.contactCapture()),
  page("booking", calendarPaths.book(inesCalloway.slug)),
  page("expert answers", paths.expertAnswers()),
  page("expert answers, filtered", paths.expertAnswers({ q: "fence", type: "home", state: "TX" })),
  page("expert answers of one agent", paths.expertAnswers({ agent: "ines-calloway" })),
  page("expert answers without a match", paths.expertAnswers({ q: "zzzz qqqq" })),
  page("a question with answers", paths.expertAnswer(landmarks.questions.fence.slug)),
  page("who pays whom", paths.whoPays()),
  page("accessibility statement", paths.accessibility()),
  page("own information", paths.privacyRequest()),
  page("own information, sent", paths.privacyRequest({ sent: "1" })),
  page("live", paths.live()),
  page("my questions, none", paths.myQuestions()),
  page("accuracy", paths.accuracy()),
  page("fact to report", `${paths.showcase(inesCalloway.slug)}/wrong?fact=phone`),
  page("help", paths.help()),
  page("privacy policy", paths.privacyPolicy()),
  page("terms of service", paths.termsOfService()),
  page("our vision", paths.ourVision()),
  page("not found", "/no/such/page", 404),
  page("nobody by that name", "/nobody-by-that-name", 404),
];

/** Made by the same components of other data. */
const OTHER_DATA = [
  "state with few agents",
  "results by name",
  "results without a question",
  "results of a state",
  "results of a misspelled place",
  "profile, place explained",
  "profile, longest",
  "profile, not taking clients",
  "profile, license lapsed",
  "quote, no license there",
  "contact card, barest",
  "expert answers, filtered",
  "expert answers of one agent",
  "expert answers without a match",
];

/** Without those that differ from another in their data alone. */
export const ofEachKind: readonly PublicPage[] = publicPages.filter(({ name }) => !OTHER_DATA.includes(name));
