import { Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { FieldBlock } from "../form/field-block.tsx";
import { FieldGrid } from "../form/schema-field.tsx";
import { strings } from "../strings.ts";
import { type ContentTab, contentTabs, mainTabs, moreTabs, tabOf } from "./content-plan.ts";
import classes from "./site-content.module.css";

interface ContentTabsProps {
  active: string;
  onChange: (tab: string) => void;
  /** Paths of the fields that are wrong; their tabs are marked. */
  errors: string[];
}

const words = strings.siteContent;

/** The six tabs, every other part of the content beside them, and the form of the one that is open. */
export function ContentTabs({ active, onChange, errors }: ContentTabsProps) {
  const wrong = new Set(errors.map((path) => tabOf(path)?.id));
  const open = contentTabs.find(({ id }) => id === active);
  return (
    <Tabs
      value={active}
      onChange={(tab) => tab && onChange(tab)}
      keepMounted={false}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <TabList label={words.title} tabs={mainTabs} wrong={wrong} />
      <TabList label={words.more} tabs={moreTabs} wrong={wrong} />
      {contentTabs.map(({ id }) => (
        <Tabs.Panel key={id} value={id} tabIndex={-1}>
          {id === active &&
            open?.blocks.map(({ title, text, fields }) => (
              <FieldBlock key={title} title={title} text={text}>
                <FieldGrid fields={fields} path="" />
              </FieldBlock>
            ))}
        </Tabs.Panel>
      ))}
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
