import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

export type SaveButtonProps = {
  slug: string;
  /** The agent's name, in a list of several; a profile needs none. */
  name?: string | undefined;
  saved: boolean;
};

/**
 * Saves an agent, or removes one who is saved; sends the form around it. In a cached page the Worker replaces it for readers
 * who have saved the agent (`reader.server.tsx`), by its attributes.
 */
export function SaveButton({ slug, name, saved }: SaveButtonProps) {
  const shared = {
    small: true,
    look: "link",
    icon: "save",
    name: "intent",
    value: saved ? "remove" : "add",
    "data-saves": slug,
  } as const;
  if (name === undefined) {
    return (
      <Button {...shared} flush>
        {saved ? t("Saved, remove") : t("Save agent")}
      </Button>
    );
  }
  return (
    <Button
      {...shared}
      className={classNames(
        // On a phone the row's line holds the icon alone; it is filled once saved.
        "max-md:min-h-target max-md:min-w-target max-md:px-0 md:px-1 max-md:[&>span]:sr-only",
        saved && "[&_svg]:fill-current",
      )}
      data-name={name}
      aria-label={t(saved ? "{name} is saved, remove" : "Save {name}", { name })}
    >
      {saved ? t("Saved") : t("Save")}
    </Button>
  );
}
