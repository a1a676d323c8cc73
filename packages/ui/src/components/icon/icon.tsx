import type { IconName } from "@consultorio/content";
import {
  Activity,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BadgeCheck,
  Banknote,
  CalendarCheck,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  CreditCard,
  ExternalLink,
  HeartPulse,
  House,
  type IconNode,
  Info,
  Landmark,
  Mail,
  MapPin,
  Medal,
  Menu,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Quote,
  Scissors,
  Search,
  Share2,
  ShieldCheck,
  ShieldPlus,
  Siren,
  Star,
  Stethoscope,
  UserRound,
  UsersRound,
  Wallet,
  X,
  ZoomIn,
} from "lucide";
import { createElement } from "react";
import { cn } from "../class-names/class-names.ts";

/** The icons that content may name, drawn. */
const contentIcons: Record<IconName, IconNode> = {
  calendario: CalendarDays,
  pacientes: UsersRound,
  cirugia: Scissors,
  corazon: HeartPulse,
  escudo: ShieldCheck,
  medalla: Medal,
  reloj: Clock,
  pulso: Activity,
};

const interfaceIcons = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  badge: BadgeCheck,
  bank: Landmark,
  book: CalendarCheck,
  card: CreditCard,
  cash: Banknote,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  clock: Clock,
  close: X,
  enlarge: ZoomIn,
  external: ExternalLink,
  home: House,
  info: Info,
  insurance: ShieldPlus,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  person: UserRound,
  phone: Phone,
  place: MapPin,
  play: Play,
  plus: Plus,
  print: Printer,
  quote: Quote,
  search: Search,
  share: Share2,
  star: Star,
  stethoscope: Stethoscope,
  urgent: Siren,
  wallet: Wallet,
} satisfies Record<string, IconNode>;

export const icons: Record<IconName | keyof typeof interfaceIcons, IconNode> = {
  ...interfaceIcons,
  ...contentIcons,
};

interface IconProps {
  /** An icon that content names (`calendario`) or one of the interface (`arrow-right`). */
  name: keyof typeof icons;
  /** Lets an element show one of two icons. */
  "data-icon"?: "play" | "pause";
  /** Sized and coloured by classes; by default 20 px and the current colour. */
  className?: string | undefined;
}

/** A line icon. Decoration only: the words beside it, or the control's label, say what it means. */
export function Icon({ name, className, ...data }: IconProps) {
  return (
    <svg
      {...data}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("size-5 shrink-0", className)}
    >
      {icons[name].map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
