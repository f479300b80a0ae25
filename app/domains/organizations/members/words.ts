/** Words for membership, on pages and in emails. */
import { site } from "#app/platform/site.ts";
import type { OrganizationRole } from "../types.ts";
import type { JoinProblem } from "./member-policy.ts";

const AS: Readonly<Record<OrganizationRole, string>> = {
  owner: "as its owner",
  manager: "as a manager",
  executive: "as an executive",
  member: "as a member",
};
export const asRole = (role: OrganizationRole): string => AS[role];

/** What each role may do there, in a line. */
export const ROLE_HINTS = {
  member: "Belongs to it. Agents show it on their profile.",
  executive: "Sees its people and answers reviews. Changes nothing.",
  manager: "Also invites and removes members and executives, and answers requests.",
} as const;

export const JOIN_PROBLEMS: Readonly<Record<JoinProblem, { title: string; text: string }>> = {
  admin: {
    title: "Admins can’t join an organization",
    text: "Admins decide about organizations, so they don’t belong to any. Use an account with another email address.",
  },
  "agent-unverified": {
    title: "Claim your profile first",
    text: "Agents join with their license record. Claim your profile, and you’ll come back here. Until then, nothing is lost.",
  },
  "agent-leads": {
    title: "An agent’s account can’t manage an organization",
    text: "Your profile, reviews, and answers belong to your agent account. To manage an organization, use an account with another email address.",
  },
  "applicant-leads": {
    title: "Your own application is still open",
    text: `Our team is reading the application for your own organization. Once it’s decided, you can manage another one. Questions? Email ${site.supportEmail}.`,
  },
  "other-address": {
    title: "This invite opens for another address",
    text: "An invite to manage or to see an organization’s people opens only for the address it was sent to. You can ask to use your own address, and its owner confirms it first.",
  },
  unconfirmed: {
    title: "Confirm your email address first",
    text: "We need to know who joins. Use the link we emailed you, and you’ll come back here.",
  },
};
