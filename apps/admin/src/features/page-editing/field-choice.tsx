import { factNames, placeholdersIn, type Site } from "@consultorio/content";
import { fieldName, shapeAt } from "@consultorio/content/document-shape";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import panelClasses from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import classes from "./page-editing.module.css";
import { pathWithin } from "./path-within.ts";
import { messages } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

interface FieldChoiceProps {
  /** Paths of the fields, the text's own first. */
  fields: readonly string[];
  /** The text is written on the page. */
  inPlace: boolean;
  typing: boolean;
  documents: PageDocuments;
  site: Site;
}

const { choice } = messages;

/** Most fields of a text that are named. */
const mostSources = 4;

/** The field of a text: its length and its problem; of a text made of several fields, a link to each. */
export function FieldChoice({ fields: [ownPath, ...others], inPlace, ...rest }: FieldChoiceProps) {
  const origin = useOrigin();
  if (ownPath === undefined) return null;
  if (inPlace) return <OwnField key={ownPath} path={ownPath} {...rest} />;
  return (
    <div className={classes.sources}>
      <p className={classes.note}>{others.length === 0 ? choice.derived : choice.around}</p>
      <ul>
        {[ownPath, ...others].slice(0, mostSources).map((path) => (
          <li key={path}>
            <Link {...placeOf(path)} state={origin} className={panelClasses.link}>
              {nameOf(rest.documents, path)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(documents: PageDocuments, path: string): string {
  const place = pathWithin(path);
  if (!place) return path;
  const { store } = documents[place.document];
  return fieldName(store.shape, store.value, place.path);
}

interface OwnFieldProps extends Pick<FieldChoiceProps, "typing" | "documents" | "site"> {
  path: string;
}

function OwnField({ path, typing, documents, site }: OwnFieldProps) {
  const place = pathWithin(path);
  const store = documents[place?.document ?? "siteContent"].store;
  const value = useSyncExternalStore(store.subscribe, () => store.get(place?.path ?? ""));
  const problem = useSyncExternalStore(store.subscribe, () => store.errors.get(place?.path ?? ""));
  /** Its text when it was chosen. */
  const [first] = useState(value);
  const shape = shapeAt(store.shape, place?.path ?? "");
  if (!place || shape?.kind !== "value") return null;
  const count = String(value ?? "").length;
  return (
    <div className={classes.field}>
      <p className={classes.fieldName}>
        {fieldName(store.shape, store.value, place.path)}
        {shape.length !== undefined && (
          <span className={classes.length} data-over={count > shape.length}>
            {fill(choice.length, { count, most: shape.length })}
          </span>
        )}
      </p>
      {problem && (
        <p role="alert" className={panelClasses.failure}>
          {problem}
        </p>
      )}
      <p className={`${classes.keys} ${classes.whileTyping}`} data-typing={typing}>
        {shape.control === "multiline" ? choice.several : choice.one}
      </p>
      {/* An empty text has no place on the page where it could be typed again. */}
      {!typing && value === "" && first !== "" && (
        <p className={classes.note}>
          {choice.emptied}{" "}
          <Button variant="default" onClick={() => store.set(place.path, first)}>
            {choice.bringBack}
          </Button>
        </p>
      )}
      <Facts text={String(value ?? "")} typing={typing} site={site} />
    </div>
  );
}

/** About the names between braces in a text: their values, or that a name does not exist. */
function Facts({ text, typing, site }: { text: string; typing: boolean; site: Site }) {
  const placeholders = placeholdersIn(text, site.siteContent);
  const unknown = placeholders.filter(({ value }) => value === null).map(({ name }) => name);
  if (unknown.length > 0)
    return (
      <p role="alert" className={panelClasses.failure}>
        {fill(choice.unknownFact, { name: unknown.join(", ") })} {factNames.join(", ")}.
      </p>
    );
  return typing && placeholders.length > 0 && <p className={classes.note}>{choice.facts}</p>;
}
