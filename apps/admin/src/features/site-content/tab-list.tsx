import type { ContentTab } from "@consultorio/content/content-plan";
import { createScopedKeydownHandler } from "@mantine/core";
import { WrongMark } from "#components/wrong-mark.tsx";
import classes from "./site-content.module.css";

interface TabListProps {
  label: string;
  tabs: ContentTab[];
  active: string;
  onChange: (tab: string) => void;
  /** Ids of the tabs with a wrong field. */
  wrong: ReadonlySet<string | undefined>;
}

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `tabpanel-${id}`;

/**
 * The tabs of the open group, with one stop for the tab key: the open tab; from there the arrow keys lead on (ARIA
 * Authoring Practices, «Tabs»). Plain elements, since they stand before the first field.
 */
export function TabList({ label, tabs, active, onChange, wrong }: TabListProps) {
  return (
    <div role="tablist" aria-label={label} className={classes.tabs}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === active}
          aria-controls={id === active ? panelId(id) : undefined}
          tabIndex={id === active ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(id)}
          onKeyDown={moveByKey}
        >
          {name}
          {wrong.has(id) && <WrongMark />}
        </button>
      ))}
    </div>
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
