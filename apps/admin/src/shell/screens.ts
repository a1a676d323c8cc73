import {
  CalendarClock,
  FileText,
  History,
  Images,
  LayoutTemplate,
  LibraryBig,
  ListChecks,
  Send,
  UserRound,
} from "lucide-react";
import { strings } from "../strings.ts";

const words = strings.nav;

/** The screens that the navigation names, in its order. */
export const screens = [
  { to: "/informacion", label: words.siteContent, Icon: FileText },
  { to: "/colecciones", label: words.collections, Icon: LibraryBig },
  { to: "/secciones", label: words.sections, Icon: LayoutTemplate },
  { to: "/multimedia", label: words.media, Icon: Images },
  { to: "/horarios", label: words.notices, Icon: CalendarClock },
  { to: "/publicar", label: words.publish, Icon: Send },
  { to: "/lista", label: words.checklist, Icon: ListChecks },
  { to: "/historial", label: words.history, Icon: History },
  { to: "/cuenta", label: words.account, Icon: UserRound },
] as const;
