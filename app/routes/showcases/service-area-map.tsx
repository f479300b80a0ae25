import { AreaMap } from "#app/domains/directory/components/places/area-map.tsx";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { Caption } from "#app/ui/layout/caption.tsx";

const FRAME = { halfWidth: 300, halfHeight: 200 } as const;

/** The circle that the service radius draws around the office, as it is saved or was last previewed. */
export function ServiceAreaMap({ profile }: { profile: AgentProfile }) {
  const { point, serviceRadiusMiles, zip } = profile;
  return (
    <div>
      <AreaMap
        className="aspect-3/2"
        center={point}
        radiusMiles={serviceRadiusMiles}
        frame={FRAME}
        showRadius
        pins={[{ ...point, label: "Office" }]}
        title={`Map of ${serviceRadiusMiles} miles around ${zip}; the pin is the office`}
      />
      <Caption className="mt-2">
        {`${serviceRadiusMiles} miles around ${zip}. Press Preview to see another radius.`}
      </Caption>
    </div>
  );
}
