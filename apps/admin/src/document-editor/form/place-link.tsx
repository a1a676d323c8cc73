import { Link, type LinkProps } from "@tanstack/react-router";
import classes from "#components/panel.module.css";
import { addressOf, collectionKinds } from "../document/collection-kinds.ts";
import { words } from "./strings.ts";

/**
 * Links to the screen and the field where a finding is corrected. `path` begins with the document
 * (`siteContent.doctorInfo.phone`, `diseases.0.name`); it is empty for what no field can correct.
 */
export function PlaceLink({ path }: { path: string }) {
  if (path === "") return null;
  return (
    <Link {...placeOf(path)} className={classes.link}>
      {words.goToField}
    </Link>
  );
}

function placeOf(path: string): Pick<LinkProps, "to" | "params" | "search"> {
  const [document, ...inner] = path.split(".");
  const kind = collectionKinds.find((known) => known === document);
  if (kind) {
    const [index, ...rest] = inner;
    const search = {
      ...(index !== undefined && { registro: String(Number(index) + 1) }),
      ...(rest.length > 0 && { campo: rest.join(".") }),
    };
    return { to: "/colecciones/$coleccion", params: { coleccion: addressOf(kind) }, search };
  }
  if (document !== "siteContent") return { to: "/secciones" };
  if (inner[0] === "notices") return { to: "/horarios" };
  return { to: "/informacion", search: inner.length === 0 ? {} : { campo: inner.join(".") } };
}
