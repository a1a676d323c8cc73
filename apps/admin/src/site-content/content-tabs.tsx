import { Tabs } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { FieldGrid } from "../form/schema-field.tsx";
import { strings } from "../strings.ts";
import { type ContentBlock, contentTabs, tabOf } from "./content-plan.ts";
import classes from "./site-content.module.css";

interface ContentTabsProps {
  active: string;
  onChange: (tab: string) => void;
  /** Paths of the fields that are wrong; their tabs are marked. */
  errors: string[];
}

/** The six tabs and their forms. */
export function ContentTabs({ active, onChange, errors }: ContentTabsProps) {
  const wrong = new Set(errors.map((path) => tabOf(path)?.id));
  return (
    <Tabs
      value={active}
      onChange={(tab) => tab && onChange(tab)}
      keepMounted={false}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label={strings.siteContent.title}>
        {contentTabs.map(({ id, label }) => (
          <Tabs.Tab
            key={id}
            value={id}
            rightSection={
              wrong.has(id) && (
                <CircleAlert
                  size={18}
                  color="var(--color-urgent)"
                  role="img"
                  aria-label={strings.siteContent.tabProblems}
                />
              )
            }
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {contentTabs.map(({ id, blocks }) => (
        <Tabs.Panel key={id} value={id}>
          {blocks.map((block) => (
            <Block key={block.title} block={block} />
          ))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Block({ block: { title, text, path, fields } }: { block: ContentBlock }) {
  return (
    <section className={classes.block} aria-label={title}>
      <div>
        <h2 className={classes.blockTitle}>{title}</h2>
        {text && <p className={classes.blockText}>{text}</p>}
      </div>
      <div className={classes.fields}>
        <FieldGrid fields={fields} path={path} />
      </div>
    </section>
  );
}
