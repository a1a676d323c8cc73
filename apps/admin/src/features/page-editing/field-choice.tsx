import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import panelClasses from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { fieldName } from "#document-shape/field-name.ts";
import { shapeAt } from "#document-shape/field-shape.ts";
import classes from "./page-editing.module.css";
import { pathWithin } from "./path-within.ts";
import { words } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

interface FieldChoiceProps {
  /** Paths of the fields, the text's own first. */
  fields: readonly string[];
  /** The text is written on the page. */
  inPlace: boolean;
  typing: boolean;
  documents: PageDocuments;
}

const { choice } = words;

/** Most fields of a text that are named. */
const mostSources = 4;

/** The field of a text: how long it is and what is wrong with it; of a text made of fields, a link to each. */
export function FieldChoice({ fields: [own, ...others], inPlace, typing, documents }: FieldChoiceProps) {
  const origin = useOrigin();
  if (own === undefined) return null;
  if (inPlace) return <OwnField path={own} typing={typing} documents={documents} />;
  return (
    <div className={classes.sources}>
      <p className={classes.note}>{others.length === 0 ? choice.derived : choice.around}</p>
      <ul>
        {[own, ...others].slice(0, mostSources).map((path) => (
          <li key={path}>
            <Link {...placeOf(path)} state={origin} className={panelClasses.link}>
              {nameOf(documents, path)}
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

function OwnField({ path, typing, documents }: { path: string; typing: boolean; documents: PageDocuments }) {
  const place = pathWithin(path);
  const store = documents[place?.document ?? "siteContent"].store;
  const value = useSyncExternalStore(store.subscribe, () => store.get(place?.path ?? ""));
  const problem = useSyncExternalStore(store.subscribe, () => store.errors.get(place?.path ?? ""));
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
      {typing && /\{\w+\}/.test(String(value)) && <p className={classes.note}>{choice.facts}</p>}
    </div>
  );
}
