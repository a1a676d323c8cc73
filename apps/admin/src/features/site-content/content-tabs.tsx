import { type ContentBlock, type ContentTab, contentGroups, tabOf } from "@consultorio/content/content-plan";
import { leafPaths } from "@consultorio/content/document-shape";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useDeferredValue } from "react";
import panelClasses from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { Deferred } from "#document-editor/document/deferred.tsx";
import { type FieldNotes, FieldNotesProvider } from "#document-editor/document/field-notes.ts";
import fieldClasses from "#document-editor/fields/fields.module.css";
import { FieldBlock } from "#document-editor/form/field-block.tsx";
import { FieldGrid } from "#document-editor/form/schema-field.tsx";
import { useFactNotes, useFieldNotes } from "#field-places/use-field-notes.ts";
import { GroupList } from "./group-list.tsx";
import { useSameNumberNote } from "./same-number.tsx";
import classes from "./site-content.module.css";
import { messages } from "./strings.ts";
import { panelId, TabList, tabId } from "./tab-list.tsx";

interface ContentTabsProps {
  active: string;
  onChange: (tab: string) => void;
  /** Paths of the fields that are wrong; their tabs are marked. */
  errors: string[];
}

/**
 * The groups of the content, the tabs of the open group, and the form of the open tab. Where a row of tabs has no room,
 * one select replaces both.
 */
export function ContentTabs({ active, onChange, errors }: ContentTabsProps) {
  const wrong = new Set(errors.map((path) => tabOf(path)?.id));
  const option = ({ id, label }: ContentTab) => (
    <option key={id} value={id}>
      {wrong.has(id) ? `⚠ ${label}` : label}
    </option>
  );
  const notes = useSameNumberNote(useFieldNotes());
  const wrongParts = contentGroups
    .flatMap(({ tabs }) => tabs)
    .filter(({ id }) => wrong.has(id))
    .map(({ label }) => label)
    .join(", ");
  const group = contentGroups.find(({ tabs }) => tabs.some(({ id }) => id === active));
  const open = group?.tabs.find(({ id }) => id === active);
  // The other options are read only once the select is opened.
  const due = useDeferredValue(true, false);
  return (
    <div>
      <label className={classes.select}>
        {messages.part}
        <select
          className={fieldClasses.text}
          value={active}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {due
            ? contentGroups.map(({ label, tabs }) => (
                <optgroup key={label} label={label}>
                  {tabs.map(option)}
                </optgroup>
              ))
            : open && option(open)}
        </select>
        <ChevronDown size={18} aria-hidden />
      </label>
      {wrongParts !== "" && (
        <p className={classes.wrongParts}>{fill(messages.wrongParts, { parts: wrongParts })}</p>
      )}
      <GroupList groups={contentGroups} open={group} wrong={wrong} />
      {group && <TabList label={group.label} tabs={group.tabs} {...{ active, onChange, wrong }} />}
      {open && (
        <div key={open.id} role="tabpanel" id={panelId(open.id)} aria-labelledby={tabId(open.id)}>
          {open.blocks.map((block, index) => (
            <Deferred key={block.title} paths={block.fields.map(([path]) => path)} now={index === 0}>
              <NotedBlock {...block} notes={notes} />
            </Deferred>
          ))}
        </div>
      )}
    </div>
  );
}

/** A block of fields. Where visitors see none of them, the block says so once, and not each field. */
function NotedBlock({ title, text, fields, link, notes }: ContentBlock & { notes: FieldNotes }) {
  const facts = useFactNotes(notes);
  const all = fields.flatMap(([path, shape]) => leafPaths(shape, path)).map(notes);
  const hidden = all.every((note) => note !== null);
  const elsewhere = link && (
    <Link to={link.to} className={panelClasses.link}>
      {link.label}
    </Link>
  );
  return (
    <FieldBlock title={title} text={text} note={(hidden && all[0]) || elsewhere}>
      <FieldNotesProvider value={hidden ? noNotes : facts}>
        <FieldGrid fields={fields} path="" />
      </FieldNotesProvider>
    </FieldBlock>
  );
}

const noNotes: FieldNotes = () => null;
