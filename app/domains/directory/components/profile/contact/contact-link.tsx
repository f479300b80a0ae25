import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { type ButtonLook, buttonClass } from "#app/ui/buttons/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type ContactLinkProps = Pick<ButtonLook, "look" | "full"> & {
  slug: string;
  version?: "3.0" | "4.0";
  children: ReactNode;
};

/** Downloads the contact card: a file, so a plain link that leaves the page where it is. */
export function ContactLink({ slug, version, look, full, children }: ContactLinkProps) {
  return (
    <a
      className={buttonClass({ look, full })}
      href={paths.agentContact(slug, version)}
      download={`${slug}.vcf`}
    >
      <Icon name="card" />
      <span>{children}</span>
    </a>
  );
}
