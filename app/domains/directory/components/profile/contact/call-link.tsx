import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { rich } from "#app/text/text.ts";
import { type ButtonLook, buttonClass } from "#app/ui/buttons/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

export type CallLinkProps = Pick<ButtonLook, "look" | "full"> & {
  /** E.164, with an extension where it has one. */
  phone: string;
  /** Id of the text to read before calling. */
  describedBy?: string | undefined;
};

export function CallLink({ phone, look, full, describedBy }: CallLinkProps) {
  // With its extension it may need a second line.
  const long = formatPhone(phone).length > "(512) 555-0142".length;
  const number = (
    <span className={classNames("lining-nums tabular-nums", !long && "min-[380px]:whitespace-nowrap")}>
      {formatPhone(phone)}
    </span>
  );
  return (
    <a className={buttonClass({ look, full })} href={phoneLink(phone)} aria-describedby={describedBy}>
      <Icon name="phone" />
      <span>{rich("Call {phone}", { phone: number })}</span>
    </a>
  );
}
