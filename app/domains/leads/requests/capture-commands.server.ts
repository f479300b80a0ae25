/** Leaving contact details on an agent's contact card. */

import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { takeOfDay } from "#app/platform/security/limiters.ts";
import { networkHash } from "#app/platform/security/network-hash.ts";
import { language, t } from "#app/text/text.ts";
import { type LeadAgent, wordingDay } from "../agent-queries.server.ts";
import { consentTexts } from "../consents/consent-texts.ts";
import { receiptEmail } from "../emails.server.ts";
import { type Capture, channelsOf, phoneErrors } from "../inputs.ts";
import { consentUrl } from "../lead-links.server.ts";
import {
  eventStatement,
  leadConsents,
  leadStatement,
  numberOf,
  tellAgent,
} from "../lead-statements.server.ts";
import { CAPTURED_BY_AGENT, CAPTURED_FROM_NETWORK, EMAILS_TO_ADDRESS } from "../limits.ts";
import { medicareInEmail } from "./medicare-lines.server.ts";
import { stoppedErrors } from "./stopped-errors.ts";

export type CaptureOutcome =
  | { kind: "left" }
  | { kind: "refused"; status: number; errors: Readonly<Record<string, string>> }
  | { kind: "too-often"; waitSeconds: number };

/**
 * Writes the lead and its consents, notifies the agent, and emails the person a copy with the link that stops it all. If
 * someone typed another person's address, that email is all its owner gets. Sending the same form twice makes one lead.
 */
export async function leaveDetails(
  context: AppContext,
  agent: LeadAgent,
  sent: Capture,
  account: { userId: string; email: string; emailConfirmed: boolean } | null,
): Promise<CaptureOutcome> {
  if (agent.userId === null)
    return {
      kind: "refused",
      status: 403,
      errors: { form: t("No one has claimed this profile yet, so no one would read it.") },
    };
  if (agent.userId === account?.userId)
    return {
      kind: "refused",
      status: 403,
      errors: { form: t("This is your own card. Your clients fill it in.") },
    };
  const errors = phoneErrors(sent);
  if (Object.keys(errors).length > 0) return { kind: "refused", status: 400, errors };
  // First, so that nobody finds out number by number who said stop.
  const { limiters, clientAddress } = context;
  const waitSeconds =
    (await takeOfDay(limiters, "captures-from", clientAddress, CAPTURED_FROM_NETWORK)) ||
    (await takeOfDay(limiters, "captures-by", agent.id, CAPTURED_BY_AGENT)) ||
    (await takeOfDay(limiters, "capture-mail", sent.email, EMAILS_TO_ADDRESS));
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  const own = account?.emailConfirmed && account.email === sent.email ? account : null;
  const stopped = await findStop(context, {
    phone: sent.allow_phone || sent.allow_text ? sent.phone : null,
    address: sent.allow_email ? sent.email : null,
    email: sent.email,
    confirmed: own !== null,
    sellerId: agent.id,
  });
  if (stopped !== null) return { kind: "refused", status: 409, errors: stoppedErrors(stopped) };
  const { clock, origin } = context;
  const nowMs = clock.now();
  const id = newId(nowMs);
  const channels = channelsOf(sent);
  const wording = sent.wording ?? language();
  const texts = consentTexts(agent.seller, wordingDay(context), wording);
  const receipt = receiptEmail(sent.email, {
    agent: agent.name,
    asked: "contact",
    agreed: channels.map((channel) => texts[channel]),
    link: {
      label: t("See {name}’s profile", { name: agent.name }),
      url: origin + paths.showcase(agent.slug),
    },
    consent: await consentUrl(context, id),
    legal: medicareInEmail(context, agent, null, "lead-receipt"),
  });
  const phone = sent.allow_phone || sent.allow_text ? sent.phone : null;
  const consents = await leadConsents(context, {
    lead: { ...sent, id, userId: own?.userId ?? null, phone },
    agent,
    purpose: "contact-capture",
    channels,
    givenOn: leadPaths.captureCard(agent.slug),
    wording,
  });
  const notified = await tellAgent(context, agent, {
    leadId: id,
    title: `${sent.firstName} left their details with you`,
    line: `${sent.firstName} filled in your contact card.`,
  });
  const sentFrom = await networkHash(context, "consent-networks");
  await commit(context, {
    duplicates: ["leads.submission_key"],
    statements: [
      leadStatement(context, {
        id,
        submissionKey: sent.key,
        agentNo: agent.agentNo,
        agentUserId: agent.userId,
        source: "contact-capture",
        status: "new",
        userId: own?.userId ?? null,
        firstName: sent.firstName,
        lastName: sent.lastName,
        email: sent.email,
        language: language(),
        emailConfirmed: own !== null,
        phone,
        answers: "[]",
        note: sent.note,
        sentFrom,
        createdAt: nowMs,
        receivedAt: nowMs,
      }),
      eventStatement(context, numberOf(id), "received"),
      ...consents,
      ...notified,
      emailStatement(context, receipt),
    ],
    mail: true,
    ...notifyUsers([agent.userId]),
  });
  return { kind: "left" };
}
