import { wordPhone } from "#app/platform/phone.ts";
import { type ButtonLook, buttonClass } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Calls the agent. `phone` is E.164. */
export function CallLink({ phone, look, full }: Pick<ButtonLook, "look" | "full"> & { phone: string }) {
  return (
    <a className={buttonClass({ look, full })} href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        Call{" "}
        <span className="lining-nums tabular-nums min-[380px]:whitespace-nowrap">{wordPhone(phone)}</span>
      </span>
    </a>
  );
}
