import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** A name longer than this takes the full width of a small screen. */
const LONG_NAME_CHARACTERS = 28;

const HEADLINE = "text-18 text-ink-2 leading-[1.45]";

export type TitleBlockProps = {
  id: string;
  name: string;
  photoUrl?: string | null;
  headline?: string;
  /** Small, under the picture, about it; not on a phone, whose first screens have no room for it. */
  underPicture?: ReactNode;
  level?: 1 | 2;
  /** What the agent or organization is, and where, in one line. */
  children: ReactNode;
};

/** The top of an agent's or an organization's page: picture, name and description. */
export function TitleBlock({
  id,
  name,
  photoUrl,
  headline = "",
  underPicture,
  level = 1,
  children,
}: TitleBlockProps) {
  const Name = `h${level}` as const;
  const long = name.length > LONG_NAME_CHARACTERS;
  return (
    <div
      className={classNames(
        "grid items-start gap-x-6 gap-y-3 pt-3 max-md:gap-x-4 md:pt-6",
        long ? "grid-cols-1 md:grid-cols-[auto_minmax(0,1fr)]" : "grid-cols-[auto_minmax(0,1fr)]",
      )}
    >
      <div>
        <Avatar id={id} name={name} size="lg" photoUrl={photoUrl} eager className="max-md:size-20" />
        {underPicture ? (
          <p className="mt-1.5 max-w-30 text-balance text-13 text-muted leading-tight max-md:hidden">
            {underPicture}
          </p>
        ) : null}
      </div>
      <div>
        <Name
          className={classNames(
            "text-[clamp(2.125rem,1.5rem+2.9vw,3.5rem)] tracking-[-0.018em]",
            long && "max-md:hyphens-auto max-md:text-32",
          )}
        >
          {name}
        </Name>
        {headline === "" ? null : <p className={`mt-2 max-md:hidden ${HEADLINE}`}>{headline}</p>}
        <p className="mt-1.5 text-14 text-muted">{children}</p>
      </div>
      {/* On small screens the headline takes the full width under the picture. */}
      {headline === "" ? null : <p className={`col-span-full md:hidden ${HEADLINE}`}>{headline}</p>}
    </div>
  );
}
