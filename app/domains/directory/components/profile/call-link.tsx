import { type ButtonLook, buttonClass } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { wordPhone } from "../../profile/profile-facts.ts";

/** Calls the agent. `phone` is E.164. */
export function CallLink({ phone, look, full }: Pick<ButtonLook, "look" | "full"> & { phone: string }) {
  return (
    <a className={buttonClass({ look, full })} href={`tel:${phone}`}>
      <Icon name="phone" />
      <span>
        Call <span className="num nowrap">{wordPhone(phone)}</span>
      </span>
    </a>
  );
}
