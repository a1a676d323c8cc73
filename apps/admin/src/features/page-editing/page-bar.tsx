import { isSectionType, type SectionType } from "@consultorio/content";
import { sectionLabel } from "@consultorio/ui/catalog";
import { NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { fill } from "#components/strings.ts";
import type { PagePart } from "#live-preview/messages.ts";
import type { SitePage } from "#live-preview/site-pages.ts";
import { PublishButton } from "#screen/publish-button.tsx";
import classes from "./page-editing.module.css";
import { messages } from "./strings.ts";

interface PageBarProps {
  /** Path of the page that is open. */
  page: string;
  pages: SitePage[];
  onPage: (path: string) => void;
  /** Leads to a section of the page; a phone has it below the page. */
  sections: ReactNode;
}

/** The way back, the page that is edited, its sections, and the button that publishes. */
export function PageBar({ page, pages, onPage, sections }: PageBarProps) {
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.back} aria-label={messages.back}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <h1 className={classes.title}>{messages.title}</h1>
      <NativeSelect
        className={classes.pages}
        aria-label={messages.page}
        value={page}
        data={pages.map(({ path, label }) => ({ value: path, label }))}
        onChange={(event) => onPage(event.currentTarget.value)}
      />
      <div className={classes.sections}>{sections}</div>
      <div className={classes.publish}>
        <PublishButton stays />
      </div>
    </header>
  );
}

interface SectionSelectProps {
  /** The parts that the page draws. */
  parts: PagePart[];
  /** Sections of the page that are hidden. */
  hidden: SectionType[];
  onSection: (section: SectionType) => void;
}

/** Leads to a section of the page, also to one that is hidden. */
export function SectionSelect({ parts, hidden, onSection }: SectionSelectProps) {
  const drawn = parts.map(({ key }) => key).filter(isSectionType);
  return (
    <NativeSelect
      aria-label={messages.goToSection}
      value=""
      data={[
        { value: "", label: messages.goToSection },
        ...drawn.map((type) => ({ value: type, label: sectionLabel(type) })),
        ...hidden.map((type) => ({
          value: type,
          label: fill(messages.hiddenSection, { section: sectionLabel(type) }),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (isSectionType(value)) onSection(value);
      }}
    />
  );
}
