import { type DocumentName, documentNames } from "@consultorio/content";
import { fieldName } from "@consultorio/content/document-shape";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import panelClasses from "#components/panel.module.css";
import { useOrigin } from "#components/way-back.tsx";
import { placeOf } from "#document-editor/form/place-link.tsx";
import { messages } from "./strings.ts";
import type { PageDocuments } from "./use-page-documents.ts";

/** The problems of all documents, each with its field: an emptied text is not on the page any more. */
export function ToCorrect({ documents }: { documents: PageDocuments }) {
  return documentNames.map((name) => <WrongFields key={name} name={name} editor={documents[name]} />);
}

function WrongFields({
  name,
  editor: { store },
}: {
  name: DocumentName;
  editor: PageDocuments[DocumentName];
}) {
  const errors = useSyncExternalStore(store.subscribe, () => store.errors);
  const origin = useOrigin();
  return [...errors.keys()].map((path) => (
    <p key={path}>
      {messages.toCorrect}{" "}
      <Link {...placeOf(`${name}.${path}`)} state={origin} className={panelClasses.link}>
        {fieldName(store.shape, store.value, path)}
      </Link>
    </p>
  ));
}
