import type { SectionType, SelectedSections, Site } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { type ReactNode, useState } from "react";
import { SortableRow, SortableRows } from "#document-editor/lists/sortable-rows.tsx";
import { sectionGroups, withHomeMove } from "#section-variants/section-groups.ts";
import { selectionOf } from "#section-variants/selection.ts";
import { VariantsDialog } from "#section-variants/variants-dialog.tsx";
import { SectionCard } from "./section-card.tsx";
import classes from "./sections.module.css";
import type { SectionsEditorState } from "./use-sections-editor.ts";

interface SectionListProps {
  state: SectionsEditorState;
  /** The draft with the selection on the screen; null while it loads. */
  site: Site | null;
}

/** A card for each section type, by where it appears; those of the home page can be moved. */
export function SectionList({ state, site }: SectionListProps) {
  const { editor, sections, focused, problems, change, setFocused } = state;
  const saved: SelectedSections = editor.base.value;
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
          <h2 className={classes.groupTitle}>{label}</h2>
          {sortable ? (
            <SortableRows
              className={classes.cards}
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
                  {(controls) => types[index] && card(types[index], controls)}
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
