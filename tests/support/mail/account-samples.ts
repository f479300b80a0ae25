/** Emails about accounts, sign-in, and what admins do to accounts. */
import * as admin from "#app/domains/accounts/admin/emails.ts";
import { viewedEmail } from "#app/domains/audit/emails.ts";
import * as auth from "#app/domains/auth/emails.ts";
import * as factor from "#app/domains/auth/second-factor/emails.ts";
import { digestEmail } from "#app/domains/notifications/digest-email.ts";
import { at, DAY, type EmailSample, english, NOW, own, READER, stop } from "./sample-facts.ts";

const nell = { email: READER, firstName: "Nell" };

export const accountSamples: readonly EmailSample[] = [
  own(() => auth.confirmationEmail(READER, at("/check-email?token=c1"))),
  own(() => auth.resetEmail(READER, "Nell", at("/auth/reset?token=r1"))),
  own(() => auth.reactivateEmail(READER, "Nell", at("/reactivate?token=a1"))),
  own(() => auth.passwordChangedEmail(READER, "Nell")),
  own(() => auth.passkeyAddedEmail(READER, "Nell")),
  own(() => auth.passkeyRemovedEmail(READER, "Nell")),
  own(() =>
    auth.leavingEmail(READER, "Nell", {
      url: at("/keep-account?token=k1"),
      eraseAt: NOW + 14 * DAY,
      plans: ["Your plan Agent Plus ended with the account. Nothing more is charged."],
      receipts: [
        { title: "Invoice F-2044", text: "$29.00, paid Nov 3, 2026", url: at("/billing/invoices/2044") },
        { title: "Invoice F-1980", text: "$29.00, paid Oct 3, 2026", url: at("/billing/invoices/1980") },
      ],
    }),
  ),
  own(() => auth.stayingEmail(READER, "Nell")),
  own(() => factor.factorAddedEmail(READER, "Nell")),
  own(() => factor.factorRemovedEmail(READER, "Nell")),
  own(() => factor.recoveryCodesEmail(READER, "Nell")),
  own(() => factor.recoveryCodeUsedEmail(READER, "Nell", 7)),
  own(() => factor.factorLockedEmail(READER, "Nell")),
  own(() =>
    factor.resetAskedEmail(READER, "Nell", { stopUrl: at("/stop-reset?token=s1"), expiresAt: NOW + 7 * DAY }),
  ),
  own(() => factor.resetApprovedOnceEmail(READER, "Nell")),
  own(() => factor.resetDoneEmail(READER, "Nell")),
  own(() => factor.resetRefusedEmail(READER, "Nell", "We couldn’t reach you at the number on file.")),
  own(() => viewedEmail(READER, "Nell", { reason: "You asked why your review isn’t shown.", minutes: 30 })),
  own(() => admin.archivedEmail(nell, "Two accounts had the same NPN, and you asked us to close this one.")),
  own(() => admin.restoredEmail(nell, "You asked for it by phone on Nov 26.")),
  own(() => admin.endedSessionsEmail(nell, "A sign-in from a network you don’t know.")),
  own(() => admin.roleEmail(nell, "agent", "You sent us your Texas license.")),
  english(() =>
    digestEmail(READER, {
      items: [
        {
          title: "New message from Theo",
          text: "He sent you a message. You can read it on our site.",
          url: at("/messages/4"),
        },
        {
          title: "A customer published a review of you",
          text: "Five stars, from a completed appointment.",
          url: at("/dashboard/reviews"),
        },
        {
          title: "Auto question from Austin, TX",
          text: "Someone near you has a question you’re licensed to answer.",
          url: at("/dashboard/questions"),
        },
      ],
      more: 2,
      url: at("/notifications"),
      stop: stop("digest"),
    }),
  ),
];
