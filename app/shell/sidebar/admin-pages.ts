/** The sections of the admin pages, for their first page and for an admin's sidebar. */
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { IconName } from "#app/ui/icon.tsx";

export type AdminPage = { to: string; label: string; icon: IconName; about: string };

export const ADMIN_GROUPS: readonly { label: string; pages: readonly AdminPage[] }[] = [
  {
    label: "People and records",
    pages: [
      {
        to: adminPaths.people(),
        label: "People",
        icon: "users",
        about: "Accounts, their permissions, and everything about each in one place.",
      },
      {
        to: adminPaths.agents(),
        label: "Agents",
        icon: "users",
        about: "Every profile, listed or not: add one, or say that an agent died or retired.",
      },
      {
        to: adminPaths.organizations(),
        label: "Organizations",
        icon: "users",
        about: "Agencies, FMOs, and carriers, their managers, and their members.",
      },
      {
        to: adminPaths.applications(),
        label: "Applications",
        icon: "list",
        about: "Requests to create or manage an organization, open and decided.",
      },
      {
        to: adminPaths.licenses(),
        label: "Licenses",
        icon: "license",
        about: "What we know about each license, and the source.",
      },
      {
        to: adminPaths.consentCopies(),
        label: "Consents",
        icon: "document",
        about: "Sealed copies of what people agreed to, and who asked us to stop.",
      },
      {
        to: adminPaths.secondFactorResets(),
        label: "Lost second factors",
        icon: "phone",
        about: "Requested by their owners; two admins approve.",
      },
    ],
  },
  {
    label: "What people write",
    pages: [
      {
        to: adminPaths.reviews(),
        label: "Reviews",
        icon: "star",
        about: "Every review and its status.",
      },
      {
        to: adminPaths.reviewPauses(),
        label: "Paused reviews",
        icon: "star",
        about: "Profiles whose new reviews wait because many came at once.",
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
    label: "Waiting for a decision",
    pages: [
      {
        to: adminPaths.claims(),
        label: "Claims",
        icon: "flag",
        about: "Claimed and contested profiles, by due date.",
      },
      {
        to: adminPaths.newAgents(),
        label: "New agents",
        icon: "license",
        about: "Agents who applied to be listed, and those whom a list contradicts.",
      },
      {
        to: adminPaths.licenseDocuments(),
        label: "License documents",
        icon: "document",
        about: "Documents that agents uploaded for their licenses.",
      },
      {
        to: adminPaths.listCases(),
        label: "Rows of lists",
        icon: "document",
        about: "What imported lists leave open: licenses in question, agents without a place.",
      },
      {
        to: adminPaths.notListed(),
        label: "Not listed",
        icon: "eye",
        about: "People who ask to be taken out of the directory.",
      },
      {
        to: adminPaths.lookAlikes(),
        label: "Agents who look alike",
        icon: "users",
        about: "Two profiles that may be one person.",
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
        about: "Messages that someone in the conversation reported.",
      },
      {
        to: adminPaths.photoCases(),
        label: "Reported photos",
        icon: "eye",
        about: "Photos that readers reported.",
      },
      {
        to: adminPaths.factCases(),
        label: "Facts reported",
        icon: "flag",
        about: "What readers say was wrong on a profile.",
      },
    ],
  },
  {
    label: "Catalog and data",
    pages: [
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
        about: "What customers can buy, and the prices.",
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
        about: "License lists: preview one, review the differences, apply it, undo it.",
      },
      {
        to: adminPaths.listWords(),
        label: "Words of lists",
        icon: "list",
        about: "What states call lines of authority and statuses, where our tables don’t know it.",
      },
      {
        to: adminPaths.seedAvatars(),
        label: "Generated pictures",
        icon: "eye",
        about: "For agents without a photo.",
      },
    ],
  },
  {
    label: "Money",
    pages: [
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
        about: "Differences between Stripe and our records, row by row.",
      },
    ],
  },
  {
    label: "Operations",
    pages: [
      { to: adminPaths.mail(), label: "Emails", icon: "mail", about: "Queued, sent, and failed." },
      {
        to: adminPaths.webhooks(),
        label: "Webhooks",
        icon: "share",
        about: "Events from Stripe, and those we couldn’t process.",
      },
      { to: paths.adminErrors(), label: "Errors", icon: "warning", about: "The last 100, by severity." },
      {
        to: adminPaths.audit(),
        label: "Audit log",
        icon: "clock",
        about: "What admins did, when, and why. Entries are never changed.",
      },
      {
        to: adminPaths.health(),
        label: "Health",
        icon: "check",
        about: "Database, live rooms, scheduled jobs, and how old each queue is.",
      },
    ],
  },
];
