import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";

/** The state's counties, greener where there are more agents. The table next to it says the same in numbers. */
export function StateMap({ code, name }: { code: string; name: string }) {
  return (
    <div className="self-start">
      <svg
        className="max-h-144 w-full overflow-visible"
        viewBox="0 0 640 640"
        role="img"
        aria-label={t("Map of the counties of {name}, greener with more agents", { name: named(name) })}
      >
        <use href={paths.stateMap(code)} width="640" height="640" />
      </svg>
    </div>
  );
}
