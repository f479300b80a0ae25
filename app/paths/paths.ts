/** Every URL of the product as a typed function. Links, redirects and tests use these and nothing else. */

export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === "" || value === false) continue;
    if (Array.isArray(value)) for (const one of value) search.append(key, one);
    else search.append(key, value === true ? "1" : String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The target of a showcase link without slug or identifier (specification §8). */
const NOWHERE = "#";

const segment = (value: string) => encodeURIComponent(value);

/** Something that an admin decides, by its id. */
const adminPage =
  (kind: string) =>
  (id: string, part: "" | "/document" = "") =>
    `/admin/${kind}/${segment(id)}${part}`;
/** The base of the files of the photo with this name, as its owner's row stores it. */
export const photoUrlOf = (name: string): string => `/photos/${segment(name)}`;

/** A drawing that replaces a photo, as its owner's row stores it. */
export const drawingUrlOf = (name: string): string => `/drawings/${segment(name)}.svg`;

/**
 * Addresses around photos that only loaders write. Not in `paths`, which every page loads. Reporting an agent's
 * photo, by slug; a reported one to decide.
 */
export const reportPhotoAddress = (agentSlug: string): string =>
  `/showcase/${segment(agentSlug)}/report-photo`;
export const adminPhotoAddress = (caseId: string): string => `/admin/photos/${segment(caseId)}`;

/**
 * Files of photos. One size, by side (`PHOTO_SIDES`), of the photo at `photoUrl`; an earlier one, for its owner; a
 * reported one, for admins.
 */
export const photoFile = (photoUrl: string, side: number): string => `${photoUrl}/${side}.jpg`;
export const ownPhotoFile = (photoId: string): string => `/settings/photos/${segment(photoId)}`;
export const adminPhotoFile = (caseId: string): string => `/admin/photos/${segment(caseId)}/file`;

export const paths = {
  home: () => "/",
  ourVision: () => "/our-vision",
  /** Asking that a person is not listed; `agent` is a slug. */
  notListed: (query: Query = {}) => withQuery("/help/not-listed", query),
  help: (anchor = "") => (anchor === "" ? "/help" : `/help#${anchor}`),
  accuracy: () => "/accuracy",
  whoPays: () => "/help/who-pays",
  /** What is known about the accessibility of the site. */
  accessibility: () => "/help/accessibility",
  privacyPolicy: () => "/privacy-policy",
  /** Asking about one's own information, the page of the emailed link, and the file with a copy. */
  privacyRequest: (query: Query = {}) => withQuery("/privacy-request", query),
  privacyRequestLink: (token: string) => `/privacy-request/${segment(token)}`,
  privacyFile: (token: string) => `/privacy-request/${segment(token)}/file`,
  termsOfService: () => "/terms-of-service",
  locationHub: () => "/location-hub",
  locationDirectory: () => "/location-directory",
  search: (query: Query = {}) => withQuery("/geographic-search-results", query),
  state: (stateSlug: string, query: Query = {}) => withQuery(`/agents/${segment(stateSlug)}`, query),
  city: (stateSlug: string, citySlug: string, query: Query = {}) =>
    withQuery(`/agents/${segment(stateSlug)}/${segment(citySlug)}`, query),
  /** `agent` is a slug, `type` that of an insurance type. */
  requestQuote: (query: Query = {}) => withQuery("/request-quote", query),
  saved: () => "/saved",
  /** `search` is the address of results to save. */
  savedSearches: (query: Query = {}) => withQuery("/saved/searches", query),
  /** `near` is the place that distances are measured from, as it was typed. */
  compare: (slugs: readonly string[] = [], near = "") =>
    withQuery("/compare", { agent: slugs, near: near || undefined }),
  /** The one canonical address of an agent's profile. */
  showcase: (identifier: string | null | undefined, query: Query = {}) =>
    identifier ? withQuery(`/showcase/${segment(identifier)}`, query) : NOWHERE,
  /** The short address printed in QR codes; redirects to the showcase. */
  shortAgent: (agentId: string) => `/a/${segment(agentId)}`,
  agentContact: (slug: string, version: "3.0" | "4.0" = "4.0") =>
    withQuery(`/showcase/${segment(slug)}/contact.vcf`, { version: version === "3.0" ? "3" : undefined }),
  agentQr: (slug: string) => `/showcase/${segment(slug)}/qr.svg`,
  /** A badge for the agent's own site. */
  agentBadge: (slug: string) => `/showcase/${segment(slug)}/badge.svg`,
  agentCard: (slug: string) => `/social/agent/${segment(slug)}.png`,
  pageCard: (name: string) => `/social/page/${segment(name)}.png`,
  organization: (identifier: string, query: Query = {}) =>
    withQuery(`/organization-showcase/${segment(identifier)}`, query),
  /** Needs a sign-in. */
  executiveShowcase: (userId: string) => `/executive-showcase/${segment(userId)}`,
  /** All agents of a search, for the map in the browser; `search` is the search's own address. */
  searchPoints: (search: string) => `/maps/agents.json${search.slice(search.indexOf("?"))}`,
  /** Ground of a map around a point, in hundredths of a degree, `radiusMiles` 1–100. */
  areaMap: (lat: number, lon: number, radiusMiles: number) =>
    `/maps/area/${lat.toFixed(2)},${lon.toFixed(2)},${Math.round(radiusMiles)}.svg#ground`,
  stateMap: (stateCode: string) => `/maps/state/${segment(stateCode.toLowerCase())}.svg#counties`,
  askExpert: (query: Query = {}) => withQuery("/ask-expert", query),
  /** What happens next with a question that was just sent. */
  questionSent: (id: string) => withQuery("/ask-expert/next", { question: id }),
  expertAnswers: (query: Query = {}) => withQuery("/expert-answers", query),
  expertAnswer: (slug: string) => `/expert-answers/${segment(slug)}`,
  myQuestions: (query: Query = {}) => withQuery("/my-questions", query),
  live: () => "/live",
  /** The queue of an expert, and one question of it. */
  expertQuestions: (query: Query = {}) => withQuery("/dashboard/questions", query),
  expertQuestion: (id: string) => `/dashboard/questions/${segment(id)}`,
  /** Describes everything under /api/ for programs. */
  openApi: () => "/api/openapi.json",
  orchestratedSignUp: () => "/api/orchestrated-signup",
  /** Where the mail provider reports bounces and complaints. */
  mailEvents: () => "/api/mail-events",
  procedure: (name: string) => `/api/rpc/${segment(name)}`,
  liveRoom: () => "/parties/live-room/public",
  userRoom: (userId: string) => `/parties/notifications/${segment(userId)}`,
  notifications: (query: Query = {}) => withQuery("/notifications", query),
  /** The rows of specification §7; `id` for one of them. */
  userNotifications: (query: Query = {}) => withQuery("/api/user_notifications", query),
  messages: (query: Query = {}) => withQuery("/messages", query),
  /** Writing or changing one's review of an agent, by slug. */
  leaveReview: (agentSlug: string) => withQuery("/leave-review", { agent: agentSlug }),
  /** Where an emailed link confirms what a profile says. */
  confirmFacts: (query: Query = {}) => withQuery("/confirm-profile", query),
  verifyReview: (query: Query = {}) => withQuery("/verify-review", query),
  /** One review: its votes and its reply. */
  review: (id: string) => `/reviews/${segment(id)}`,
  /** A customer's own reviews, with the status of each. */
  myReviews: (query: Query = {}) => withQuery("/my-reviews", query),
  /** The reviews of an agent, or of an organization's agents, to answer. */
  expertReviews: (query: Query = {}) => withQuery("/dashboard/reviews", query),
  /** What happened to reviews, counted by day: a file. */
  reviewEvents: () => "/reviews/events.csv",
  /** What the public log of reviews is; one review's place in it is a file for its writer and its agent. */
  reviewLog: () => "/reviews/log",
  reviewReceipt: (id: string) => `/reviews/${segment(id)}/receipt.json`,
  /** Saying what is wrong with a review, and asking a second person after a decision about one. */
  reportReview: (id: string) => `/reviews/${segment(id)}/report`,
  appealReview: (id: string) => `/reviews/${segment(id)}/appeal`,
  /** The way to a first message from public pages: says what an account is for, and leads on who has one. */
  beforeMessage: (agentSlug: string) => `/showcase/${segment(agentSlug)}/message`,
  /** A first message to an agent, by slug. */
  newMessage: (agentSlug: string) => withQuery("/messages/new", { agent: agentSlug }),
  thread: (id: string, query: Query = {}) => withQuery(`/messages/${segment(id)}`, query),
  /** What the page of a conversation calls to send a message and to ask for new ones. */
  messageCalls: (query: Query = {}) => withQuery("/api/messages", query),
  auth: (query: Query = {}) => withQuery("/auth", query),
  signUp: (query: Query = {}) => withQuery("/auth/signup", query),
  agencySignUp: () => "/auth/agency-signup",
  fmoSignUp: () => "/auth/fmo-signup",
  carrierSignUp: () => "/auth/carrier-signup",
  executiveSignUp: () => "/auth/executive-signup",
  signOut: () => "/auth/sign-out",
  /** `next`: the page to go to after choosing the new password and signing in with it. */
  forgotPassword: (query: Query = {}) => withQuery("/auth/forgot-password", query),
  resetPassword: (query: Query = {}) => withQuery("/auth/reset-password", query),
  checkEmail: (query: Query = {}) => withQuery("/check-email", query),
  /** `npn` of the profile that someone wants to claim. */
  verifyEmail: (query: Query = {}) => withQuery("/verify-email", query),
  /** Applying to be listed, for an agent whose NPN the directory doesn't have, and how that goes. */
  agentApplication: (query: Query = {}) => withQuery("/agent-application", query),
  reactivate: (query: Query = {}) => withQuery("/reactivate", query),
  /** Ends emails of a kind; `token` says whose and which. `app/platform/mail/one-click.ts` has this path too. */
  unsubscribe: (query: Query = {}) => withQuery("/unsubscribe", query),
  userAgreement: (query: Query = {}) => withQuery("/user-agreement", query),
  acceptTerms: () => "/accept-terms",
  termsReview: () => "/terms/review",
  agreement: (id: string) => `/agreements/${segment(id)}`,
  onboardingPending: () => "/onboarding-pending",
  onboardingComplete: () => "/onboarding-complete",
  /** How an organization gets listed, and the application form for signed-in users. */
  organizationSignUp: () => "/organization-signup",
  createOrganization: () => "/create-organization",
  applicationPending: () => "/application-pending",
  applicationRejected: () => "/application-rejected",
  /** The page of an invite, by its kind: a member, an executive, a manager of the organization with this id. */
  organizationInvite: (query: Query = {}) => withQuery("/organization-invite", query),
  executiveInvite: (query: Query = {}) => withQuery("/executive-invite-signup", query),
  managerInvite: (organizationId: string, query: Query = {}) =>
    withQuery(`/org-manager-auth/${segment(organizationId)}`, query),
  inviteSuccess: (query: Query = {}) => withQuery("/organization-invite-success", query),
  /** Asking to belong to an organization, and what one belongs to. */
  applyOrganization: (query: Query = {}) => withQuery("/apply-organization", query),
  /** The people of an organization, and its invites; `organization` is a slug where there are several. */
  members: (query: Query = {}) => withQuery("/dashboard/members", query),
  invites: (query: Query = {}) => withQuery("/dashboard/invites", query),
  dashboard: () => "/dashboard",
  /** Where agents edit their showcase, and its earlier versions. */
  editShowcase: () => "/dashboard/showcase",
  /** `before`: the number of the version that the list continues after. */
  showcaseVersions: (query: Query = {}) => withQuery("/dashboard/showcase/versions", query),
  /**
   * What an organization belongs to, and what belongs to it; `organization` is a slug, for users who manage several.
   */
  affiliations: (query: Query = {}) => withQuery("/dashboard/affiliations", query),
  /** Edits an organization's page; `organization` as in affiliations. */
  editOrganization: (query: Query = {}) => withQuery("/dashboard/organization", query),
  customerDashboard: () => "/customer-dashboard",
  settings: (query: Query = {}) => withQuery("/settings", query),
  accountExport: (query: Query = {}) => withQuery("/settings/export", query),
  admin: () => "/admin",
  /** Cases to decide; `adminReview` takes the id of one. */
  adminReviews: (query: Query = {}) => withQuery("/admin/reviews", query),
  adminReview: adminPage("reviews"),
  /** A claim to decide; `/document` is what proves it. */
  adminClaim: adminPage("claims"),
  /** A license document to decide; `/document` is the document itself. */
  adminLicense: adminPage("licenses"),
  /** An application to decide. */
  adminApplication: adminPage("applications"),
  adminErrors: (query: Query = {}) => withQuery("/admin/errors", query),
  mailbox: () => "/dev/mailbox",
  /** Where browsers tell what failed. */
  errorReport: () => "/api/errors",
  suggest: (query: Query = {}) => withQuery("/api/suggest", query),
  sitemapIndex: () => "/sitemap.xml",
  /** Where to report a security problem, for programs. */
  securityText: () => "/.well-known/security.txt",
  sitemap: (name: string) => `/sitemaps/${segment(name)}.xml`,
} as const;
