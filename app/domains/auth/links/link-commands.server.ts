/** Sending links by email: to confirm an address, to set a new password, to restore an account. */
import { eq, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { profiles, users } from "#db/schema/index.ts";
import { confirmationEmail, reactivateEmail, resetEmail } from "../emails.ts";
import { languageOfUser } from "../language-commands.server.ts";
import {
  CONFIRM_LINK_HOURS,
  LINKS_A_NETWORK_AN_HOUR,
  LINKS_AN_HOUR,
  REACTIVATE_LINK_HOURS,
  RESET_LINK_MINUTES,
} from "../limits.ts";
import { type LinkPurpose, prepareLink } from "./links.server.ts";

type Person = {
  id: string;
  email: string;
  firstName: string;
  confirmed: boolean;
  /** Archived by its owner. */
  archived: boolean;
  /** Archived by an admin, so its owner can't restore it. */
  archivedByUs: boolean;
};

/** What anyone may request with just an address. */
type AskedPurpose = Exclude<LinkPurpose, "keep-account">;

const MINUTES: Readonly<Record<AskedPurpose, number>> = {
  "confirm-email": CONFIRM_LINK_HOURS * 60,
  "reset-password": RESET_LINK_MINUTES,
  reactivate: REACTIVATE_LINK_HOURS * 60,
};
const EMAILS = {
  "confirm-email": (email: string, _firstName: string, url: string) => confirmationEmail(email, url),
  "reset-password": resetEmail,
  reactivate: reactivateEmail,
} as const;

async function findPerson({ db }: Pick<AppContext, "db">, email: string): Promise<Person | null> {
  const [rows] = await db.batch([
    db.orm
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        confirmed: sql<number>`${users.emailConfirmedAt} IS NOT NULL`,
        archived: sql<number>`${profiles.accountStatus} = 'archived' AND NOT ${profiles.archivedByUs}`,
        archivedByUs: sql<number>`${profiles.accountStatus} = 'archived' AND ${profiles.archivedByUs}`,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(eq(users.email, email))
      .limit(1),
  ]);
  const row = rows[0];
  if (row === undefined) return null;
  const { confirmed, archived, archivedByUs, ...person } = row;
  return {
    ...person,
    confirmed: confirmed === 1,
    archived: archived === 1,
    archivedByUs: archivedByUs === 1,
  };
}

/**
 * Counted by purpose, and only when something would be sent. One network uses up its own share before it can use up
 * everyone's; when that is used up, too, the mailbox has a link that still works.
 */
async function isTooMuch(
  { limiters, clientAddress }: AppContext,
  purpose: AskedPurpose,
  email: string,
): Promise<boolean> {
  const action = `mail-to ${purpose}`;
  return (
    (await limiters.take(action, `${email} ${clientAddress}`, LINKS_A_NETWORK_AN_HOUR, 60)) > 0 ||
    (await limiters.take(action, email, LINKS_AN_HOUR, 60)) > 0
  );
}

/**
 * Emails a link if it makes sense: for an unconfirmed address, for a new password of any account, to restore an
 * archived one. Earlier links stay good. The caller answers the same in every case, so that nobody learns who has an
 * account.
 */
export async function mailLink(asked: AppContext, purpose: AskedPurpose, email: string): Promise<void> {
  const context = { ...asked, db: asked.databaseAside() };
  const person = await findPerson(context, email);
  if (person === null) return;
  if (purpose === "confirm-email" && person.confirmed) return;
  if (purpose === "reactivate" && !person.archived) return;
  if (await isTooMuch(context, purpose, email)) return;
  await commit(context, { statements: await linkStatements(context, purpose, person), mail: true });
}

async function linkStatements(context: AppContext, purpose: AskedPurpose, person: Person) {
  const { token, statement } = await prepareLink(context, purpose, person.id, MINUTES[purpose]);
  const path = {
    "confirm-email": paths.checkEmail({ token }),
    "reset-password": paths.resetPassword({ token }),
    reactivate: paths.reactivate({ token }),
  }[purpose];
  const linkEmail = EMAILS[purpose](person.email, person.firstName, context.origin + path);
  return [statement, emailStatement(context, linkEmail)] as const;
}

/**
 * Sends someone their link again on behalf of an admin: to confirm an address, or to restore what its owner archived.
 * Counted like the links people ask for themselves.
 */
export async function resendLink(
  context: AppContext,
  email: string,
  { adminId, reason }: { adminId: string; reason: string },
): Promise<"sent" | "not-needed" | "archived-by-us" | "too-many"> {
  const person = await findPerson(context, email);
  if (person?.archivedByUs) return "archived-by-us";
  if (person === null || (person.confirmed && !person.archived)) return "not-needed";
  const purpose = person.archived ? "reactivate" : "confirm-email";
  if (await isTooMuch(context, purpose, email)) return "too-many";
  const language = await languageOfUser(context, person.id);
  await commit(context, {
    statements: await inLanguage(language, () => linkStatements(context, purpose, person)),
    audit: [
      {
        actorId: adminId,
        act: "account.resend",
        subject: { kind: "account", id: person.id },
        reason,
        after: { link: purpose },
      },
    ],
    mail: true,
  });
  return "sent";
}
