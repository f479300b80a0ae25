/** The sections of the admin pages, for their first page and for an admin's sidebar. */
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { IconName } from "#app/ui/icon.tsx";

export type AdminRoom = { to: string; label: string; icon: IconName; about: string };

export const ADMIN_ROOMS: readonly { label: string; rooms: readonly AdminRoom[] }[] = [
  {
    label: "People and what they keep",
    rooms: [
      {
        to: adminPaths.people(),
        label: "People",
        icon: "users",
        about: "Accounts, what they may, and everything of one in one place.",
      },
      {
        to: adminPaths.organizations(),
        label: "Organizations",
        icon: "users",
        about: "Agencies, FMOs, and carriers, who runs them, and who belongs.",
      },
      {
        to: adminPaths.applications(),
        label: "Applications",
        icon: "list",
        about: "To make an organization or to run one, waiting and decided.",
      },
      {
        to: adminPaths.licenses(),
        label: "Licenses",
        icon: "license",
        about: "The ledger: what we know of each license, and from where.",
      },
      {
        to: adminPaths.secondFactorResets(),
        label: "Lost second factors",
        icon: "phone",
        about: "Asked for by their owners; two admins approve.",
      },
    ],
  },
  {
    label: "What people write",
    rooms: [
      {
        to: adminPaths.reviews(),
        label: "Reviews",
        icon: "star",
        about: "Every review and what became of it.",
      },
      {
        to: adminPaths.questions(),
        label: "Questions",
        icon: "question",
        about: "Every question, whom it went to, and who answered.",
      },
    ],
  },
  {
    label: "What waits for a decision",
    rooms: [
      {
        to: adminPaths.claims(),
        label: "Claims",
        icon: "flag",
        about: "Claimed and contested profiles, what is due first.",
      },
      {
        to: adminPaths.licenseDocuments(),
        label: "License documents",
        icon: "document",
        about: "What agents sent for their licenses, to be read.",
      },
      {
        to: adminPaths.questionReports(),
        label: "Reported questions",
        icon: "question",
        about: "Questions and answers that readers reported.",
      },
      {
        to: adminPaths.messageReports(),
        label: "Reported messages",
        icon: "message",
        about: "What one side of a conversation reported.",
      },
      {
        to: adminPaths.photoCases(),
        label: "Reported photos",
        icon: "eye",
        about: "Photos that readers reported.",
      },
    ],
  },
  {
    label: "What the product works with",
    rooms: [
      {
        to: adminPaths.productTypes(),
        label: "Insurance types",
        icon: "list",
        about: "What people ask for, and which lines of authority cover it.",
      },
      {
        to: adminPaths.plans(),
        label: "Plans",
        icon: "bill",
        about: "What can be paid for, and its prices.",
      },
      {
        to: adminPaths.terms(),
        label: "Terms",
        icon: "list",
        about: "Every version, when it begins, and who must agree again.",
      },
      {
        to: adminPaths.imports(),
        label: "Imports",
        icon: "download",
        about: "License lists: try one, read the differences, apply it, take it back.",
      },
      {
        to: adminPaths.seedAvatars(),
        label: "Generated pictures",
        icon: "eye",
        about: "For those without a photo.",
      },
    ],
  },
  {
    label: "Money",
    rooms: [
      {
        to: paymentPaths.adminPayments(),
        label: "Payments",
        icon: "bill",
        about: "Revenue, invoices, and refunds.",
      },
      {
        to: paymentPaths.adminStripeSync(),
        label: "Compare with Stripe",
        icon: "compare",
        about: "What differs between Stripe and us, row by row.",
      },
    ],
  },
  {
    label: "How it runs",
    rooms: [
      { to: adminPaths.mail(), label: "Emails", icon: "mail", about: "Queued, sent, and failed." },
      {
        to: adminPaths.webhooks(),
        label: "Webhooks",
        icon: "share",
        about: "What Stripe told us, and what we couldn’t follow.",
      },
      { to: paths.adminErrors(), label: "Errors", icon: "warning", about: "The last 100, by severity." },
      {
        to: adminPaths.audit(),
        label: "Audit log",
        icon: "clock",
        about: "What admins did, when, and why. Only ever added to.",
      },
      {
        to: adminPaths.health(),
        label: "Health",
        icon: "check",
        about: "Database, rooms, the clock, and how old each queue is.",
      },
    ],
  },
];
