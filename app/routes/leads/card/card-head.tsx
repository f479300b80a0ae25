import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

export type CardAgent = {
  id: string;
  name: string;
  photoUrl: string | null;
  organization: string | null;
  city: string;
  stateCode: string;
  californiaLicense: string | null;
  /** "Texas 2214873, Oklahoma 3001946172": in force today. */
  licenses: string;
};

/** The agent on the card. In California the license number is next to the name (Ins. Code 1725.5). */
export function CardHead({ agent, level }: { agent: CardAgent; level: 1 | 2 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5">
      <Avatar
        id={agent.id}
        name={agent.name}
        photoUrl={agent.photoUrl}
        size="lg"
        eager
        className="max-md:size-20"
      />
      <div className="grid gap-1">
        <Heading className="text-24 md:text-32">{agent.name}</Heading>
        {agent.californiaLicense === null ? null : (
          <p className="text-16">{t("California license {number}", { number: agent.californiaLicense })}</p>
        )}
        <p className="text-muted">
          {[agent.organization, `${agent.city}, ${agent.stateCode}`]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
      </div>
      <Caption className="col-span-full mt-3">
        {agent.licenses === ""
          ? t("No license in force on file today.")
          : t("Licensed in {licenses}", { licenses: agent.licenses })}
      </Caption>
    </div>
  );
}
