import { createScopedKeydownHandler } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { ContentTab } from "./content-plan.ts";
import classes from "./site-content.module.css";
import { words } from "./strings.ts";

interface TabListProps {
  label: string;
  tabs: ContentTab[];
  active: string;
  onChange: (tab: string) => void;
  /** Ids of the tabs with something wrong in them. */
  wrong: ReadonlySet<string | undefined>;
  /** The second row: smaller, on as many lines as it needs. */
  more?: boolean;
}

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `tabpanel-${id}`;

/**
 * A row of tabs with one stop for the tab key: the open tab, or the first where another row has it; from there the arrow
 * keys lead on (ARIA Authoring Practices, «Tabs»). Plain elements, since two dozen of them stand before the first field.
 */
export function TabList({ label, tabs, active, onChange, wrong, more = false }: TabListProps) {
  const stop = tabs.find(({ id }) => id === active) ?? tabs[0];
  return (
    <div role="tablist" aria-label={label} className={classes.tabs} data-more={more}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === active}
          aria-controls={tab.id === active ? panelId(tab.id) : undefined}
          tabIndex={tab === stop ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab.id)}
          onKeyDown={moveByKey}
        >
          {wrong.has(tab.id) ? <WrongLabel label={tab.label} /> : tab.label}
        </button>
      ))}
    </div>
  );
}

function WrongLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <CircleAlert size={18} color="var(--color-urgent)" role="img" aria-label={words.tabProblems} />
    </>
  );
}

const moveByKey = createScopedKeydownHandler({
  parentSelector: '[role="tablist"]',
  siblingSelector: '[role="tab"]',
  dir: "ltr",
  orientation: "horizontal",
  loop: true,
  activateOnFocus: true,
});
