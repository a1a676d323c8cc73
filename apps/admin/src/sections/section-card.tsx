import type { SectionType, Selection, Site } from "@consultorio/content";
import { defaultVariant, isVariant, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { Button, NativeSelect, Switch, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { SaidNotes } from "../review/said-notes.tsx";
import { fill } from "../strings.ts";
import { FitNotes } from "./fit-notes.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import classes from "./sections.module.css";
import { words } from "./strings.ts";

interface SectionCardProps {
  type: SectionType;
  label: string;
  selection: Selection;
  /** Differs from what is saved. */
  changed: boolean;
  /** The preview shows this section. */
  focused: boolean;
  /** Why the server refused this choice. */
  problem: string | undefined;
  onChange: (change: Partial<Selection>) => void;
  onFocus: () => void;
  /** The draft with the selection on the screen; null until it is there. */
  site: Site | null;
  /** Shows every layout by its picture. */
  onCompare: () => void;
  /** Takes the section back to how it began; null where it is so. */
  onReset: (() => void) | null;
  /** Moves the section on the home page; left out where it has one place. */
  controls?: ReactNode;
}

/** One section type: the layout that it uses, its picture and description, and whether it is shown. */
export function SectionCard(props: SectionCardProps) {
  const { type, label, selection, changed, focused, onChange, onFocus } = props;
  const { component, display } = selection;
  const layout = variantInfo(type, component);
  const name = layout?.label ?? component;

  return (
    <article
      aria-label={label}
      className={classes.card}
      data-card={type}
      data-focused={focused}
      data-display={display}
      onFocusCapture={onFocus}
      onPointerDown={onFocus}
    >
      <LayoutPicture key={component} type={type} id={component} name={name} />
      <div className={classes.controls}>
        <header className={classes.cardHeader}>
          <h3 className={classes.cardTitle}>{label}</h3>
          <div className={classes.cardControls}>{props.controls}</div>
          {changed && <span className={classes.changed}>{words.sections.changed}</span>}
        </header>
        <NativeSelect
          label={
            <>
              {words.sections.layout}{" "}
              <VisuallyHidden>{fill(words.sections.ofSection, { section: label })}</VisuallyHidden>
            </>
          }
          value={component}
          data={layoutOptions(type, component)}
          error={props.problem ?? unknownLayout(type, component)}
          onChange={(event) => onChange({ component: event.currentTarget.value })}
        />
        {layout && <p className={classes.description}>{layout.description}</p>}
        <SaidNotes about={({ section }) => section === type} />
        {props.site && <FitNotes site={props.site} type={type} layout={component} />}
        <div className={classes.cardButtons}>
          <Button variant="default" onClick={props.onCompare}>
            {words.sections.seeLayouts}
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
          {props.onReset && (
            <Button variant="subtle" onClick={props.onReset}>
              {words.sections.reset}
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </Button>
          )}
        </div>
        <Switch
          className={classes.display}
          label={
            <>
              {words.sections.display}
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </>
          }
          checked={display}
          onChange={(event) => onChange({ display: event.currentTarget.checked })}
        />
        {!display && <p className={classes.hiddenNote}>{words.sections.hidden}</p>}
      </div>
    </article>
  );
}

function layoutOptions(type: SectionType, chosen: string) {
  const known = variantIds(type).map((value) => ({ value, label: variantInfo(type, value)?.label ?? value }));
  return isVariant(type, chosen)
    ? known
    : [{ value: chosen, label: fill(words.sections.unknownOption, { id: chosen }) }, ...known];
}

function unknownLayout(type: SectionType, id: string): string | undefined {
  if (isVariant(type, id)) return undefined;
  const fallback = defaultVariant(type);
  return fill(words.sections.unknownVariant, {
    id,
    fallback: variantInfo(type, fallback)?.label ?? fallback,
  });
}
