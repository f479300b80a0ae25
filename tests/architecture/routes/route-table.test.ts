import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accountPaths } from "#app/paths/account.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { readPages } from "#app/platform/pages/pages.ts";
import { asServerRoutes, CATCH_ALLS, findRouteFile, listRoutePaths } from "./route-matching.ts";
import { allSpecificationUrls, specificationUrls } from "./specification-urls.ts";

const AGENT_ID = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

/** Every room's addresses. */
type Addresses = typeof paths & typeof accountPaths & typeof leadPaths & typeof paymentPaths;

/** One address from every function; a new function does not compile before it is added here. */
const addresses: Record<keyof Addresses | `calendar ${keyof typeof calendarPaths}`, string> = {
  "calendar settings": calendarPaths.settings({ type: AGENT_ID }),
  "calendar book": calendarPaths.book("ines-calloway", { type: AGENT_ID }),
  "calendar appointments": calendarPaths.appointments(),
  "calendar appointment": calendarPaths.appointment(AGENT_ID, { token: "x" }),
  "calendar appointmentFile": calendarPaths.appointmentFile(AGENT_ID, { token: "x" }),
  "calendar scopes": calendarPaths.scopes(),
  "calendar feed": calendarPaths.feed("x"),
  beforeMessage: paths.beforeMessage("ines-calloway"),
  home: paths.home(),
  mailEvents: paths.mailEvents(),
  ourVision: paths.ourVision(),
  help: paths.help("reviews"),
  notListed: paths.notListed({ agent: "ines-calloway" }),
  whoPays: paths.whoPays(),
  accessibility: paths.accessibility(),
  privacyRequest: paths.privacyRequest({ sent: "1" }),
  privacyRequestLink: paths.privacyRequestLink("token"),
  privacyFile: paths.privacyFile("token"),
  securityText: paths.securityText(),
  privacyPolicy: paths.privacyPolicy(),
  termsOfService: paths.termsOfService(),
  locationHub: paths.locationHub(),
  locationDirectory: paths.locationDirectory(),
  search: paths.search({ q: "78701" }),
  state: paths.state("texas"),
  city: paths.city("texas", "austin"),
  saved: paths.saved(),
  savedSearches: paths.savedSearches(),
  compare: paths.compare(["ines-calloway", "bo-li"]),
  showcase: paths.showcase("ines-calloway"),
  shortAgent: paths.shortAgent(AGENT_ID),
  agentContact: paths.agentContact("ines-calloway", "3.0"),
  agentQr: paths.agentQr("ines-calloway"),
  agentBadge: paths.agentBadge("ines-calloway"),
  agentCard: paths.agentCard("ines-calloway"),
  pageCard: paths.pageCard("home"),
  organization: paths.organization("lantern-row-insurance"),
  organizationSignUp: paths.organizationSignUp(),
  createOrganization: paths.createOrganization(),
  applicationPending: paths.applicationPending(),
  applicationRejected: paths.applicationRejected(),
  onboardingComplete: paths.onboardingComplete(),
  adminApplication: paths.adminApplication(AGENT_ID),
  executiveShowcase: paths.executiveShowcase(AGENT_ID),
  editOrganization: paths.editOrganization(),
  editShowcase: paths.editShowcase(),
  showcaseVersions: paths.showcaseVersions(),
  affiliations: paths.affiliations({ organization: "lantern-row-insurance" }),
  areaMap: paths.areaMap(30.27, -97.74, 15),
  stateMap: paths.stateMap("TX"),
  questionSent: paths.questionSent("1"),
  askExpert: paths.askExpert({ zip: "78701" }),
  expertAnswers: paths.expertAnswers({ type: "home" }),
  expertAnswer: paths.expertAnswer("does-my-policy-pay-1a2b3c4d"),
  myQuestions: paths.myQuestions({ token: "x" }),
  live: paths.live(),
  expertQuestions: paths.expertQuestions(),
  expertQuestion: paths.expertQuestion(AGENT_ID),
  openApi: paths.openApi(),
  orchestratedSignUp: paths.orchestratedSignUp(),
  procedure: paths.procedure("manage_product_types_secure"),
  liveRoom: paths.liveRoom(),
  userRoom: paths.userRoom(AGENT_ID),
  notifications: paths.notifications({ show: "unread" }),
  userNotifications: paths.userNotifications({ id: AGENT_ID }),
  leaveReview: paths.leaveReview("ines-calloway"),
  verifyReview: paths.verifyReview({ token: "x" }),
  review: paths.review(AGENT_ID),
  myReviews: paths.myReviews({ after: "x" }),
  consentFile: leadPaths.consentFile(AGENT_ID),
  consentKeys: leadPaths.consentKeys(),
  expertReviews: paths.expertReviews({ show: "answered" }),
  reviewEvents: paths.reviewEvents(),
  accuracy: paths.accuracy(),
  reviewLog: paths.reviewLog(),
  reviewReceipt: paths.reviewReceipt(AGENT_ID),
  reportReview: paths.reportReview(AGENT_ID),
  appealReview: paths.appealReview(AGENT_ID),
  messages: paths.messages({ q: "roof" }),
  newMessage: paths.newMessage("ines-calloway"),
  thread: paths.thread(AGENT_ID, { at: 7 }),
  messageCalls: paths.messageCalls({ thread: AGENT_ID }),
  auth: paths.auth({ next: "/dashboard" }),
  signUp: paths.signUp({ role: "agent" }),
  agencySignUp: paths.agencySignUp(),
  fmoSignUp: paths.fmoSignUp(),
  carrierSignUp: paths.carrierSignUp(),
  executiveSignUp: paths.executiveSignUp(),
  signOut: paths.signOut(),
  forgotPassword: paths.forgotPassword(),
  resetPassword: paths.resetPassword({ token: "x" }),
  checkEmail: paths.checkEmail(),
  verifyEmail: paths.verifyEmail(),
  agentApplication: paths.agentApplication({ npn: "9999041187" }),
  reactivate: paths.reactivate({ email: "someone@mail.example" }),
  confirmFacts: paths.confirmFacts({ token: "x" }),
  unsubscribe: paths.unsubscribe({ token: "x" }),
  userAgreement: paths.userAgreement(),
  acceptTerms: paths.acceptTerms(),
  termsReview: paths.termsReview(),
  agreement: paths.agreement(AGENT_ID),
  onboardingPending: paths.onboardingPending(),
  organizationInvite: paths.organizationInvite({ token: "x" }),
  executiveInvite: paths.executiveInvite({ token: "x" }),
  managerInvite: paths.managerInvite(AGENT_ID, { token: "x" }),
  inviteSuccess: paths.inviteSuccess({ organization: "lantern-row-insurance" }),
  applyOrganization: paths.applyOrganization({ q: "lantern" }),
  members: paths.members({ organization: "lantern-row-insurance" }),
  invites: paths.invites({ organization: "lantern-row-insurance" }),
  dashboard: paths.dashboard(),
  customerDashboard: paths.customerDashboard(),
  requestQuote: paths.requestQuote({ agent: "ines-calloway", type: "home" }),
  quoteRequest: leadPaths.quoteRequest("x"),
  contactCapture: leadPaths.contactCapture(),
  captureCard: leadPaths.captureCard("ines-calloway"),
  captureQr: leadPaths.captureQr("ines-calloway"),
  consent: leadPaths.consent("x"),
  leads: leadPaths.leads({ state: "new" }),
  lead: leadPaths.lead(AGENT_ID),
  leadsFile: leadPaths.leadsFile("csv", { state: "new" }),
  accessibilitySettings: accountPaths.accessibilitySettings(),
  passkeySignIn: accountPaths.passkeySignIn(),
  secondFactor: accountPaths.secondFactor({ next: "/admin" }),
  secondFactorPasskey: accountPaths.secondFactorPasskey(),
  lostSecondFactor: accountPaths.lostSecondFactor(),
  stopFactorReset: accountPaths.stopFactorReset({ token: "x" }),
  setUpSecondFactor: accountPaths.setUpSecondFactor({ next: "/admin" }),
  keepAccount: accountPaths.keepAccount({ token: "x" }),
  newPasskey: accountPaths.newPasskey(),
  figuresFile: paymentPaths.figuresFile({ organization: "lantern-row-insurance" }),
  billing: paymentPaths.billing({ organization: "lantern-row-insurance" }),
  membership: paymentPaths.membership({ interval: "year" }),
  subscriptions: paymentPaths.subscriptions(),
  organizationCheckout: paymentPaths.organizationCheckout({ orgId: AGENT_ID }),
  inviteCheckout: paymentPaths.inviteCheckout({ token: "x" }),
  paymentSuccess: paymentPaths.paymentSuccess(),
  paymentFailure: paymentPaths.paymentFailure(),
  paymentCanceled: paymentPaths.paymentCanceled({ checkout: AGENT_ID }),
  stripeWebhook: paymentPaths.stripeWebhook(),
  settings: paths.settings({ section: "security" }),
  accountExport: paths.accountExport(),
  admin: paths.admin(),
  adminReviews: paths.adminReviews({ show: "appeals" }),
  adminReview: paths.adminReview(AGENT_ID),
  adminClaim: paths.adminClaim(AGENT_ID),
  adminLicense: paths.adminLicense(AGENT_ID),
  adminErrors: paths.adminErrors({ severity: "high" }),
  adminPayments: paymentPaths.adminPayments({ status: "failed" }),
  adminStripeSync: paymentPaths.adminStripeSync({ run: AGENT_ID }),
  mailbox: paths.mailbox(),
  errorReport: paths.errorReport(),
  suggest: paths.suggest({ q: "aus" }),
  searchPoints: paths.searchPoints(paths.search({ q: "78701" })),
  sitemapIndex: paths.sitemapIndex(),
  sitemap: paths.sitemap("agents-1"),
};

describe("specification §2", () => {
  for (const [group, urls] of Object.entries(specificationUrls)) {
    for (const { pattern, example } of urls)
      test(`${group}: ${pattern} has its route`, () => {
        const file = findRouteFile(example);
        expect(file).toBeDefined();
        if (pattern !== "/{agentId}") expect(CATCH_ALLS).not.toContain(file);
      });
  }

  test("the single-segment profile is evaluated after all fixed routes", () => {
    expect(findRouteFile("/somebody")).toBe("routes/profiles/agent-at-root.tsx");
    for (const path of listRoutePaths().filter((one) => /^\/[^/:*]+$/.test(one))) {
      expect(findRouteFile(path), path).not.toBe("routes/profiles/agent-at-root.tsx");
    }
  });

  test("any other path reaches the not-found page", () => {
    for (const url of [
      "/no/such/page",
      "/showcase",
      "/agents",
      "/agents/texas/austin/further",
      "/assets/x.js",
    ]) {
      expect(CATCH_ALLS, url).toContain(findRouteFile(url));
    }
  });
});

/** Admin addresses: of one row if they take one, otherwise of the list. */
const { bulk, bulkAct, ...others } = adminPaths;
const consoleAddresses = [
  ...Object.entries(others).map(([name, to]) => {
    const address: (...given: never[]) => string = to;
    return [
      `console ${name}`,
      address.length === 0 ? address() : address(...([AGENT_ID] as never[])),
    ] as const;
  }),
  ...["people", "organizations", "questions", "reviews"].flatMap((name) => [
    [`console bulk ${name}`, bulk(name)] as const,
    [`console bulkAct ${name}`, bulkAct(name, AGENT_ID)] as const,
  ]),
];

describe("paths", () => {
  // Rooms are opened by workers/parties.ts, before any route.
  const pages = [...Object.entries(addresses), ...consoleAddresses].filter(
    ([, address]) => !address.startsWith("/parties/"),
  );
  test.each(pages)("paths.%s leads to a route", (_name, address) => {
    expect(CATCH_ALLS).not.toContain(findRouteFile(address));
    expect(findRouteFile(address)).toBeDefined();
  });

  test("a profile slug can never take the first segment of a fixed address", () => {
    const { isReserved } = readPages(asServerRoutes());
    const fixed = allSpecificationUrls.filter(({ pattern }) => !pattern.startsWith("/{"));
    const segments = new Set(fixed.map(({ example }) => example.split(/[/?]/)[1] ?? ""));
    const free = [...segments].filter((segment) => segment !== "" && !isReserved(segment));
    expect(free).toEqual([]);
    expect(isReserved("ines-calloway")).toBe(false);
  });

  test("route modules build no URL by hand", async () => {
    const { glob } = await import("node:fs/promises");
    const offenders: string[] = [];
    for await (const file of glob("app/**/*.tsx")) {
      const text = readFileSync(file, "utf8");
      for (const [, url] of text.matchAll(/\b(?:href|to|action)=(?:\{?["'`])(\/[^"'`]*)/g)) {
        if (url !== undefined && !url.startsWith("/assets/")) offenders.push(`${file}: ${url}`);
      }
    }
    expect(offenders).toEqual([]);
  });
});
