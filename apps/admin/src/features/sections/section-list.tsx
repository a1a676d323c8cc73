import type { SectionType, SelectedSections, Site } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { ArrowUpDown, Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SortableRow, SortableRows } from "#document-editor/lists/sortable-rows.tsx";
import { sectionGroups, withHomeMove } from "#section-variants/section-groups.ts";
import { selectionOf } from "#section-variants/selection.ts";
import { VariantsDialog } from "#section-variants/variants-dialog.tsx";
import { OrderRow } from "./order-row.tsx";
import { SectionCard } from "./section-card.tsx";
import classes from "./sections.module.css";
import { messages } from "./strings.ts";
import type { SectionsEditorState } from "./use-sections-editor.ts";

interface SectionListProps {
  state: SectionsEditorState;
  /** The draft with the selection on the screen; null while it loads. */
  site: Site | null;
}

/** A card for each section type, by where it appears; those of the home page can be moved, also as rows of a short list. */
export function SectionList({ state, site }: SectionListProps) {
  const { editor, sections, focused, problems, change, setFocused } = state;
  const saved: SelectedSections = editor.base.value;
  const [ordering, setOrdering] = useState(false);
  const [compared, setCompared] = useState<SectionType | null>(null);
  const card = (type: SectionType, controls?: ReactNode) => (
    <SectionCard
      type={type}
      selection={selectionOf(sections, type)}
      changed={JSON.stringify(sections[type]) !== JSON.stringify(saved[type])}
      focused={focused === type}
      problem={problems.find(({ path }) => path.split(".")[0] === type)?.message}
      site={site}
      controls={controls}
      onChange={(selection) => change(type, selection)}
      onFocus={() => setFocused(type)}
      onCompare={() => setCompared(type)}
    />
  );
  return (
    <div>
      {sectionGroups(sections).map(({ label, types, sortable }) => (
        <section key={label} aria-label={label} className={classes.group}>
          <header className={classes.groupHead}>
            <h2 className={classes.groupTitle}>{label}</h2>
            {sortable && (
              <Button
                variant="default"
                leftSection={
                  ordering ? <Check size={18} aria-hidden /> : <ArrowUpDown size={18} aria-hidden />
                }
                aria-pressed={ordering}
                onClick={() => setOrdering(!ordering)}
              >
                {ordering ? messages.order.done : messages.order.start}
              </Button>
            )}
          </header>
          {sortable && ordering && <p className={classes.description}>{messages.order.help}</p>}
          {sortable ? (
            <SortableRows
              className={ordering ? classes.order : classes.cards}
              keys={types}
              nameOf={(index) => nameAt(types, index)}
              onMove={(from, to) => editor.store.replace(withHomeMove(sections, from, to))}
            >
              {(index, move) => (
                <SortableRow
                  key={types[index]}
                  id={types[index] ?? ""}
                  name={nameAt(types, index)}
                  index={index}
                  count={types.length}
                  onMove={move}
                >
                  {(controls) => {
                    const type = types[index];
                    if (type === undefined) return null;
                    if (!ordering) return card(type, controls);
                    return (
                      <OrderRow {...{ type, index, controls }} selection={selectionOf(sections, type)} />
                    );
                  }}
                </SortableRow>
              )}
            </SortableRows>
          ) : (
            types.map((type) => <div key={type}>{card(type)}</div>)
          )}
        </section>
      ))}
      {compared && (
        <VariantsDialog
          type={compared}
          sections={sections}
          site={site}
          onChoose={(component) => change(compared, { component })}
          onClose={() => setCompared(null)}
        />
      )}
    </div>
  );
}

const nameAt = (types: readonly SectionType[], index: number): string => {
  const type = types[index];
  return type === undefined ? "" : sectionLabel(type);
};
