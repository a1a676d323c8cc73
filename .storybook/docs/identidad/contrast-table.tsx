import type { ReactNode } from "react";
import { colorTokens } from "../../../packages/ui/scripts/color-tokens.ts";
import { contrast } from "../../../packages/ui/src/theme/contrast.ts";
import {
  controlPairings,
  leastContrast,
  type Pairing,
  textPairings,
} from "../../../packages/ui/src/theme/pairings.ts";
import { Sheet } from "./sheet.tsx";
import { themeCss, token } from "./theme-tokens.ts";

const colors = colorTokens(themeCss);

/** The contrast of a pairing, from the theme itself, cut (never rounded up) to one decimal. */
function ratio(front: string, ground: string): number {
  const [over, below] = [colors.get(front), colors.get(ground)];
  if (over === undefined || below === undefined)
    throw new Error(`pairings.ts: "${front}" or "${ground}" is not a colour of theme.css.`);
  return Math.floor(contrast(over, below) * 10) / 10;
}

/** Each colour of text on each ground that it stands on, drawn as such, with its contrast. */
export function TextContrast() {
  return (
    <PairingRows pairings={textPairings}>
      {(front, ground) => (
        <span
          className="flex items-baseline justify-between gap-3 rounded-small border border-line px-3 py-2"
          style={{ background: token(`color-${ground}`), color: token(`color-${front}`) }}
        >
          <span>{ground}</span>
          <Ratio value={ratio(front, ground)} least={leastContrast.text} />
        </span>
      )}
    </PairingRows>
  );
}

/** Controls, rings and large shapes: the shape in its colour, the figures in a legible one. */
export function ControlContrast() {
  return (
    <PairingRows pairings={controlPairings}>
      {(front, ground) => (
        <span
          className={`flex items-center gap-3 rounded-small border border-line px-3 py-2 ${/^inverse/.test(ground) ? "text-on-inverse" : "text-text"}`}
          style={{ background: token(`color-${ground}`) }}
        >
          <span
            className="block size-5 rounded-full border-3"
            style={{ borderColor: token(`color-${front}`) }}
          />
          <span className="grow">{ground}</span>
          <Ratio value={ratio(front, ground)} least={leastContrast.control} />
        </span>
      )}
    </PairingRows>
  );
}

interface PairingRowsProps {
  pairings: readonly Pairing[];
  children: (front: string, ground: string) => ReactNode;
}

function PairingRows({ pairings, children }: PairingRowsProps) {
  return (
    <Sheet>
      <dl className="grid gap-y-5 md:grid-cols-[8rem_1fr]">
        {pairings.map(([front, grounds]) => (
          <div key={front} className="contents">
            <dt className="pt-2 font-semibold">{front}</dt>
            <dd className="grid grid-cols-2 gap-2 md:grid-cols-4">
              {grounds.map((ground) => (
                <span key={ground}>{children(front, ground)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function Ratio({ value, least }: { value: number; least: number }) {
  return (
    <span className="font-semibold tabular-nums">
      {value.toFixed(1)}
      {value < least ? " ✗" : ""}
    </span>
  );
}
