/** The emails about membership: the invite, and the news for both sides. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import type { OrganizationRole } from "../types.ts";
import { INVITE_DAYS } from "./limits.ts";
import type { InviteRole } from "./member-policy.ts";
import { asRole } from "./words.ts";

export const INVITE_KIND = "organization-invite";

export const inviteEmail = (
  recipient: string,
  {
    organization,
    inviter,
    role,
    url,
  }: { organization: string; inviter: string; role: InviteRole; url: string },
): Email =>
  writeEmail(INVITE_KIND, recipient, {
    subject: `${inviter} invites you to join ${organization}`,
    before: ["Hello,", `${inviter} invites you to join ${organization} on ${site.name} ${asRole(role)}.`],
    link: { label: "View the invite", url },
    after: [
      `The link works for ${INVITE_DAYS} days. You can accept with an account you already have, or create one there.`,
      ...(role === "member"
        ? []
        : [
            `It opens for ${recipient} alone. To use another address, open it there and ask: ${organization} confirms that first.`,
          ]),
      "Don’t know them? Ignore this email, or decline on that page, and they can’t invite you again for a month.",
    ],
  });

export type MemberNews = { title: string; message: string };

/** To the person it concerns, whatever they chose to receive. */
export const memberNewsEmail = (recipient: string, { title, message }: MemberNews, url: string): Email =>
  writeEmail("membership", recipient, {
    subject: title,
    before: [message],
    link: { label: "View details", url },
    after: [`Something wrong? Email us at ${site.supportEmail}.`],
  });

/** To the managers who chose to receive it. */
export const managerNewsEmail = (
  recipient: string,
  { title, message }: MemberNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("membership", recipient, {
    subject: title,
    before: [message],
    link: { label: "View it", url },
    after: [],
    stop,
  });

export const NEWS = {
  joined: (name: string, organization: string, role: InviteRole): MemberNews => ({
    title: `${name} joined ${organization}`,
    message: `${name} accepted your invite and joined ${organization} ${asRole(role)}.`,
  }),
  declined: (email: string, organization: string): MemberNews => ({
    title: `An invite to ${organization} was declined`,
    message: `${email} declined the invite. You can invite this address again in a month.`,
  }),
  askedAgain: (email: string, organization: string): MemberNews => ({
    title: `Someone asks for a new invite to ${organization}`,
    message: `The invite for ${email} expired. They’d like a new one.`,
  }),
  requested: (name: string, organization: string, role: InviteRole): MemberNews => ({
    title: `${name} asks to join ${organization}`,
    message: `${name} would like to join ${organization} ${asRole(role)}. Accept or decline the request.`,
  }),
  left: (name: string, organization: string): MemberNews => ({
    title: `${name} left ${organization}`,
    message: `${name} no longer belongs to ${organization}.`,
  }),
  accepted: (organization: string, role: InviteRole): MemberNews => ({
    title: `You now belong to ${organization}`,
    message: `${organization} accepted your request. You joined ${asRole(role)}.`,
  }),
  refused: (organization: string, reason: string): MemberNews => ({
    title: `${organization} declined your request`,
    message: `Reason: ${reason}`,
  }),
  removed: (organization: string): MemberNews => ({
    title: `You were removed from ${organization}`,
    message: `You no longer belong to ${organization}. Your account, your reviews, and your messages stay yours.`,
  }),
  roleChanged: (organization: string, role: OrganizationRole): MemberNews => ({
    title: `Your role at ${organization} changed`,
    message: `You now belong to ${organization} ${asRole(role)}.`,
  }),
  handedOver: (organization: string, to: string): MemberNews => ({
    title: `You transferred ${organization}`,
    message: `${to} owns ${organization} now. You’re a manager there. If this wasn’t you, change your password and email us.`,
  }),
  owns: (organization: string, from: string): MemberNews => ({
    title: `You own ${organization} now`,
    message: `${from} transferred ${organization} to you.`,
  }),
  closed: (organization: string): MemberNews => ({
    title: `${organization} was closed`,
    message: `Its owner closed ${organization}. Nobody belongs to it anymore.`,
  }),
  archivedByUs: (organization: string, reason: string): MemberNews => ({
    title: `${organization} was archived`,
    message: `We archived ${organization}. Nobody belongs to it anymore. Reason: ${reason}`,
  }),
  restoredByUs: (organization: string, reason: string): MemberNews => ({
    title: `${organization} is back`,
    message: `We restored ${organization}, and you belong to it again. Reason: ${reason}`,
  }),
} as const;
