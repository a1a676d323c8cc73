import { NativeSelect, Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { FieldBlock } from "../form/field-block.tsx";
import { Later } from "../form/later.tsx";
import { FieldGrid } from "../form/schema-field.tsx";
import { type ContentTab, contentTabs, mainTabs, moreTabs, tabOf } from "./content-plan.ts";
import classes from "./site-content.module.css";
import { words } from "./strings.ts";

interface ContentTabsProps {
  active: string;
  onChange: (tab: string) => void;
  /** Paths of the fields that are wrong; their tabs are marked. */
  errors: string[];
}

/**
 * The six tabs, every other part of the content beside them, and the form of the one that is open. Where a row of tabs
 * has no room, one select stands in their place.
 */
export function ContentTabs({ active, onChange, errors }: ContentTabsProps) {
  const wrong = new Set(errors.map((path) => tabOf(path)?.id));
  const option = ({ id, label }: ContentTab) => ({
    value: id,
    label: wrong.has(id) ? `${label}: ${words.tabProblems}` : label,
  });
  const open = contentTabs.find(({ id }) => id === active);
  return (
    <Tabs
      value={active}
      onChange={(tab) => tab && onChange(tab)}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <NativeSelect
        className={classes.select}
        label={words.part}
        value={active}
        data={[
          { group: words.title, items: mainTabs.map(option) },
          { group: words.more, items: moreTabs.map(option) },
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TabList label={words.title} tabs={mainTabs} wrong={wrong} />
      <TabList label={words.more} tabs={moreTabs} wrong={wrong} />
      {open && (
        <Tabs.Panel key={open.id} value={open.id} tabIndex={-1}>
          {open.blocks.map(({ title, text, fields }, index) => (
            <Later key={title} paths={fields.map(([path]) => path)} now={index === 0}>
              <FieldBlock title={title} text={text}>
                <FieldGrid fields={fields} path="" />
              </FieldBlock>
            </Later>
          ))}
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

interface TabListProps {
  label: string;
  tabs: ContentTab[];
  /** Ids of the tabs with something wrong in them. */
  wrong: ReadonlySet<string | undefined>;
}

function TabList({ label, tabs, wrong }: TabListProps) {
  return (
    <Tabs.List aria-label={label} data-more={label === words.more}>
      {tabs.map((tab) => (
        <Tabs.Tab
          key={tab.id}
          value={tab.id}
          rightSection={
            wrong.has(tab.id) && (
              <CircleAlert size={18} color="var(--color-urgent)" role="img" aria-label={words.tabProblems} />
            )
          }
        >
          {tab.label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
