/** Emails to agents and organizations. They read English. */
import { reportedFactEmail } from "#app/domains/accuracy/reports/emails.ts";
import * as billing from "#app/domains/billing/emails.ts";
import { agentNewsEmail } from "#app/domains/calendar/appointments/emails.server.ts";
import * as applying from "#app/domains/claims/applications/emails.ts";
import * as claim from "#app/domains/claims/emails.ts";
import { askedEmail } from "#app/domains/directory/facts/due-emails.ts";
import { leadEmail, withdrawnEmail } from "#app/domains/leads/emails.server.ts";
import { endingNews, licenseEmail } from "#app/domains/licenses/emails.ts";
import { messageEmail } from "#app/domains/messages/sending/message-email.ts";
import * as onboarding from "#app/domains/onboarding/applications/application-emails.ts";
import * as members from "#app/domains/organizations/members/emails.ts";
import { removedPhotoEmail } from "#app/domains/photos/reports/emails.ts";
import { expertEmail } from "#app/domains/questions/emails.ts";
import { pausedEmail } from "#app/domains/reviews/pauses/news-emails.ts";
import { reviewEmail } from "#app/domains/reviews/writing/emails.ts";
import { AGENT, at, DAY, type EmailSample, english, NOW, stop } from "./sample-facts.ts";

const INES = "Ines Calloway";
const ROW = "Lantern Row Insurance";

export const professionalSamples: readonly EmailSample[] = [
  english(() => claim.codeEmail(AGENT, { agentName: INES, npn: "7204418", code: "418 902" })),
  english(() => claim.claimNewsEmail(AGENT, claim.NEWS.proven(INES), at("/claim/1"))),
  english(() => applying.applicationEmail(AGENT, applying.NEWS.received("7204418"), at("/apply/1"))),
  english(() =>
    onboarding.applicationEmail(AGENT, onboarding.NEWS.received(ROW), at("/settings?section=application")),
  ),
  english(() =>
    licenseEmail(AGENT, endingNews([{ stateName: "Texas", number: "2481190", expiresOn: "2026-12-27" }]), {
      url: at("/settings?section=licenses"),
      stop: stop("license"),
    }),
  ),
  english(() =>
    reportedFactEmail(
      AGENT,
      {
        title: "A reader says your hours are wrong",
        message: "Your profile says Friday 9:00 AM – 5:00 PM. Is that still right?",
      },
      { url: at("/dashboard/facts"), label: "Answer", stop: stop("fact") },
    ),
  ),
  english(() =>
    askedEmail(
      AGENT,
      [
        { name: "Hours", value: "Monday to Friday 9:00 AM – 5:00 PM", last: "confirmed Aug 20, 2026" },
        { name: "Phone", value: "(512) 555-0142", last: "confirmed Aug 20, 2026" },
      ],
      { confirmUrl: at("/facts?token=f1"), editUrl: at("/dashboard/showcase"), stop: stop("facts") },
    ),
  ),
  english(() => messageEmail(AGENT, { by: "Theo", url: at("/messages/4"), stop: stop("message") })),
  english(() =>
    leadEmail(AGENT, {
      subject: "New quote request: Auto in Austin, TX",
      line: "Theo asks you for a quote for a 2019 Honda Civic.",
      url: at("/dashboard/leads/1"),
      stop: stop("lead"),
    }),
  ),
  english(() =>
    withdrawnEmail(AGENT, { name: "Theo Lindqvist", url: at("/dashboard/leads/1"), stop: stop("lead") }),
  ),
  english(() =>
    expertEmail(AGENT, {
      title: "Does my policy cover hail on a 20-year-old roof?",
      typeName: "Home",
      place: "Austin, TX",
      url: at("/dashboard/questions/1"),
      stop: stop("question"),
    }),
  ),
  english(() =>
    reviewEmail(AGENT, {
      subject: "A new review: 5 stars",
      changed: false,
      url: at("/showcase/ines-calloway#reviews"),
      stop: stop("review"),
    }),
  ),
  english(() => pausedEmail(AGENT, { url: at("/showcase/ines-calloway#reviews"), stop: stop("review") })),
  english(() =>
    agentNewsEmail(
      AGENT,
      {
        title: "Nell Hargrove booked Thu, Dec 3, 2026, 10:00 AM CT",
        message: "First call, 30 min, by phone: (512) 555-0188. About Auto in Texas.",
      },
      { url: at("/appointments"), stop: stop("appointment") },
    ),
  ),
  english(() => removedPhotoEmail(AGENT, "It shows a logo, not a person.", at("/settings?section=photo"))),
  english(() =>
    members.inviteEmail("bo@lanternrow.example", {
      organization: ROW,
      inviter: INES,
      role: "member",
      url: at("/invite?token=i1"),
    }),
  ),
  english(() => members.memberNewsEmail(AGENT, members.NEWS.accepted(ROW, "member"), at("/dashboard"))),
  english(() =>
    members.managerNewsEmail(AGENT, members.NEWS.joined("Bo Li", ROW, "member"), {
      url: at("/dashboard/members"),
      stop: stop("membership"),
    }),
  ),
  english(() =>
    billing.billingEmail(AGENT, billing.NEWS["past-due"]("Agent Plus", NOW + 14 * DAY), at("/billing")),
  ),
  english(() =>
    billing.renewalEmail(AGENT, billing.NEWS.renewing("Agent Plus", NOW + 30 * DAY, "$29 a month"), {
      cancel: "To cancel, open Billing and click Cancel plan.",
      url: at("/billing"),
    }),
  ),
  english(() =>
    billing.receiptEmail(
      AGENT,
      "Agent Plus",
      {
        number: "F-2044",
        subtotalCents: 2_900,
        taxCents: 239,
        paidCents: 3_139,
        currency: "usd",
        paidAt: NOW,
      },
      at("/billing"),
    ),
  ),
];
