import type { ReactNode } from "react";
import { hasBit } from "#app/domains/directory/bits.ts";
import type { OwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";

type BoxesProps<Chosen> = {
  page: Pick<OwnShowcase, "catalog" | "covered">;
  chosen: Chosen;
  error?: string | undefined;
};

/** A type that no license in force covers cannot be chosen, and says why. */
export function TypeBoxes({ page: { catalog, covered }, chosen, error }: BoxesProps<number>) {
  const open = catalog.types.filter(({ bit }) => hasBit(covered, bit));
  const shut = catalog.types.filter(({ bit }) => !hasBit(covered, bit));
  return (
    <ChoiceGroup
      legend="Insurance types you offer"
      id="types"
      hint="With none chosen, readers see every type that your licenses cover."
      {...(error === undefined ? {} : { error })}
    >
      <Boxes>
        {open.map(({ bit, name }) => (
          <Choice key={bit} name="types" value={bit} defaultChecked={hasBit(chosen, bit)}>
            {name}
          </Choice>
        ))}
      </Boxes>
      {shut.length === 0 ? null : (
        <>
          <p className="mt-3 text-14 text-muted" id="types-shut">
            {open.length === 0
              ? "You have no license in force, so there’s nothing to choose yet."
              : "No license of yours in force covers these:"}
          </p>
          <Boxes>
            {shut.map(({ bit, name }) => (
              <Choice key={bit} name="types" value={bit} disabled aria-describedby="types-shut">
                {name}
              </Choice>
            ))}
          </Boxes>
        </>
      )}
    </ChoiceGroup>
  );
}

export function CarrierBoxes({ page: { catalog }, chosen }: BoxesProps<readonly number[]>) {
  return (
    <ChoiceGroup legend="Carriers" id="carriers">
      <Boxes>
        {catalog.carriers.map(({ carrierNo, name }) => (
          <Choice
            key={carrierNo}
            name="carriers"
            value={carrierNo}
            defaultChecked={chosen.includes(carrierNo)}
          >
            {name}
          </Choice>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}

export function LanguageBoxes({ page: { catalog }, chosen, error }: BoxesProps<number>) {
  return (
    <ChoiceGroup legend="Languages" id="languages" {...(error === undefined ? {} : { error })}>
      <Boxes>
        {catalog.languages.map(({ bit, name }) => (
          <Choice key={bit} name="languages" value={bit} defaultChecked={hasBit(chosen, bit)}>
            {name}
          </Choice>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}

/** In columns where there is room: many short names. */
function Boxes({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-4 md:grid-cols-3 min-[480px]:grid-cols-2">{children}</div>;
}
