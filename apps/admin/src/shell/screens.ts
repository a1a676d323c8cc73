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
import { words } from "./strings.ts";

/** The screens that the navigation names, in its order. */
export const screens = [
  { to: "/informacion", label: words.nav.siteContent, Icon: FileText },
  { to: "/colecciones", label: words.nav.collections, Icon: LibraryBig },
  { to: "/secciones", label: words.nav.sections, Icon: LayoutTemplate },
  { to: "/multimedia", label: words.nav.media, Icon: Images },
  { to: "/horarios", label: words.nav.notices, Icon: CalendarClock },
  { to: "/publicar", label: words.nav.publish, Icon: Send },
  { to: "/lista", label: words.nav.checklist, Icon: ListChecks },
  { to: "/historial", label: words.nav.history, Icon: History },
  { to: "/cuenta", label: words.nav.account, Icon: UserRound },
] as const;
