import type { IconName } from "@consultorio/content";
import {
  Activity,
  CalendarDays,
  Clock,
  HeartPulse,
  type IconNode,
  Medal,
  Scissors,
  ShieldCheck,
  UsersRound,
} from "lucide";
import { LineIcon } from "./line-icon.tsx";

/** The icons that content may name, drawn. */
export const contentIcons: Record<IconName, IconNode> = {
  calendario: CalendarDays,
  pacientes: UsersRound,
  cirugia: Scissors,
  corazon: HeartPulse,
  escudo: ShieldCheck,
  medalla: Medal,
  reloj: Clock,
  pulso: Activity,
};

interface ContentIconProps {
  /** As content names it: `calendario`. */
  name: IconName;
  className?: string;
}

/** An icon of a fact. Decoration only: the text beside it has its meaning. */
export const ContentIcon = ({ name, className }: ContentIconProps) => (
  <LineIcon lines={contentIcons[name]} className={className} />
);
