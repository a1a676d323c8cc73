import type { SectionType, Site } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { isInDialog } from "#components/dialogs/is-in-dialog.ts";
import type { Selected } from "#live-preview/messages.ts";
import { FieldChoice } from "./field-choice.tsx";
import classes from "./page-editing.module.css";
import { PictureChoice } from "./picture-choice.tsx";
import { RecordLinks } from "./record-links.tsx";
import { RestLinks } from "./rest-links.tsx";
import { SectionTools } from "./section-tools.tsx";
import { messages } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

interface ChoiceSheetProps {
  ref: RefObject<HTMLElement | null>;
  selected: Selected | null;
  /** Leads to a section, where nothing is chosen. */
  sections: ReactNode;
  /** A text of the page is open. */
  typing: boolean;
  documents: PageDocuments;
  site: Site;
  /** Path of the page. */
  page: string;
  onPage: (path: string) => void;
  /** A section has another place or design: it is brought into view. */
  onMoved: (section: SectionType) => void;
  /** Back to the page with the keyboard. */
  onLeave: () => void;
  onClose: () => void;
}

const { choice } = messages;

/** The chosen element of the page and its controls, below the page. */
export function ChoiceSheet({ ref, selected, typing, documents, site, ...props }: ChoiceSheetProps) {
  /** The last action, and its section. */
  const [lastAction, setLastAction] = useState<{ section: SectionType; text: string } | null>(null);
  if (!selected) {
    return (
      <section ref={ref} className={classes.sheet} aria-label={choice.label} data-empty>
        <p className={classes.note}>
          <span className={classes.wide}>{choice.nothing}</span>
          <span className={classes.narrow}>{choice.nothingShort}</span>
        </p>
        <div className={classes.sheetSections}>{props.sections}</div>
      </section>
    );
  }
  const { section, fields, inPlace, picture, link } = selected;
  const field = picture ?? fields[0] ?? null;
  return (
    // Escape leads back to the page from any button in it.
    <section
      ref={ref}
      className={classes.sheet}
      aria-label={choice.label}
      data-typing={typing}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isInDialog(event)) props.onLeave();
      }}
    >
      <p role="status" className={`${classes.note} ${classes.said}`}>
        {lastAction?.section === section && lastAction.text}
      </p>
      <div className={classes.sheetHead}>
        <h2 className={classes.sheetTitle}>{section === null ? choice.wholePage : sectionLabel(section)}</h2>
        {inPlace && (
          // The focus leaves the text, which ends it. Its room stays: the page would move.
          <Button className={classes.whileTyping} data-typing={typing} onClick={props.onLeave}>
            {choice.done}
          </Button>
        )}
        <IconButton icon={X} aria-label={choice.close} onClick={props.onClose} />
      </div>
      {field === null && <RestLinks section={section} site={site} page={props.page} />}
      {fields.length > 0 && <FieldChoice {...{ fields, inPlace, typing, documents, site }} />}
      <div className={classes.tools}>
        {picture !== null && <PictureChoice key={picture} path={picture} documents={documents} />}
        <RecordLinks path={field} link={link} site={site} page={props.page} onPage={props.onPage} />
        {section !== null && (
          <SectionTools
            {...{ section, documents, site }}
            onMoved={props.onMoved}
            onAction={(text) => setLastAction({ section, text })}
          />
        )}
      </div>
    </section>
  );
}
