/** Applicants of organizations, and admins who decide about them. */
import { randomUUID } from "node:crypto";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const password = "correct horse battery";

/** An application form for an organization with this name. */
export const applied = (organizationName: string, organizationType = "agency") => ({
  organizationName,
  organizationType,
  npn: "",
  street: "12 Elm Street",
  zip: "78701",
  phone: "(512) 555-0142",
  website: "www.elm.example",
  description: "",
});

export function openApplicants() {
  const site = openAccounts();
  const { rows, stranger, signedIn, emailToken } = site;
  const applicationOf = async (email: string) =>
    (
      await rows(
        `SELECT a.*, r.role, o.status organization_status, o.url_slug slug, o.phone, o.website, o.organization_no no, o.id organization
        FROM organization_applications a JOIN users u ON u.id = a.user_id JOIN user_roles r ON r.user_id = u.id
          LEFT JOIN organizations o ON o.organization_no = a.organization_no
        WHERE u.email = ? ORDER BY a.submitted_at DESC, a.id DESC`,
        [email],
      )
    )[0];
  return {
    ...site,
    applicationOf,
    /** Signs up from an organization's page; the address is confirmed unless `confirmed` is false. */
    async newApplicant(kind = "agency", { confirmed = true } = {}) {
      const email = `${randomUUID()}@mail.example`;
      const organizationName = `Elm ${email.slice(0, 8)}`;
      const visitor = stranger();
      const answer = await visitor.post(`/auth/${kind}-signup`, {
        organizationName,
        firstName: "Wren",
        lastName: "Elm",
        email,
        password,
      });
      await answer.text();
      if (confirmed) {
        const token = await emailToken("confirm-email", email);
        await (await visitor.post(`/check-email?token=${token}`, { token })).text();
      }
      return { visitor, email, organizationName, answer };
    },
    /** Decides as an admin who has read the page. */
    async decide(email: string, fields: { decision: string; reason?: string }, by?: Visitor) {
      const admin = by ?? (await signedIn("admin"));
      const row = await applicationOf(email);
      const page = `/admin/applications/${row?.id}`;
      const answer = await admin.post(page, { reason: "", seen: String(row?.changed_at), ...fields });
      return { answer, page, admin };
    },
    bellOf: (email: string) =>
      rows(
        "SELECT title, action_url FROM user_notifications WHERE user_id = (SELECT id FROM users WHERE email = ?)",
        [email],
      ),
    emailsTo: (email: string, kind: string) =>
      rows("SELECT subject, text FROM outbox WHERE recipient = ? AND kind = ?", [email, kind]),
  };
}
