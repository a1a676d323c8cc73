import { documentNames, kinds, type SectionType, type Site } from "@consultorio/content";
import { sectionParts } from "@consultorio/content/content-plan";
import { documentShape, fieldName } from "@consultorio/content/document-shape";
import { Link } from "@tanstack/react-router";
import panelClasses from "#components/panel.module.css";
import { useOrigin } from "#components/way-back.tsx";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { placeOf } from "#document-editor/form/place-link.tsx";
import classes from "./page-editing.module.css";
import { messages } from "./strings.ts";

interface RestLinksProps {
  /** Null for a page without sections of its own, such as that of a disease. */
  section: SectionType | null;
  site: Site;
  /** Path of the page. */
  page: string;
}

/** Leads to the forms of content that cannot be typed on the page: hours, telephones, prices, lists. */
export function RestLinks({ section, site, page }: RestLinksProps) {
  const origin = useOrigin();
  const paths = section === null ? recordPaths(site, page) : sectionPaths(section);
  if (paths.length === 0) return null;
  return (
    <div className={classes.sources} data-rest>
      <p className={classes.note}>{messages.choice.rest}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link {...placeOf(path)} state={origin} className={panelClasses.link}>
              {nameOf(site, path)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The collection that a section of the home page shows. */
const collectionOf = (section: SectionType): CollectionKind | undefined =>
  section === "Testimonials"
    ? "testimonials"
    : kinds.find(({ homeSection }) => homeSection?.type === section)?.name;

function sectionPaths(section: SectionType): string[] {
  const records = collectionOf(section);
  return [...(records ? [records] : []), ...sectionParts[section].map((part) => `siteContent.${part}`)];
}

/** The record of a page, or the collection of a list. */
function recordPaths(site: Site, page: string): string[] {
  return kinds.flatMap((kind) => {
    if (page === kind.path) return [kind.name];
    const index = kind.records(site).findIndex(({ id }) => page === kind.pagePath(id));
    return index < 0 ? [] : [`${kind.name}.${index}`];
  });
}

function nameOf(site: Site, path: string): string {
  const [document = "", ...inner] = path.split(".");
  const name = documentNames.find((each) => each === document);
  if (name === undefined) return path;
  const shape = documentShape(name);
  return inner.length === 0 ? shape.label : fieldName(shape, site[name], inner.join("."));
}
