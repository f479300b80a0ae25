/** The emails of photos: that one was removed, and that one was reported. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";

export const removedPhotoEmail = (recipient: string, reason: string, url: string): Email =>
  writeEmail("photo-removed", recipient, {
    subject: "Your photo was removed",
    before: [
      "Readers reported your photo, and someone on our team looked at it and removed it.",
      `Reason: ${reason}`,
      "Your initials show instead. You can add another photo.",
    ],
    link: { label: "Add another photo", url },
    after: [`Think we got it wrong? Email us at ${site.supportEmail}.`],
  });

/** To admins. */
export const waitingPhotoEmail = (
  recipient: string,
  { title, message }: { title: string; message: string },
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-photo", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });
