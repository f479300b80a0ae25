import type { ComponentProps } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import type { AgentCard } from "../types.ts";

export type MessageLinkProps = {
  agent: Pick<AgentCard, "slug" | "name">;
} & Pick<ComponentProps<typeof ButtonLink>, "small" | "full" | "icon" | "className">;

/** Link to a new message. Only for an agent who reads messages here and takes new clients. */
export const MessageLink = ({ agent, ...look }: MessageLinkProps) => (
  <ButtonLink
    {...look}
    to={paths.beforeMessage(agent.slug)}
    rel="nofollow"
    aria-label={t("Message {name}", { name: agent.name })}
  >
    {t("Message")}
  </ButtonLink>
);
