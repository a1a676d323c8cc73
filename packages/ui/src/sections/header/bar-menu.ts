import type { HeaderContent } from "./header.props.ts";
import { entriesInLine } from "./menu-line.ts";

interface BarMenu {
  /** The menu with the entries that fit. */
  navigation: HeaderContent["navigation"];
  /** False where the bar keeps its drawer button on every screen, since only the drawer has all entries. */
  complete: boolean;
}

/** The part of a header's menu that fits one line. */
export function barMenu({ navigation }: Pick<HeaderContent, "navigation">): BarMenu {
  if (navigation === null) return { navigation, complete: false };
  const { menu } = navigation;
  if (menu.status !== "ready") return { navigation, complete: true };
  const items = entriesInLine(menu.items);
  return {
    navigation: { ...navigation, menu: { ...menu, items } },
    complete: items.length === menu.items.length,
  };
}
