import { converter, type Oklch } from "culori";
import { parseColor } from "./contrast.ts";

const toOklch = converter("oklch");
const oklchOf = (color: string): Oklch => toOklch(parseColor(color));

/** The hue of what is an emergency, in every theme: degrees of OKLCH. */
export const emergencyHue = 28;

/** How near a hue is taken for that red: from a raspberry to an orange red. */
const width = 35;

/** Less chroma is a grey or a brown, whatever its hue. */
const greyest = 0.05;

/** Whether a colour is a red as that of emergencies is, light and dark ones too. No control may have it. */
export function isEmergencyRed(color: string): boolean {
  const { c, h = 0 } = oklchOf(color);
  const distance = Math.abs(h - emergencyHue) % 360;
  return c >= greyest && Math.min(distance, 360 - distance) < width;
}
