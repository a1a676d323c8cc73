import { type BodyZone, isBodyZone, zonePaths } from "#components/body-outline/body-geometry.ts";
import { BodyOutline } from "#components/body-outline/body-outline.tsx";
import { useMessages } from "#messages/messages.tsx";
import { bodyMapWords } from "#messages/words.ts";
import { strings } from "#strings/strings.ts";
import { CheckRow } from "./check-row.tsx";

const zones: BodyZone[] = Object.keys(zonePaths).filter(isBodyZone);

/** Where it is felt: a figure on which a tap ticks a place, and beside it the places as boxes. */
export function Places() {
  const { bodyMap } = useMessages({ bodyMap: bodyMapWords });
  return (
    <fieldset data-group="" className="min-w-0 print:not-has-checked:hidden">
      <legend className="font-display text-2xl">{strings.visitSheet.places}</legend>
      <div className="mt-3 flex gap-[min(1.5rem,4vw)] rounded-card bg-info-soft p-card md:gap-10 md:p-8 print:p-0">
        <div data-figure="" className="shrink-0 print:hidden">
          <BodyOutline
            zones={Object.fromEntries(zones.map((zone) => [zone, {}]))}
            className="sticky top-24 w-[min(13rem,28vw)] text-text"
          />
        </div>
        <div className="min-w-0 grow">
          {zones.map((zone) => (
            <CheckRow key={zone} id={`lugar-${zone}`} value={zone}>
              {bodyMap.zones[zone]}
            </CheckRow>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
