import type { SectionType, Selection, Site } from "@consultorio/content";
import { defaultVariant, isVariant, sectionLabel, variantIds, variantInfo } from "@consultorio/ui/catalog";
import { coveredBy } from "@consultorio/ui/site";
import { Button, Group, NativeSelect, Switch, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { fill } from "#components/strings.ts";
import { ReviewNotes } from "#features/review/review-notes.tsx";
import variantClasses from "#section-variants/section-variants.module.css";
import { selectionOf, variantName } from "#section-variants/selection.ts";
import { VariantPicture } from "#section-variants/variant-picture.tsx";
import { VariantWarnings } from "#section-variants/variant-warnings.tsx";
import classes from "./sections.module.css";
import { messages, otherPages } from "./strings.ts";

interface SectionCardProps {
  type: SectionType;
  selection: Selection;
  /** Differs from what is saved. */
  changed: boolean;
  /** The preview shows this section. */
  focused: boolean;
  /** Why the server refused this choice. */
  problem: string | undefined;
  onChange: (change: Partial<Selection>) => void;
  onFocus: () => void;
  /** The draft with the selection on the screen; null while it loads. */
  site: Site | null;
  /** Shows every variant with its picture. */
  onCompare: () => void;
  /** Moves the section on the home page; left out where it has a fixed place. */
  controls?: ReactNode;
}

/** One section type: the variant that it uses, its picture and description, and whether it is visible. */
export function SectionCard({
  type,
  selection,
  changed,
  focused,
  onChange,
  onFocus,
  ...props
}: SectionCardProps) {
  const { component, display } = selection;
  const label = sectionLabel(type);
  const info = variantInfo(type, component);
  const original = selectionOf({}, type);
  const cover = props.site === null ? undefined : coveredBy(props.site, type);
  const elsewhere = otherPages[type];
  /** Tells the screen reader which section a control belongs to. */
  const ofSection = <VisuallyHidden>{`: ${label}`}</VisuallyHidden>;
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
      <VariantPicture key={component} type={type} variant={component} />
      <div className={classes.controls}>
        <header className={classes.cardHeader}>
          <h3 className={classes.cardTitle}>{label}</h3>
          <div className={classes.cardControls}>{props.controls}</div>
          {changed && <span className={variantClasses.changed}>{messages.sections.changed}</span>}
        </header>
        <NativeSelect
          label={
            <>
              {messages.sections.variant}{" "}
              <VisuallyHidden>{fill(messages.sections.ofSection, { section: label })}</VisuallyHidden>
            </>
          }
          data-path={type}
          value={component}
          data={variantOptions(type, component)}
          error={props.problem ?? unknownVariant(type, component)}
          onChange={(event) => onChange({ component: event.currentTarget.value })}
        />
        {info && <p className={variantClasses.description}>{info.description}</p>}
        <ReviewNotes about={({ section }) => section === type} />
        {props.site && <VariantWarnings site={props.site} type={type} variant={component} />}
        <Group gap="0.5rem 0.75rem">
          <Button variant="default" onClick={props.onCompare}>
            {messages.sections.seeVariants}
            {ofSection}
          </Button>
          {!(display === original.display && component === original.component) && (
            <Button variant="subtle" onClick={() => onChange(original)}>
              {messages.sections.reset}
              {ofSection}
            </Button>
          )}
        </Group>
        <Switch
          className={classes.display}
          label={
            <>
              {messages.sections.display}
              {ofSection}
            </>
          }
          checked={display}
          onChange={(event) => onChange({ display: event.currentTarget.checked })}
        />
        {!display && (
          <p className={variantClasses.description}>
            {elsewhere ? messages.sections.hiddenAtHome : messages.sections.hidden}
          </p>
        )}
        {elsewhere && <p className={variantClasses.description}>{elsewhere}</p>}
        {display && cover && (
          <p className={variantClasses.description}>
            {fill(messages.sections.covered, { section: sectionLabel(cover) })}
          </p>
        )}
      </div>
    </article>
  );
}

function variantOptions(type: SectionType, chosen: string) {
  const options = variantIds(type).map((value) => ({ value, label: variantName(type, value) }));
  return isVariant(type, chosen)
    ? options
    : [{ value: chosen, label: fill(messages.sections.unknownOption, { id: chosen }) }, ...options];
}

function unknownVariant(type: SectionType, id: string): string | undefined {
  if (isVariant(type, id)) return undefined;
  return fill(messages.sections.unknownVariant, { id, fallback: variantName(type, defaultVariant(type)) });
}
