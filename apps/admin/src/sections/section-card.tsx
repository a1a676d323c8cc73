import type { SectionType, Selection } from "@consultorio/content";
import { defaultVariant, isVariant, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { NativeSelect, Switch, VisuallyHidden } from "@mantine/core";
import { fill, strings } from "../strings.ts";
import { LayoutPicture } from "./layout-picture.tsx";
import classes from "./sections.module.css";

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
}

const words = strings.sections;

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
      data-focused={focused}
      data-display={display}
      onFocusCapture={onFocus}
      onPointerDown={onFocus}
    >
      <LayoutPicture key={component} type={type} id={component} name={name} />
      <div className={classes.controls}>
        <header className={classes.cardHeader}>
          <h3 className={classes.cardTitle}>{label}</h3>
          {changed && <span className={classes.changed}>{words.changed}</span>}
        </header>
        <NativeSelect
          label={
            <>
              {words.layout} <VisuallyHidden>{fill(words.ofSection, { section: label })}</VisuallyHidden>
            </>
          }
          value={component}
          data={layoutOptions(type, component)}
          error={props.problem ?? unknownLayout(type, component)}
          onChange={(event) => onChange({ component: event.currentTarget.value })}
        />
        {layout && <p className={classes.description}>{layout.description}</p>}
        <Switch
          className={classes.display}
          label={
            <>
              {words.display}
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </>
          }
          checked={display}
          onChange={(event) => onChange({ display: event.currentTarget.checked })}
        />
        {!display && <p className={classes.hiddenNote}>{words.hidden}</p>}
      </div>
    </article>
  );
}

function layoutOptions(type: SectionType, chosen: string) {
  const known = variantIds(type).map((value) => ({ value, label: variantInfo(type, value)?.label ?? value }));
  return isVariant(type, chosen)
    ? known
    : [{ value: chosen, label: fill(words.unknownOption, { id: chosen }) }, ...known];
}

function unknownLayout(type: SectionType, id: string): string | undefined {
  if (isVariant(type, id)) return undefined;
  const fallback = defaultVariant(type);
  return fill(words.unknownVariant, { id, fallback: variantInfo(type, fallback)?.label ?? fallback });
}
