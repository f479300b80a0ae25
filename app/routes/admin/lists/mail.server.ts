import { adminPaths } from "#app/paths/admin.ts";
import {
  adminMail,
  liftSuppression,
  listMailKinds,
  type MailStatus,
  RETRIED_EMAILS,
  retryEmail,
  retryFailed,
} from "#app/platform/mail/mail-log.ts";
import { KEPT_FAILED_DAYS } from "#app/platform/mail/outbox.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { emailKind } from "./mail-words.ts";

const MAIL_STATUS: Readonly<Record<MailStatus, string>> = {
  failed: "Failed",
  queued: "Queued",
  sent: "Sent",
};
/** Until its owner says under Settings that it works, or an admin here. */
const SUPPRESSED = { "hard-bounce": "It came back", complaint: "Reported as spam" } as const;
const STATUSES = Object.keys(MAIL_STATUS) as MailStatus[];

const KIND = /^[a-z][a-z-]{0,60}$/;
/** The kinds come from the database. */
const kindIn = (form: FormData) => {
  const kind = form.get("kind");
  return typeof kind === "string" && KIND.test(kind) ? kind : undefined;
};
const ID_CHARACTERS = 36;

/** The file leaves out subjects, since some are private between two people. */
export const mail = defineList({
  name: "mail",
  title: "Emails",
  lead: `What they say isn’t shown: the links in them open accounts. What failed can be sent again for ${KEPT_FAILED_DAYS} days, though links in it may have expired.`,
  description: "What was queued, sent, and failed.",
  noun: { one: "email", many: "emails" },
  filters: [
    { name: "to", label: "To this address", hint: "The complete address." },
    { name: "kind", label: "Kind", any: "Any kind", pattern: KIND, options: [] },
    {
      name: "address",
      label: "Address",
      any: "Any address",
      options: [{ value: "suppressed", label: "Gets no email" }],
    },
    {
      name: "status",
      label: "Status",
      order: true,
      options: STATUSES.map((value) => ({ value, label: MAIL_STATUS[value] })),
    },
  ],
  // Failed, unless the address says another.
  filterOf: ({ to, kind, status, address }) => ({
    suppressed: address === "suppressed",
    status: STATUSES.find((one) => one === status) ?? "failed",
    kind,
    recipient: to?.toLowerCase(),
  }),
  columns: [
    {
      key: "kind",
      label: "Email",
      heading: true,
      cell: (row) => [emailKind(row.kind), ...(row.subject === "" ? [] : [{ caption: row.subject }])],
      file: { kind: (row) => row.kind, id: (row) => row.id },
    },
    {
      key: "to",
      label: "To",
      cell: (row) => ({ name: row.recipient }),
      file: { to: (row) => row.recipient },
    },
    {
      key: "suppressed",
      label: "Gets no email",
      cell: ({ id, recipient, suppressed }) =>
        suppressed === null
          ? null
          : [
              SUPPRESSED[suppressed],
              {
                button: {
                  label: "Email it again",
                  said: `Email it again: ${recipient}`,
                  intent: "lift",
                  fields: { email: id },
                },
              },
            ],
      file: { "gets no email": (row) => row.suppressed },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => MAIL_STATUS[row.status],
      file: { status: (row) => row.status },
    },
    {
      key: "tries",
      label: "Tries",
      end: true,
      cell: (row) => row.attempts,
      file: { tries: (row) => row.attempts },
    },
    {
      key: "error",
      label: "Last error",
      cell: (row) => ({ long: row.error ?? "None" }),
      file: { "last error": (row) => row.error },
    },
    {
      key: "made",
      label: "Written",
      cell: (row) => ({ at: row.createdAt }),
      file: { written: (row) => fileMoment(row.createdAt) },
    },
    {
      key: "when",
      label: "Sent, due, or failed",
      cell: (row) => ({ at: row.sentAt ?? row.nextAttemptAt }),
      file: { "sent, due, or failed": (row) => fileMoment(row.sentAt ?? row.nextAttemptAt) },
    },
    {
      key: "again",
      label: "Send again",
      hideLabel: true,
      cell: ({ id, kind, recipient, status, whole }) => {
        if (status !== "failed") return null;
        if (!whole) return { caption: "Its text is gone" };
        return {
          button: {
            label: "Send again",
            said: `Send again: ${emailKind(kind)} to ${recipient}`,
            intent: "retry",
            fields: { email: id },
            letter: ["a", "Send it again"],
          },
        };
      },
    },
  ],
  rowKey: (row) => row.id,
  ...adminMail,
  async page(context, filter, after) {
    const [page, kinds] = await Promise.all([
      adminMail.page(context, filter, after),
      listMailKinds(context, filter.status),
    ]);
    const failed = filter.status === "failed";
    return {
      ...page,
      options: { kind: kinds.map((value) => ({ value, label: emailKind(value) })) },
      head: {
        empty: failed ? "Every email went out." : null,
        button:
          failed && page.rows.some(({ whole }) => whole)
            ? {
                label:
                  page.count.rows > RETRIED_EMAILS
                    ? `Send the first ${RETRIED_EMAILS} again`
                    : "Send all of these again",
                busyLabel: "Queuing",
                intent: "retry-all",
                fields: filter.kind === undefined ? undefined : { kind: filter.kind },
              }
            : null,
      },
    };
  },
  exported: { act: "email.export", kind: "email" },
  acts: {
    async lift(context, adminId, form) {
      const lifted = await liftSuppression(
        context,
        adminId,
        String(form.get("email") ?? "").slice(0, ID_CHARACTERS),
      );
      return lifted
        ? {
            title: "We’ll email this address again",
            text: "The provider may have a list of its own: take the address off there as well.",
            tone: "success",
          }
        : { title: "Nothing changed", text: "We email this address already.", tone: "error" };
    },
    async retry(context, adminId, form) {
      const again = await retryEmail(
        context,
        adminId,
        String(form.get("email") ?? "").slice(0, ID_CHARACTERS),
      );
      return again
        ? { title: "Queued again", text: "It goes out now.", tone: "success" }
        : {
            title: "Not sent again",
            text: "It’s queued or sent already, or its text is gone.",
            tone: "error",
          };
    },
    async "retry-all"(context, adminId, form) {
      const many = await retryFailed(context, adminId, kindIn(form) ?? null);
      return many > 0
        ? { title: `Queued ${many} again`, text: "They go out now.", tone: "success" }
        : {
            title: "Nothing sent again",
            text: "Another admin was faster, or their text is gone.",
            tone: "error",
          };
    },
  },
  backTo: (form) => adminPaths.mail({ kind: kindIn(form) }),
});
