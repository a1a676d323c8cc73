import { isBrandField } from "@consultorio/content/document-shape";
import { Link, type LinkProps } from "@tanstack/react-router";
import classes from "#components/panel.module.css";
import { useOrigin } from "#components/way-back.tsx";
import {
  addressOf,
  type CollectionKind,
  collectionKinds,
  nameFieldOf,
} from "#document-editor/document/collection-kinds.ts";
import { messages } from "./strings.ts";

/**
 * Links to the screen and the field where a finding is corrected, or, with another label, where something is used. `path`
 * begins with the document (`siteContent.doctorInfo.phone`, `diseases.0.name`); it is empty for a finding that no field
 * can correct.
 */
export function PlaceLink({ path, label = messages.goToField }: { path: string; label?: string }) {
  const origin = useOrigin();
  if (path === "") return null;
  return (
    <Link {...placeOf(path)} state={origin} className={classes.link}>
      {label}
    </Link>
  );
}

type Place = Pick<LinkProps, "to" | "params" | "search">;

/** The address of a field: its screen, its part and the field itself. */
export function placeOf(path: string): Place {
  const [document, ...inner] = path.split(".");
  const kind = collectionKinds.find((collection) => collection === document);
  if (kind) return placeOfRecord(kind, inner);
  const field = inner.length === 0 ? {} : { campo: inner.join(".") };
  if (document === "siteContent") return { to: screenOfField(inner), search: field };
  return { to: "/secciones", search: inner[0] === undefined ? {} : { campo: inner[0] } };
}

function placeOfRecord(kind: CollectionKind, [index, ...rest]: string[]): Place {
  const params = { coleccion: addressOf(kind) };
  if (index === undefined) return { to: "/colecciones/$coleccion", params };
  // A record as a whole is opened at its name.
  const field = rest.length > 0 ? rest.join(".") : nameFieldOf(kind);
  const search = { registro: String(Number(index) + 1), campo: field };
  return { to: "/colecciones/$coleccion", params, search };
}

/** The screen that edits a field of the site's content. */
function screenOfField(inner: string[]) {
  const [part] = inner;
  if (isBrandField(inner.join("."))) return "/marca";
  if (part === "notices") return "/horarios";
  if (part === "looks") return "/secciones";
  if (part === "confirmed") return "/lista";
  return part === "pictures" ? "/multimedia" : "/informacion";
}
