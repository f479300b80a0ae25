/** Emails to people who look for insurance. */
import { factResultEmail } from "#app/domains/accuracy/reports/emails.ts";
import * as booking from "#app/domains/calendar/appointments/emails.server.ts";
import { fitsEmail } from "#app/domains/directory/saved-searches/emails.ts";
import { watchEmail } from "#app/domains/directory/watching/emails.ts";
import * as lead from "#app/domains/leads/emails.server.ts";
import { endedAgentEmail } from "#app/domains/listings/agents/emails.ts";
import * as listing from "#app/domains/listings/requests/emails.ts";
import * as privacy from "#app/domains/privacy/emails.ts";
import * as question from "#app/domains/questions/emails.ts";
import { decisionEmail } from "#app/domains/reviews/cases/decisions/decision-emails.ts";
import { waitingEmail } from "#app/domains/reviews/pauses/news-emails.ts";
import { replyEmail, verifyEmail } from "#app/domains/reviews/writing/emails.ts";
import { language, t } from "#app/text/text.ts";
import { at, DAY, type EmailSample, english, NOW, own, READER, stop } from "./sample-facts.ts";

const INES = "Ines Calloway";
const clock = { clock: { now: () => NOW } };
const appointment = (): booking.AppointmentFacts => ({
  agentName: INES,
  address: "1200 Congress Ave, Austin, TX 78701",
  timeZone: "America/Chicago",
  typeName: "First call",
  way: "phone",
  link: "",
  startsAt: Date.parse("2026-12-03T16:00:00Z"),
  endsAt: Date.parse("2026-12-03T16:30:00Z"),
  clientName: "Nell Hargrove",
  clientEmail: READER,
  clientPhone: "+15125550188",
  clientTimeZone: "America/New_York",
  status: "booked",
  language: language(),
  insuranceSlug: "auto",
  scopeProducts: "",
  scopeBeneficiary: "",
  medicareOffer: null,
});
const links = {
  url: at("/appointments/a1?token=t1"),
  fileUrl: at("/appointments/a1/appointment.ics?token=t1"),
};
const homeInTexas = { type: "Home", state: "Texas" };
const ask = { title: "Does my policy cover hail on a 20-year-old roof?", url: at("/my-questions?token=q1") };
const about = { name: INES, npn: "7204418" };
const license = {
  licenseNo: 1,
  stateCode: "TX",
  number: "2481190",
  lines: 3,
  status: "active",
  effectiveOn: "2024-12-01",
  expiresOn: "2026-11-20",
} as const;

export const customerSamples: readonly EmailSample[] = [
  own(() => question.confirmQuestionEmail(READER, { writtenAt: "Nov 27, 2026", url: ask.url })),
  own(() => question.receiptEmail(READER, { ...ask, linkDays: 30, legal: [] })),
  own(() =>
    question.answerEmail(READER, {
      ...ask,
      answer:
        "Most policies in Texas cover hail, but many pay only what an old roof is still worth.\n\nLook for “actual cash value” on the page that lists your coverages. If it’s there, ask what replacement cost would add.",
      by: INES,
      license: "Texas license 2481190",
      stop: undefined,
      legal: [],
    }),
  ),
  own(() => question.questionLinkEmail(READER, "Nov 20, 2026", ask.url)),
  own(() =>
    question.closedEmail(READER, {
      ...ask,
      reason: "It asks about a claim with your own insurer. Only they can answer it.",
      url: at("/ask-an-expert"),
      legal: [],
    }),
  ),
  own(() => verifyEmail(READER, { agentName: INES, url: at("/verify-review?token=v1") })),
  english(() =>
    replyEmail(READER, {
      by: `${INES} replied`,
      title: "Called on the minute",
      body: "Thank you, Nell. The glass coverage starts on December 1.",
      url: at("/showcase/ines-calloway#reviews"),
      stop: stop("review-reply"),
    }),
  ),
  english(() => waitingEmail(READER, { agentName: INES, url: at("/my-reviews"), stop: stop("review") })),
  english(() =>
    decisionEmail(
      READER,
      "writer",
      {
        cause: "flags",
        appellant: null,
        event: "removed",
        reason: "personal-data",
        note: "It named the agent’s child. Write it again without the name, and we publish it.",
        held: false,
        agentName: INES,
        title: null,
        dayAt: NOW - 9 * DAY,
        decidedAt: NOW,
      },
      { appealable: true, url: at("/my-reviews/r1/appeal"), stop: stop("review") },
    ),
  ),
  own(() => booking.bookedEmail(clock, appointment(), links)),
  own(() =>
    booking.heldEmail(clock, appointment(), { url: links.url, until: NOW + 30 * 60_000, watches: true }),
  ),
  own(() => booking.movedEmail(clock, { ...appointment(), way: "office" }, links)),
  own(() =>
    booking.reminderEmail(
      clock,
      { ...appointment(), way: "video", link: "https://video.example/ines", insuranceSlug: "medicare" },
      links,
    ),
  ),
  own(() =>
    booking.canceledEmail(clock, appointment(), {
      by: "agent",
      bookUrl: at("/showcase/ines-calloway/book"),
      fileUrl: links.fileUrl,
    }),
  ),
  own(() =>
    booking.flaggedEmail(clock, appointment(), homeInTexas, {
      url: links.url,
      searchUrl: at("/?near=78701"),
    }),
  ),
  own(() => booking.unflaggedEmail(clock, appointment(), homeInTexas, links.url)),
  own(() => booking.completedEmail(clock, appointment(), at("/leave-review?agent=ines-calloway"))),
  own(() =>
    lead.confirmRequestEmail(READER, {
      agent: INES,
      writtenAt: "Nov 27, 2026",
      url: at("/quote/confirm?token=l1"),
      consent: at("/consents?token=l2"),
    }),
  ),
  own(() =>
    lead.receiptEmail(READER, {
      agent: INES,
      asked: "quote",
      agreed: ["Ines Calloway may call me at (512) 555-0188 about this request."],
      link: { label: t("Open your request"), url: at("/quote/1?token=l1") },
      consent: at("/consents?token=l2"),
      legal: [],
    }),
  ),
  own(() =>
    lead.leadReplyEmail(READER, {
      by: INES,
      license: { state: "Texas", number: "2481190" },
      reply: "I have three offers for your Civic, from $94 a month.\n\nWhen can I call you?",
      language: language(),
      url: at("/quote/1?token=l1"),
      consent: at("/consents?token=l2"),
      legal: () => [],
    }),
  ),
  own(() =>
    factResultEmail(READER, {
      fact: "hours",
      agentName: INES,
      decision: "was-wrong",
      byOwner: false,
      reason: "The office closes at 4 PM on Fridays.",
      url: at("/showcase/ines-calloway"),
    }),
  ),
  own(() =>
    watchEmail(
      READER,
      {
        name: INES,
        events: [{ kind: "license-ended", license, status: "lapsed" }],
        stateName: () => "Texas",
      },
      { url: at("/showcase/ines-calloway"), listUrl: at("/settings?section=watched"), stop: stop("watched") },
    ),
  ),
  own(() =>
    fitsEmail(READER, {
      named: [
        {
          name: "Rosalind Pike",
          place: "Austin, TX",
          search: "Flood near 78701",
          url: at("/showcase/rosalind-pike"),
        },
        { name: "Bo Li", place: "Round Rock, TX", search: "Flood near 78701", url: at("/showcase/bo-li") },
      ],
      more: 3,
      url: at("/saved"),
      stop: stop("saved-search"),
    }),
  ),
  own(() =>
    endedAgentEmail(READER, {
      kind: "retired",
      since: "2026-11-15",
      name: INES,
      city: "Austin",
      cityUrl: at("/agents/tx/austin"),
    }),
  ),
  own(() => listing.requestReceivedEmail(READER, about)),
  own(() => listing.requestAcceptedEmail(READER, about, at("/help#not-listed"))),
  own(() => listing.requestDeclinedEmail(READER, about, "The license is in force, and the list is public.")),
  own(() => listing.listedAgainEmail(READER, about, "The request came from somebody else.")),
  own(() => listing.profileNotListedEmail(READER, INES)),
  own(() => privacy.privacyLinkEmail(READER, "access", at("/privacy/request?token=p1"))),
  own(() => privacy.privacyReceivedEmail(READER, at("/privacy/request?token=p1"))),
  own(() => privacy.privacyDeletedEmail(READER, at("/privacy/request?token=p1"))),
  own(() =>
    privacy.privacyAnsweredEmail(READER, {
      status: "declined",
      reason: "We must keep what you agreed to before a call about Medicare for ten years.",
      url: at("/privacy/request?token=p1"),
    }),
  ),
];
