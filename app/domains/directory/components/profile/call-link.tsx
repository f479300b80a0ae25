import { formatPhone } from "#app/platform/phone.ts";
import { rich } from "#app/text/text.ts";
import { type ButtonLook, buttonClass } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type CallLinkProps = Pick<ButtonLook, "look" | "full"> & {
  /** E.164. */
  phone: string;
  /** Id of what is to be known before one calls. */
  describedBy?: string | undefined;
};

/** Calls the agent. */
export function CallLink({ phone, look, full, describedBy }: CallLinkProps) {
  return (
    <a className={buttonClass({ look, full })} href={`tel:${phone}`} aria-describedby={describedBy}>
      <Icon name="phone" />
      <span>
        {rich("Call {phone}", {
          phone: (
            <span className="lining-nums tabular-nums min-[380px]:whitespace-nowrap">
              {formatPhone(phone)}
            </span>
          ),
        })}
      </span>
    </a>
  );
}
